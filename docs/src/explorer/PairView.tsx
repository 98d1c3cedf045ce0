import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { pagePath } from '../../../core/contract/paths.js';
import { fitOf } from '../../../core/fit/fit.js';
import { printerName } from '../../../core/names/printer-name.js';
import { chooseNozzle } from '../../../core/profiles/choose-nozzle.js';
import { printedSpeed } from '../../../core/profiles/effective-speed.js';
import { MEANINGS, meaningOf } from '../../../core/words/meanings.js';
import type { Fit, Material, Printer, Profile } from '../../../schemas/generated/record.js';
import { calibrationPath } from '../calibration/path.js';
import { InYourSlicer } from '../preset/InYourSlicer.js';
import { correctAddress } from '../records/correction.js';
import { troublePath } from '../symptom/trouble-path.js';
import { ApiAddress } from './ApiAddress.js';
import { MaterialSafety } from './MaterialSafety.js';
import { NozzleField } from './NozzleField.js';
import { OtherMaterials } from './OtherMaterials.js';
import { Status } from './Status.js';
import { fill } from './texts/fill.js';
import { loadedValue, useLoaded, useOnDemand, useTools } from './tools.js';

/** Whether a printer prints a material, the figures that people look for, and everything else folded. */
export function PairView({ printer, material }: { printer: Printer; material: Material }) {
  const { texts, files, place, go } = useTools();
  const subject = { kind: 'profiles', printer: printer.id, material: material.id } as const;
  const exists = printer.materials.includes(material.id);
  // One for each nozzle: a page of the list holds them all.
  const loading = useLoaded(exists ? pagePath(subject) : null, (path) => files.page<Profile>(path));
  const profiles = loadedValue(loading)?.data ?? [];
  const profile = chooseNozzle(profiles, place.nozzle);
  const names = { printer: printerName(printer), material: material.name };
  if (exists && !profile) return <Status of={loading} what={`${names.printer} · ${names.material}`} />;
  const fit = fitOf({ printer, material, profiles, nozzle: profile?.nozzle.variant });
  if (!profile)
    return (
      <>
        <h2>{fill(texts.pairOf, names)}</h2>
        <Verdict fit={fit} />
        <Withheld {...{ printer, material }} />
        <OtherMaterials printer={printer} />
        <MaterialSafety material={material} />
      </>
    );
  return (
    <>
      <h2>{fill(texts.profileOf, { ...names, nozzle: profile.nozzle.variant })}</h2>
      <Verdict fit={fit}>
        <Reach {...{ profile, printer, material }} />
      </Verdict>
      <NozzleField
        variants={profiles.map(({ nozzle }) => nozzle.variant)}
        chosen={profile.nozzle.variant}
        onChoose={(nozzle) => go({ nozzle })}
      />
      <Warnings of={profile} />
      <Figures {...{ profile, material }} />
      <Origin profile={profile} />
      <Actions />
      <InYourSlicer {...{ profile, printer, material }} />
      {fit.verdict === 'no' && <OtherMaterials printer={printer} />}
      <Rest {...{ profile, printer, material }} />
      <MaterialSafety material={material} />
      <Warnings of={material} />
      <ApiAddress subject={subject} />
    </>
  );
}

/** The verdict, with every reason in a sentence; what speaks for it stands below. */
function Verdict({ fit: { verdict, reasons }, children }: { fit: Fit; children?: ComponentChildren }) {
  const { texts, say } = useTools();
  return (
    <div class={`xp-fit xp-fit-${verdict}`}>
      <strong>{texts.verdicts[verdict]}</strong>
      {reasons.length > 0 && (
        <ul>
          {reasons.map(({ code, message, message_zh }) => (
            <li key={code}>{say(message, message_zh)}</li>
          ))}
        </ul>
      )}
      {verdict !== 'no' && children}
    </div>
  );
}

/** What the profile asks of the machine, of what the machine reaches where that is known. */
function Reach({ profile, printer, material }: { profile: Profile; printer: Printer; material: Material }) {
  const { say, writer } = useTools();
  const part = (
    title: string,
    { first_layer: first, other_layers: others }: Profile['bed_temperature_c'],
    field: 'max_nozzle_temperature_c' | 'max_bed_temperature_c',
  ) => {
    const [asked, most] = [Math.max(first ?? 0, others ?? 0), printer[field]];
    if (asked === 0 || most === null) return null;
    const meaning = meaningOf(printer, field);
    const words = meaning && MEANINGS[meaning];
    const figures = writer.withUnit(say(`${asked} of ${most}`, `${asked} / ${most}`), '°C');
    return `${title} ${figures}${words ? writer.aside.join(say(words.en, words.zh)) : ''}`;
  };
  const parts = [
    part(say('Nozzle', '喷嘴'), profile.nozzle_temperature_c, 'max_nozzle_temperature_c'),
    part(say('bed', '热床'), profile.bed_temperature_c, 'max_bed_temperature_c'),
    material.enclosure === 'not_needed' ? say('no enclosure needed', '无需封闭机箱') : null,
  ].filter((one) => one !== null);
  return parts.length > 0 && <p>{parts.join(writer.comma)}</p>;
}

/** Why a preset that there is was left out. */
function Withheld({ printer, material }: { printer: Printer; material: Material }) {
  const { texts } = useTools();
  const withheld = printer.provenance.withheld.filter((entry) => entry.material === material.id);
  return (
    <>
      {[...new Set(withheld.map(({ reason }) => reason))].map((reason) => (
        <p key={reason} class="xp-alert">
          {fill(texts.withheld, { reason })}
        </p>
      ))}
    </>
  );
}

/** The figures that nearly everybody looks for, each with a link to the form that corrects it; what is not known is left out. */
function Figures({ profile, material }: { profile: Profile; material: Material }) {
  const { say, writer, base, prefix } = useTools();
  const { process, cooling, retraction } = profile;
  const layers = ({ first_layer: first, other_layers: others }: Profile['bed_temperature_c'], unit: string) =>
    first === null || others === null || first === others
      ? writer.any(others ?? first, unit)
      : writer.withUnit(`${writer.number(first)} → ${writer.number(others)}`, unit);
  const speed = (kind: 'outer_wall' | 'sparse_infill') => {
    const [reached, set] = [printedSpeed(profile, kind), process.speed_mm_s[kind]];
    if (reached === null) return null;
    const text = writer.any(Math.round(reached), 'mm/s');
    return set === null || set - reached < 1 ? text : text + writer.aside.join(say(`set to ${set}`, `设为 ${set}`));
  };
  const joined = (...parts: (string | null)[]) => parts.filter((part) => part !== null).join(writer.comma) || null;
  const [here, plastic] = [`profiles/${profile.id}`, `materials/${material.id}`];
  const shown: [label: string, text: string | null, record: string, field: string][] = [
    [say('Nozzle', '喷嘴'), layers(profile.nozzle_temperature_c, '°C'), here, 'nozzle_temperature_c.other_layers'],
    [say('Bed', '热床'), layers(profile.bed_temperature_c, '°C'), here, 'bed_temperature_c.other_layers'],
    [
      say('Chamber', '腔体'),
      profile.chamber_temperature_c === 0 ? null : writer.any(profile.chamber_temperature_c, '°C'),
      here,
      'chamber_temperature_c',
    ],
    [
      say('Fan', '风扇'),
      writer.range(cooling.fan_min_percent, cooling.fan_max_percent, '%'),
      here,
      'cooling.fan_max_percent',
    ],
    [
      say('Retraction', '回抽'),
      joined(
        writer.any(retraction.length_mm, 'mm'),
        retraction.length_mm === 0 ? null : writer.any(retraction.speed_mm_s, 'mm/s'),
      ),
      here,
      'retraction.length_mm',
    ],
    [
      say('Flow limit', '最大流量'),
      writer.any(profile.max_volumetric_speed_mm3_s, 'mm³/s'),
      here,
      'max_volumetric_speed_mm3_s',
    ],
    [say('Layer height', '层高'), writer.any(process.layer_height_mm, 'mm'), here, 'process.layer_height_mm'],
    [say('Outer wall', '外墙速度'), speed('outer_wall'), here, 'process.speed_mm_s.outer_wall'],
    [say('Infill', '填充速度'), speed('sparse_infill'), here, 'process.speed_mm_s.sparse_infill'],
    [
      say('Acceleration', '加速度'),
      writer.any(process.acceleration_mm_s2.default, 'mm/s²'),
      here,
      'process.acceleration_mm_s2.default',
    ],
    [
      say('Dry the spool', '烘干'),
      joined(
        writer.range(material.drying_temperature_c.min, material.drying_temperature_c.max, '°C'),
        writer.range(material.drying_time_h.min, material.drying_time_h.max, 'h'),
      ),
      plastic,
      'drying_temperature_c',
    ],
  ];
  const to = (path: string) => `${base}${prefix}${path}`;
  return (
    <dl class="xp-key">
      {shown.map(
        ([label, text, record, field]) =>
          text !== null && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <a
                  href={correctAddress(to, record, field)}
                  title={say('Wrong? Correct it', '有误？去更正')}
                  aria-label={`${label} ${text}${writer.colon}${say('wrong?', '有误？')}`}
                  rel="nofollow"
                >
                  {text}
                </a>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** Whose figures they are, and the presets that they were read from. */
function Origin({ profile: { basis, evidence, provenance } }: { profile: Profile }) {
  const { texts, writer, sources } = useTools();
  const source = sources[provenance.source];
  const presets = [provenance.filament_preset, provenance.process_preset].filter((name) => name !== null);
  return (
    <p class={basis === 'library' ? 'xp-alert' : 'xp-quiet'}>
      {writer.sentence([texts.basis[basis], texts.evidence[evidence]].join(writer.semicolon))}{' '}
      {presets.map((name, i) => (
        <span key={name}>
          {i > 0 && writer.comma}
          <q>{name}</q>
        </span>
      ))}
      {source && (
        <>
          {' · '}
          <a href={source.repository}>{source.name}</a>
        </>
      )}
    </p>
  );
}

/** What one does next. */
function Actions() {
  const { texts, say, base, prefix, place } = useTools();
  return (
    <p class="xp-next">
      <a class="xp-button" href={`${base}${prefix}${troublePath(place)}`}>
        {say('Something went wrong?', '打印出了问题？')}
      </a>
      <a href={`${base}${prefix}${calibrationPath(place)}`}>{texts.calibrate}</a>
    </p>
  );
}

/** Every other value: loaded when it is unfolded. */
function Rest(of: { profile: Profile; printer: Printer; material: Material }) {
  const { texts } = useTools();
  const [open, setOpen] = useState(false);
  const loading = useOnDemand(open, async () => (await import('./AllSettings.js')).AllSettings);
  const AllSettings = loadedValue(loading);
  return (
    <details class="xp-more xp-rest" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{texts.allSettings}</summary>
      {open && <Status of={loading} what={texts.allSettings} />}
      {open && AllSettings && <AllSettings {...of} />}
    </details>
  );
}

/** What can harm and nobody could settle, in the language of the page; nothing where there is nothing. */
function Warnings({ of }: { of: Pick<Profile, 'warnings'> }) {
  const { say } = useTools();
  return (
    <>
      {of.warnings.map(({ code, message, message_zh }) => (
        <p key={code} class="xp-alert">
          {say(message, message_zh)}
        </p>
      ))}
    </>
  );
}
