import { useState } from 'preact/hooks';
import type { Files } from '../../../clients/typescript/src/files.js';
import { calledAs, profilesOf } from '../../../clients/typescript/src/parts/setup.js';
import { pagePath, productPresetsPath } from '../../../core/contract/paths.js';
import { fitOf } from '../../../core/fit/fit.js';
import type { Spool } from '../../../core/names/named-spool.js';
import { printerName } from '../../../core/names/printer-name.js';
import { chooseNozzle } from '../../../core/profiles/choose-nozzle.js';
import { printedSpeed } from '../../../core/profiles/effective-speed.js';
import { figuresText } from '../../../core/profiles/figures-text.js';
import { meaningWords } from '../../../core/words/meanings.js';
import type { Material, Printer, Profile } from '../../../schemas/generated/record.js';
import { type Fact, Facts, Fold, Separated } from '../parts.js';
import { InYourSlicer } from '../preset/InYourSlicer.js';
import { correctAddress } from '../records/correction.js';
import { setupQuery } from './query-state.js';
import { Status } from './Status.js';
import { fill } from './texts/fill.js';
import { loadedValue, useLoaded, useOnDemand, useTools } from './tools.js';
import { ApiAddress, addressesOf, MaterialSafety, NozzleField, OtherMaterials, Verdict } from './view-parts.js';

/** Shows whether a printer can print a material, the key figures, and everything else folded. */
export function PairView({ printer, material: plain }: { printer: Printer; material: Material }) {
  const { texts, say, to, files, place } = useTools();
  const subject = { kind: 'profiles', printer: printer.id, material: plain.id } as const;
  // Ignore a spool of another material: it was selected earlier.
  const asked = useLoaded(place.filament, (id) => loadSpool(files, id));
  const known = loadedValue(asked);
  const spool = known?.material === plain.id ? known : null;
  const material = calledAs(spool, plain);
  const exists = printer.materials.includes(plain.id) || spool !== null;
  // One profile per nozzle: they fit on one page of the list.
  const loading = useLoaded(
    exists && asked.state !== 'loading' ? `${pagePath(subject)} ${spool?.filament}` : null,
    () => profilesOf(files, printer, plain, spool),
  );
  const profiles = loadedValue(loading) ?? [];
  const profile = chooseNozzle(profiles, place.nozzle);
  const names = { printer: printerName(printer), material: material.name };
  if (asked.state === 'loading' || (exists && !profile && loading.state !== 'ready'))
    return <Status of={asked.state === 'loading' ? asked : loading} what={`${names.printer} · ${names.material}`} />;
  const product = spool ? { ...spool, diameters_mm: [] } : undefined;
  const fit = fitOf({ printer, material, profiles, nozzle: profile?.nozzle.variant, product });
  // The source may have a preset that the data leaves out.
  const withheld = new Set(
    printer.provenance.withheld.filter((entry) => entry.material === material.id).map(({ reason }) => reason),
  );
  if (!profile)
    return (
      <>
        <h2>{fill(texts.pairOf, names)}</h2>
        <Verdict fit={fit} />
        {[...withheld].map((reason) => (
          <p key={reason} class="alert">
            {say(
              `The source has a preset, but it is not published here: ${reason}.`,
              `来源中有预设，但这里不予发布：${reason}。`,
            )}
          </p>
        ))}
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
      <NozzleField variants={profiles.map(({ nozzle }) => nozzle.variant)} chosen={profile.nozzle.variant} />
      {spool && <p>{say(figuresText(profile, spool))}</p>}
      <Warnings of={profile} />
      <Figures {...{ profile, material }} />
      <Origin profile={profile} />
      <p class="row">
        <a class="button" href={to(`/symptoms/${setupQuery(place)}`)}>
          {say('Something went wrong?', '打印出了问题？')}
        </a>
        <a href={to(`/calibration/${setupQuery(place)}`)}>{texts.calibrate}</a>
      </p>
      <InYourSlicer {...{ profile, printer, material }} />
      {fit.verdict === 'no' && <OtherMaterials printer={printer} />}
      <Rest {...{ profile, printer, material }} />
      <MaterialSafety material={material} />
      <Warnings of={material} />
      <ApiAddress subject={subject} of={spool ? spoolAddresses(subject, spool, profile) : undefined} />
    </>
  );
}

/** The query for a spool on a printer, and the static file with its values. */
function spoolAddresses(
  subject: { kind: 'profiles'; printer: string; material: string },
  spool: Spool,
  profile: Profile,
) {
  const { file } = addressesOf(subject);
  const { query } = addressesOf({ ...subject, material: spool.filament });
  return { query, file: profile.figures_of === 'material' ? file : productPresetsPath(spool.brand, spool.filament) };
}

/** Compares the profile's temperatures with the printer's maximums, if known. */
function Reach({ profile, printer, material }: { profile: Profile; printer: Printer; material: Material }) {
  const { say, writer } = useTools();
  const part = (
    title: string,
    { first_layer: first, other_layers: others }: Profile['bed_temperature_c'],
    field: 'max_nozzle_temperature_c' | 'max_bed_temperature_c',
  ) => {
    const [asked, most] = [Math.max(first ?? 0, others ?? 0), printer[field]];
    if (asked === 0 || most === null) return null;
    const words = meaningWords(printer, field);
    const figures = writer.withUnit(say(`${asked} of ${most}`, `${asked} / ${most}`), '°C');
    return `${title} ${figures}${words ? writer.aside.join(say(words)) : ''}`;
  };
  const parts = [
    part(say('Nozzle', '喷嘴'), profile.nozzle_temperature_c, 'max_nozzle_temperature_c'),
    part(say('bed', '热床'), profile.bed_temperature_c, 'max_bed_temperature_c'),
    material.enclosure === 'not_needed' ? say('no enclosure needed', '无需封闭机箱') : null,
  ].filter((one) => one !== null);
  return parts.length > 0 && <p>{parts.join(writer.comma)}</p>;
}

/** Shows the most requested figures with a correction link each; unknown ones are omitted. */
function Figures({ profile, material }: { profile: Profile; material: Material }) {
  const { say, writer, to } = useTools();
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
  const chamber = profile.chamber_temperature_c;
  const fan = writer.range(cooling.fan_min_percent, cooling.fan_max_percent, '%');
  const retracted = joined(
    writer.any(retraction.length_mm, 'mm'),
    retraction.length_mm === 0 ? null : writer.any(retraction.speed_mm_s, 'mm/s'),
  );
  const flow = writer.any(profile.max_volumetric_speed_mm3_s, 'mm³/s');
  const acceleration = writer.any(process.acceleration_mm_s2.default, 'mm/s²');
  const { drying_temperature_c: heat, drying_time_h: hours } = material;
  const drying = joined(writer.range(heat.min, heat.max, '°C'), writer.range(hours.min, hours.max, 'h'));
  const ofMaterial = `materials/${material.id}`;
  const shown: [label: string, text: string | null, field: string, record?: string][] = [
    [say('Nozzle', '喷嘴'), layers(profile.nozzle_temperature_c, '°C'), 'nozzle_temperature_c.other_layers'],
    [say('Bed', '热床'), layers(profile.bed_temperature_c, '°C'), 'bed_temperature_c.other_layers'],
    [say('Chamber', '腔体'), chamber === 0 ? null : writer.any(chamber, '°C'), 'chamber_temperature_c'],
    [say('Fan', '风扇'), fan, 'cooling.fan_max_percent'],
    [say('Retraction', '回抽'), retracted, 'retraction.length_mm'],
    [say('Flow limit', '最大流量'), flow, 'max_volumetric_speed_mm3_s'],
    [say('Layer height', '层高'), writer.any(process.layer_height_mm, 'mm'), 'process.layer_height_mm'],
    [say('Outer wall', '外墙速度'), speed('outer_wall'), 'process.speed_mm_s.outer_wall'],
    [say('Infill', '填充速度'), speed('sparse_infill'), 'process.speed_mm_s.sparse_infill'],
    [say('Acceleration', '加速度'), acceleration, 'process.acceleration_mm_s2.default'],
    [say('Dry the spool', '烘干'), drying, 'drying_temperature_c', ofMaterial],
  ];
  return (
    <Facts
      also=" in-words xp-key"
      rows={shown.flatMap(([label, text, field, record = `profiles/${profile.id}`]): Fact[] => {
        if (text === null) return [];
        const correction = (
          <a
            href={correctAddress(to, record, field)}
            title={say('Wrong? Correct it', '有误？去更正')}
            aria-label={`${label} ${text}${writer.colon}${say('wrong?', '有误？')}`}
            rel="nofollow"
          >
            {text}
          </a>
        );
        return [[label, correction]];
      })}
    />
  );
}

/** Shows whose values these are and the presets they come from. */
function Origin({ profile: { basis, evidence, provenance } }: { profile: Profile }) {
  const { texts, writer, sources } = useTools();
  const source = sources[provenance.source];
  const presets = [provenance.filament_preset, provenance.process_preset].filter((name) => name !== null);
  return (
    <p class={basis === 'library' ? 'alert' : 'quiet'}>
      {writer.sentence([texts.basis[basis], texts.evidence[evidence]].join(writer.semicolon))}{' '}
      <Separated by={writer.comma}>
        {presets.map((name) => (
          <q key={name}>{name}</q>
        ))}
      </Separated>
      {source && (
        <>
          {' · '}
          <a href={source.repository}>{source.name}</a>
        </>
      )}
    </p>
  );
}

/** All other values, loaded when unfolded. */
function Rest(of: { profile: Profile; printer: Printer; material: Material }) {
  const { texts } = useTools();
  const [open, setOpen] = useState(false);
  const loading = useOnDemand(open, async () => (await import('./AllSettings.js')).AllSettings);
  return (
    <Fold class="xp-more xp-rest" title={texts.allSettings} onToggle={(event) => setOpen(event.currentTarget.open)}>
      {open && (
        <Status of={loading} what={texts.allSettings}>
          {(AllSettings) => <AllSettings {...of} />}
        </Status>
      )}
    </Fold>
  );
}

/** Shows the unresolved warnings of a record. */
function Warnings({ of }: { of: Pick<Profile, 'warnings'> }) {
  const { say } = useTools();
  return (
    <>
      {of.warnings.map(({ code, message, message_zh }) => (
        <p key={code} class="alert">
          {say(message, message_zh)}
        </p>
      ))}
    </>
  );
}

/** Lazy-loads the spool lookup, as few URLs name a spool. */
async function loadSpool(files: Files, id: string): Promise<Spool> {
  const { spoolById } = await import('../../../clients/typescript/src/parts/filaments.js');
  return spoolById(files, id);
}
