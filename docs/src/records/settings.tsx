import { FILES } from '../../../core/contract/paths.js';
import type { Catalogue } from './catalogue.js';
import type { PageLocale } from './locale.js';
import type { Page } from './page.js';

/** All settings, by where a slicer keeps them. */
export function settingsPage(from: Catalogue, locale: PageLocale): Page {
  const { say, to } = locale;
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
    crumbs: [],
    about: { '@type': 'DefinedTermSet', name: say('Slicer settings', '切片参数') },
    file: FILES.settings,
    body: [...scopes].map(([scope, settings]) => (
      <section key={scope} id={scope}>
        <h2>{titles[scope] ?? scope}</h2>
        <ul class="cards">
          {settings.map((setting) => (
            <li key={setting.id}>
              <a href={to(`/settings/${setting.id}/`)}>{locale.say(setting.name, setting.name_zh)}</a>
              <small>{say(setting.description, setting.description_zh)}</small>
            </li>
          ))}
        </ul>
      </section>
    )),
  };
}
