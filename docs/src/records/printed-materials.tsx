import { Fragment } from 'preact';
import { EVERYDAY, everydayFirst } from '../../../core/materials/everyday.js';
import { FIT_VERDICTS } from '../../../core/words/enumerations.js';
import { counted } from '../../../core/words/language.js';
import type { Fit, Printer } from '../../../schemas/generated/record.js';
import { Fold, Items } from '../parts.js';
import { explorerPath, NO_SETUP } from '../setup/setup.js';
import type { Catalogue, ShortProfile } from './catalogue.js';
import { Section, Table } from './lists.js';
import type { PageLocale } from './locale.js';
import { useLocale } from './use-locale.js';

interface Props {
  printer: Printer;
  fits: readonly Fit[];
  profiles: readonly ShortProfile[];
  from: Catalogue;
}

/** The materials of a printer: common ones with settings, others folded, and unprintable ones with the reason. */
export function PrintedMaterials({ printer, fits, profiles, from }: Props) {
  const locale = useLocale();
  const { say } = locale;
  const settings = new Map(profiles.map((profile) => [profile.material, profile]));
  const byMaterial = new Map(fits.map((fit) => [fit.material, fit]));
  const everyday = EVERYDAY.flatMap((id) => byMaterial.get(id) ?? []);
  const others = everydayFirst(from.materials.values())
    .flatMap(({ id }) => byMaterial.get(id) ?? [])
    .filter((fit) => !everyday.includes(fit));
  const {
    withSettings = [],
    rest = [],
    refused = [],
  } = Object.groupBy(others, ({ material, verdict }) => {
    if (verdict === 'no') return 'refused';
    return settings.has(material) ? 'withSettings' : 'rest';
  });
  const itemOf = (fit: Fit) => (
    <Fragment key={fit.material}>
      <Pair {...{ printer, fit, from }} /> <Verdict of={fit.verdict} />
      {fit.verdict === 'no' && <small> {reasonOf(fit, locale)}</small>}
    </Fragment>
  );
  const table = (shown: readonly Fit[]) => <Verdicts {...{ printer, shown, settings, from }} />;
  return (
    <Section id="materials" title={say('What it can print', '能打印什么')}>
      {table(everyday)}
      {withSettings.length > 0 && (
        <Fold
          title={say(
            `${counted(withSettings.length, 'more material')} with settings`,
            `另有 ${withSettings.length} 种耗材及参数`,
          )}
        >
          {table(withSettings)}
        </Fold>
      )}
      {rest.length > 0 && (
        <Fold
          title={say(
            `${counted(rest.length, 'more material')} without settings here`,
            `另有 ${rest.length} 种耗材，此处没有参数`,
          )}
        >
          <Items class="plain" of={rest.map(itemOf)} />
        </Fold>
      )}
      {refused.length > 0 && (
        <Fold
          title={say(`${counted(refused.length, 'material')} that it cannot print`, `${refused.length} 种耗材无法打印`)}
        >
          <Items class="plain" of={refused.map(itemOf)} />
        </Fold>
      )}
      <p class="quiet">
        {say('How the verdicts are decided: ', '结论如何得出：')}
        <a href={locale.to('/method/')}>{say('method', '方法')}</a>
        {say('. Temperatures in °C, first layer → other layers.', '。温度单位 °C，首层 → 其他层。')}
      </p>
    </Section>
  );
}

function Verdicts({
  printer,
  shown,
  settings,
  from,
}: Omit<Props, 'fits' | 'profiles'> & { shown: readonly Fit[]; settings: ReadonlyMap<string, ShortProfile> }) {
  const locale = useLocale();
  const { say, writer, texts } = locale;
  const rowOf = (fit: Fit) => {
    const profile = settings.get(fit.material);
    const why = fit.verdict === 'yes' ? null : reasonOf(fit, locale);
    const pair = (
      <>
        <Pair {...{ printer, fit, from }} />
        {profile && profile.nozzle.variant !== printer.default_nozzle_variant && (
          <small> {writer.withUnit(profile.nozzle.variant, 'mm')}</small>
        )}
      </>
    );
    const verdict = (
      <>
        <Verdict of={fit.verdict} />
        {why && <small>{why}</small>}
      </>
    );
    if (!profile) return [pair, verdict];
    const { nozzle_temperature_c: nozzle, bed_temperature_c: bed, outer_wall_mm_s: speed } = profile;
    const wall = speed === null ? <i>–</i> : writer.number(Math.round(speed));
    return [pair, verdict, <Layers of={nozzle} />, <Layers of={bed} />, wall];
  };
  const heads = [
    texts.material,
    say('Prints', '能否打印'),
    say('Nozzle', '喷嘴'),
    say('Bed', '热床'),
    say('Outer wall, mm/s', '外墙 mm/s'),
  ];
  return <Table class="values printed" heads={heads} rows={shown.map(rowOf)} />;
}

/** A material that links to its settings on the printer, or to the reason why it cannot be printed. */
function Pair({ printer, fit, from }: { printer: Printer; fit: Fit; from: Catalogue }) {
  const locale = useLocale();
  const name = from.materials.get(fit.material)?.name ?? fit.material;
  return <a href={locale.to(explorerPath(NO_SETUP, { printer: printer.id, material: fit.material }))}>{name}</a>;
}

/** The main reason, in a sentence. */
function reasonOf({ message, message_zh }: Fit, { say }: PageLocale): string | null {
  return message && message_zh ? say(message, message_zh) : null;
}

function Layers({ of: { first_layer: first, other_layers: others } }: { of: ShortProfile['nozzle_temperature_c'] }) {
  return <span>{first === others ? (others ?? '–') : `${first ?? '–'}\u00a0→ ${others ?? '–'}`}</span>;
}

/** Whether a printer can print a material, as a coloured label. */
function Verdict({ of }: { of: Fit['verdict'] }) {
  const { say } = useLocale();
  return <b class={`fit ${of}`}>{say(...FIT_VERDICTS[of])}</b>;
}
