import { FILES } from '../../../core/contract/paths.js';
import { entriesIn } from '../layouts/entries.js';
import { MissingPrinter } from './correction.js';
import { LinkList } from './lists.js';
import type { PageLocale } from './locale.js';
import type { Page } from './page.js';

/** The search page, with links to the lists for readers without JavaScript. */
export function findPage({ say }: PageLocale): Page {
  const lists: [path: string, name: string][] = [
    ['/symptoms/', say('Print problems: find yours in pictures', '故障图解')],
    ['/brands/', say('Printers by brand', '按品牌查找打印机')],
    ['/materials/', say('Materials by family', '按类别查找耗材')],
    ['/filaments/', say('Filaments by brand', '按品牌查找品牌耗材')],
    ['/settings/', say('Slicer settings', '切片参数')],
    ['/calibration/', say('Calibrate a new spool', '校准新耗材')],
  ];
  return {
    path: '/find/',
    heading: say('Find', '查找'),
    title: say('Find a printer, material, symptom or setting', '查找打印机、耗材、故障现象或参数'),
    description: say(
      'Find printers, materials, print defects and slicer settings by any of their names.',
      '按任意名称查找打印机、耗材、打印缺陷和切片参数。',
    ),
    about: { '@type': 'SearchResultsPage', name: say('Find', '查找') },
    file: FILES.find,
    waits: true,
    body: (
      <>
        <div id="found" class="found late" aria-live="polite" />
        <MissingPrinter />
        <h2>{say('In the documentation', '文档')}</h2>
        <div id="documentation" class="found" aria-live="polite">
          <LinkList
            links={[
              ['/quick-start/', say('Quick start', '快速入门')],
              ['/glossary/', say('Glossary', '术语')],
            ]}
          />
        </div>
        <h2>{say('All lists', '全部列表')}</h2>
        <LinkList links={lists} />
      </>
    ),
  };
}

/** The 404 page: searches for the words of the path and links to the main lists. */
export function missingPage(locale: PageLocale): Page {
  const { say, to } = locale;
  const heading = say('This page does not exist', '没有这个页面');
  return {
    path: '/404.html',
    heading,
    description: say('There is no page at this address.', '此网址没有内容。'),
    about: { '@type': 'WebPage', name: heading },
    file: FILES.index,
    body: (
      <>
        <p>
          {say(
            'There is no page at this address. It may be mistyped, or the page may have a new name.',
            '此网址没有内容。可能是网址有误，也可能是内容已经改名。',
          )}
        </p>
        <search>
          <form class="find missing row" action={to('/find/')}>
            <label>
              {say('Find a printer, material, symptom or setting', '查找打印机、耗材、故障现象或参数')}
              <input type="search" name="q" autocomplete="off" spellcheck={false} />
            </label>
            <button type="submit">{say('Find', '查找')}</button>
            <div class="found" aria-live="polite" />
          </form>
        </search>
        <MissingPrinter />
        <h2>{say('Or start here', '或者从这里开始')}</h2>
        <LinkList links={entriesIn(say).map(({ path, name }) => [path, name])} />
      </>
    ),
  };
}
