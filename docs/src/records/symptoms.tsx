import { CATEGORIES } from '../../../scripts/pipeline/compose/rule.js';
import type { Catalogue } from './catalogue.js';
import type { PageLocale } from './locale.js';
import type { Page } from './page.js';
import { Filters } from './symptom-filters/form.js';
import { Wall } from './wall.js';

/** All symptoms as a wall of pictures, by category, with filters for what one sees. */
export function symptomsPage(from: Catalogue, locale: PageLocale): Page {
  const { say, to } = locale;
  const found = Map.groupBy(from.symptoms.values(), ({ category }) => category);
  const categories = Object.entries(CATEGORIES).flatMap(([id, name]) => {
    const rules = found.get(id);
    return rules ? [{ id, name: say(name.en, name.zh), rules }] : [];
  });
  return {
    path: '/symptoms/',
    heading: say('What does your print look like?', '打印件出了什么问题？'),
    title: say('3D printing problems in pictures: causes and fixes', '3D 打印常见问题图解：原因与解决方法'),
    description: say(
      `${from.symptoms.size} defects of 3D prints in drawings: find yours by eye, then its causes, how to confirm them and what to do.`,
      `${from.symptoms.size} 种 3D 打印缺陷的示意图：看图找到问题，再查看原因、确认方法和解决方法。`,
    ),
    crumbs: [],
    about: { '@type': 'CollectionPage', name: say('3D printing problems', '3D 打印常见问题') },
    file: '/api/v1/troubleshoot.json',
    body: (
      <>
        <p>
          <a href={to('/codes/')}>{say('The display shows a code or message', '屏幕显示了代码或报错')}</a>
        </p>
        <Filters all={from.symptoms.size} locale={locale} />
        <ul class="jump">
          {categories.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ul>
        <div class="walls">
          {categories.map(({ id, name, rules }) => (
            <section key={id} id={id}>
              <h2>{name}</h2>
              <Wall rules={rules} locale={locale} filtered />
            </section>
          ))}
        </div>
      </>
    ),
  };
}
