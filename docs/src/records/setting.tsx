import { FILES } from '../../../core/contract/paths.js';
import { withoutPower } from '../../../core/troubleshoot/diagnose/power.js';
import { describeRequirement } from '../../../core/troubleshoot/resolve/change-words.js';
import type { TextPair } from '../../../core/words/language.js';
import { SLICERS } from '../../../core/words/slicers.js';
import type { Setting } from '../../../schemas/generated/record.js';
import { symptomPath } from '../symptom/view.js';
import type { Catalogue } from './catalogue.js';
import { Correction } from './correction.js';
import { Histogram } from './histogram.js';
import { Cards, Section, Table } from './lists.js';
import type { PageLocale } from './locale.js';
import type { Page } from './page.js';
import { useLocale } from './use-locale.js';
import { Wall } from './wall.js';

/** The page of a setting: its effect, its place in each slicer, the defects it fixes, and the values in use. */
export function settingPage(from: Catalogue, setting: Setting, locale: PageLocale): Page {
  const { id } = setting;
  const { say } = locale;
  const name = locale.say(setting.name, setting.name_zh);
  const conversion = say(setting.conversion ?? '', setting.conversion_zh ?? '');
  return {
    path: `/settings/${id}/`,
    heading: name,
    title: say(
      `${name} in OrcaSlicer, Bambu Studio, PrusaSlicer and Cura`,
      `${name}：在 OrcaSlicer、Bambu Studio、PrusaSlicer 和 Cura 中的位置`,
    ),
    description: say(
      `${setting.description} Its name in four slicers, the defects that it fixes and the values of all profiles.`,
      `${setting.description_zh}四款切片软件中的名称、可解决的问题以及全部配置的取值分布。`,
    ),
    crumbs: [{ name: say('Settings', '参数'), path: '/settings/' }],
    about: { '@type': 'DefinedTerm', name, termCode: id },
    file: FILES.settings,
    body: (
      <>
        <p class="lead">{say(setting.description, setting.description_zh)}</p>
        <Slicers setting={setting} />
        {conversion !== '' && <p>{conversion}</p>}
        <Histogram setting={setting} spread={from.spreads.get(id) ?? null} />
        <Mends {...{ id, from }} />
        <section>
          {setting.documentation !== null && (
            <p>
              <a href={setting.documentation}>{say('Documentation of the slicer', '切片软件的说明')}</a>
            </p>
          )}
          <Correction record={`settings/${id}`} label={name} />
        </section>
      </>
    ),
  };
}

/** The symptoms with a fix that changes the setting; each links to the first such fix and says what to change. */
function Mends({ id, from }: { id: string; from: Catalogue }) {
  const { say, texts, writer } = useLocale();
  const tiles = [...from.symptoms.values()].flatMap((rule) => {
    const changes = withoutPower(rule).causes.flatMap((cause) =>
      cause.fixes.flatMap(({ id: fix, adjustment }) =>
        adjustment?.setting === id ? [{ path: symptomPath(rule.id, cause.id, fix), ...adjustment }] : [],
      ),
    );
    const [first] = changes;
    if (!first) return [];
    const directions = new Set(changes.map(({ direction }) => texts.problem.direction[direction]));
    return [{ rule, path: first.path, note: [...directions].join(writer.comma) }];
  });
  return (
    <Section title={say('What it fixes', '可以解决的问题')}>
      {tiles.length === 0 && <p class="unknown">{say('No fix changes it.', '没有规则调整它。')}</p>}
      <Wall tiles={tiles} />
    </Section>
  );
}

function Slicers({ setting }: { setting: Setting }) {
  const locale = useLocale();
  const { say, texts } = locale;
  const title = say('Where to find it in each slicer', '在各切片软件中的位置');
  return (
    <Section title={title}>
      <Table
        class="values slicers"
        title={title}
        heads={[texts.slicer, say('In the interface', '界面名称'), say('Key', '配置键'), say('Default', '默认值')]}
        rows={SLICERS.map((id) => {
          const own = setting.slicers[id];
          const note = say(own.note ?? '', own.note_zh ?? '');
          const how = say(own.workaround ?? '', own.workaround_zh ?? '');
          const label = say(own.label ?? '', own.label_zh ?? own.label ?? '');
          return [
            texts.slicers[id],
            <>
              {label || (own.key === null ? how || texts.problem.noKey : texts.notKnown)}
              {own.requires.map((one) => (
                <small key={one.key}>{describeRequirement(one, say)}</small>
              ))}
              {note !== '' && <small>{note}</small>}
            </>,
            own.key === null ? '–' : <code>{own.key}</code>,
            own.key === null ? '–' : (formatDefault(own, locale) ?? texts.notKnown),
          ];
        })}
      />
    </Section>
  );
}

/** The page of all settings, by slicer category. */
export function settingsPage(from: Catalogue, { say }: PageLocale): Page {
  const scopes = Map.groupBy(from.settings.values(), ({ scope }) => scope);
  const titles: Record<string, string> = {
    filament: say('Filament settings', '耗材'),
    process: say('Print settings', '工艺'),
    printer: say('Printer settings', '打印机'),
  };
  return {
    path: '/settings/',
    heading: say('Slicer settings', '切片参数'),
    title: say('Slicer settings: names in every slicer', '切片参数：各切片软件中的名称'),
    description: say(
      `${from.settings.size} slicer settings: what each one does, its name and key in OrcaSlicer, Bambu Studio, PrusaSlicer and Cura, what it fixes and common values.`,
      `${from.settings.size} 个切片参数：作用，在 OrcaSlicer、Bambu Studio、PrusaSlicer 和 Cura 中的名称与配置键，可解决的问题和常用取值。`,
    ),
    about: { '@type': 'DefinedTermSet', name: say('Slicer settings', '切片参数') },
    file: FILES.settings,
    body: [...scopes].map(([scope, settings]) => (
      <Section key={scope} id={scope} title={titles[scope] ?? scope}>
        <Cards
          of={settings.map((setting) => ({
            path: `/settings/${setting.id}/`,
            name: say(setting.name, setting.name_zh),
            text: say(setting.description, setting.description_zh),
          }))}
        />
      </Section>
    )),
  };
}

/**
 * Labels of slicer option values, by key and value. The same value means different things in different options (`all`,
 * for example), so the value alone is not enough.
 */
const OPTIONS: Readonly<Record<string, TextPair>> = {
  'adhesion_type=brim': ['Brim', 'Brim'],
  'brim_type=auto_brim': ['Auto', '自动'],
  'brim_type=outer_only': ['Outer brim only', '仅外侧'],
  'inset_direction=inside_out': ['Inside To Outside', '从内到外'],
  'ironing_type=no ironing': ['No ironing', '不熨烫'],
  'perimeter_generator=arachne': ['Arachne', 'Arachne'],
  'print_sequence=all_at_once': ['All at Once', '同时打印'],
  'print_sequence=by layer': ['By layer', '逐层'],
  'retraction_combing=all': ['All', '所有'],
  'seam_position=aligned': ['Aligned', '对齐'],
  'seam_slope_type=none': ['None', '无'],
  'support_material_style=grid': ['Grid', '网格'],
  'support_structure=normal': ['Normal', '正常'],
  'support_type=normal(auto)': ['Normal (auto)', '普通（自动）'],
  'top_bottom_pattern=lines': ['Lines', '直线'],
  'wall_generator=arachne': ['Arachne', 'Arachne'],
  'wall_sequence=inner wall/outer wall': ['Inner/Outer', '内墙/外墙'],
  'z_seam_type=sharpest_corner': ['Sharpest Corner', '最尖角'],
};

/** The default of a slicer as text: an option by its label, a pattern by its common name, other text unchanged. */
export function formatDefault(own: Setting['slicers']['cura'], { say, writer }: PageLocale): string | null {
  const value = own.default;
  if (typeof value !== 'string') return writer.any(value, own.unit ?? '');
  const named = OPTIONS[`${own.key}=${value}`];
  if (named) return say(...named);
  return own.key?.endsWith('_pattern') ? writer.word(value) : value;
}
