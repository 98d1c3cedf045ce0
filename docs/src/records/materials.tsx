import { everydayFirst } from '../../../core/materials/everyday.js';
import type { Catalogue } from './catalogue.js';
import type { PageLocale } from './locale.js';
import { MaterialTable } from './material-table/table.js';
import type { Page } from './page.js';

/** All materials to choose from: three questions, and a table in the words that people use. */
export function materialsPage(from: Catalogue, locale: PageLocale): Page {
  const { say } = locale;
  return {
    path: '/materials/',
    heading: say('Which material?', '选哪种耗材？'),
    title: say(
      '3D printing materials compared: heat, sun, strength, how hard to print',
      '3D 打印耗材对比：耐热、户外、强度与打印难度',
    ),
    description: say(
      `Choose among ${from.materials.size} materials by what the part must withstand, your printer and the effort; PLA, PETG, ABS, ASA, TPU and the rest side by side.`,
      `按零件要经受的环境、机器和愿意花的功夫，从 ${from.materials.size} 种耗材中挑选；PLA、PETG、ABS、ASA、TPU 等并排对比。`,
    ),
    crumbs: [],
    about: { '@type': 'CollectionPage', name: say('Materials', '耗材') },
    file: '/api/v1/materials.json',
    waits: true,
    body: (
      <>
        <p>
          <a href={locale.to('/filaments/')}>
            {say(
              `Have a spool at hand? Filaments of ${from.filamentBrands.size} brands`,
              `手上有一卷料？${from.filamentBrands.size} 个品牌的耗材`,
            )}
          </a>
        </p>
        <MaterialTable materials={everydayFirst(from.materials.values())} locale={locale} />
      </>
    ),
  };
}
