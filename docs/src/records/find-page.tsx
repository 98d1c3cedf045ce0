import { FILES } from '../../../core/contract/paths.js';
import type { Catalogue } from './catalogue.js';
import type { PageLocale } from './locale.js';
import type { Page } from './page.js';
import { MissingPrinter } from './report-links.js';

/** The page of the search: what was found, and the lists for whoever has no JavaScript. */
export function findPage(from: Catalogue, locale: PageLocale): Page {
  const { say, to, writer } = locale;
  const lists: [path: string, name: string, count: number][] = [
    ['/symptoms/', say('Print problems: find yours in pictures', '故障图解'), from.symptoms.size],
    ['/brands/', say('Printers by brand', '按品牌查找打印机'), from.printers.size],
    ['/materials/', say('Materials by family', '按类别查找耗材'), from.materials.size],
    ['/filaments/', say('Filaments by brand', '按品牌查找品牌耗材'), from.filamentBrands.size],
    ['/settings/', say('Slicer settings', '切片参数'), from.settings.size],
    ['/calibration/', say('Calibrate a new spool', '校准新耗材'), from.calibration.length],
  ];
  return {
    path: '/find/',
    heading: say('Find', '查找'),
    title: say('Find a printer, material, symptom or setting', '查找打印机、耗材、故障现象或参数'),
    description: say(
      'Find printers, materials, print defects and slicer settings by any of their names.',
      '按任意名称查找打印机、耗材、打印缺陷和切片参数。',
    ),
    crumbs: [],
    about: { '@type': 'SearchResultsPage', name: say('Find', '查找') },
    file: FILES.find,
    waits: true,
    body: (
      <>
        <div id="found" class="found late" aria-live="polite" />
        <MissingPrinter {...locale} />
        <h2>{say('In the documentation', '文档')}</h2>
        <div id="documentation" class="found" aria-live="polite">
          <ul>
            <li>
              <a href={to('/quick-start/')}>{say('Quick start', '快速入门')}</a>
            </li>
            <li>
              <a href={to('/glossary/')}>{say('Glossary', '术语')}</a>
            </li>
          </ul>
        </div>
        <h2>{say('All lists', '全部列表')}</h2>
        <ul>
          {lists.map(([path, name, count]) => (
            <li key={path}>
              <a href={to(path)}>{name}</a>
              {writer.aside.join(String(count))}
            </li>
          ))}
        </ul>
      </>
    ),
  };
}
