import { pagePath } from '../../../core/contract/paths.js';
import { POWER_OFF } from '../../../core/troubleshoot/diagnose/power.js';
import { CATEGORIES } from '../../../core/words/enumerations.js';
import type { Enumeration, TextPair } from '../../../core/words/language.js';
import type { Rule } from '../../../schemas/generated/record.js';
import { Fold } from '../parts.js';
import { App } from '../symptom/App.js';
import { pageAnswer, pageAnswerPath } from '../symptom/page-answer.js';
import type { Catalogue } from './catalogue.js';
import { Correction, DidNotHelp } from './correction.js';
import { AlsoCalled, Chips, LinkList, References, Section } from './lists.js';
import type { PageLocale } from './locale.js';
import type { Page } from './page.js';
import type { FilterName } from './symptom-filters.js';
import { useLocale } from './use-locale.js';
import { Picture, Wall } from './wall.js';

/** The page of a symptom: its appearance, causes and fixes. */
export function symptomPage(from: Catalogue, rule: Rule, locale: PageLocale): Page {
  const { id } = rule;
  const { say, texts } = locale;
  const name = locale.say(rule.name, rule.name_zh);
  const [likeliest] = rule.causes;
  return {
    path: `/symptoms/${id}/`,
    heading: name,
    title: say(`${name}: causes and fixes in 3D printing`, `${name}：3D 打印中的原因与解决方法`),
    description: say(
      `${rule.description} ${rule.causes.length} causes, the most likely first: ${likeliest?.name}. How to confirm each and what to do.`,
      `${rule.description_zh}${rule.causes.length} 个可能原因，最可能的是${likeliest?.name_zh}。逐一说明确认方法和解决方法。`,
    ),
    crumbs: [
      { name: say('Fix a print', '解决打印问题'), path: '/symptoms/' },
      { name: say(rule.category_name, rule.category_name_zh), path: `/symptoms/#${rule.category}` },
    ],
    about: { '@type': 'TechArticle', headline: name },
    file: pagePath({ kind: 'troubleshoot', symptom: id }),
    waits: 'asked',
    beside: (
      <div class="beside">
        <Picture pictures={rule.pictures} width={160} />
      </div>
    ),
    body: (
      <>
        {rule.power_off && (
          <p class="caution">
            <strong>{say(POWER_OFF)}</strong>
          </p>
        )}
        <p class="lead">{say(rule.description, rule.description_zh)}</p>
        <div id="symptom" data-answer={pageAnswerPath(id, locale.language)}>
          <App {...pageAnswer(rule, from, locale)} />
        </div>
        <div class="sy-late">
          <DidNotHelp symptom={id} />
          {rule.related.length > 0 && (
            <Section title={texts.problem.related}>
              <Wall tiles={rule.related.flatMap((other) => from.symptoms.get(other) ?? []).map((rule) => ({ rule }))} />
            </Section>
          )}
          <Fold title={say('Other names and sources', '其他名称与参考资料')}>
            <AlsoCalled aliases={rule.aliases} />
            <References references={rule.references} />
            <Correction record={`symptoms/${id}`} label={name} />
          </Fold>
        </div>
      </>
    ),
  };
}

/** All symptoms as a gallery of drawings by category, with filters for visible traits. */
export function symptomsPage(from: Catalogue, locale: PageLocale): Page {
  const { say, to } = locale;
  const found = Map.groupBy(from.symptoms.values(), ({ category }) => category);
  const categories = Object.entries(CATEGORIES).flatMap(([id, name]) => {
    const rules = found.get(id);
    return rules ? [{ id, name: say(...name), rules }] : [];
  });
  return {
    path: '/symptoms/',
    heading: say('What does your print look like?', '打印件出了什么问题？'),
    title: say('3D printing problems in pictures: causes and fixes', '3D 打印常见问题图解：原因与解决方法'),
    description: say(
      `${from.symptoms.size} defects of 3D prints in drawings: find yours by eye, then its causes, how to confirm them and what to do.`,
      `${from.symptoms.size} 种 3D 打印缺陷的示意图：看图找到问题，再查看原因、确认方法和解决方法。`,
    ),
    file: '/api/v1/troubleshoot.json',
    body: (
      <>
        <p>
          <a href={to('/codes/')}>{say('The display shows a code or message', '屏幕显示了代码或报错')}</a>
        </p>
        <Filters />
        <LinkList class="jump row" links={categories.map(({ id, name }) => [`#${id}`, name])} />
        <div class="walls">
          {categories.map(({ id, name, rules }) => (
            <Section key={id} id={id} title={name}>
              <Wall tiles={rules.map((rule) => ({ rule }))} filtered />
            </Section>
          ))}
        </div>
      </>
    ),
  };
}

/** The visible traits to filter by, with their values in form order. */
export const FILTERS: {
  readonly [S in FilterName]: { readonly name: TextPair; readonly values: Enumeration<Rule[S][number]> };
} = {
  where: {
    name: ['Where do you see it?', '出现在哪里？'],
    values: {
      'first-layer': ['First layer', '首层'],
      walls: ['Walls', '侧壁'],
      top: ['Top', '顶面'],
      overhangs: ['Overhangs and bridges', '悬垂与桥接'],
      details: ['Corners, holes, details', '转角、孔洞、细节'],
      supports: ['Supports', '支撑'],
      'whole-print': ['Whole print', '整个打印件'],
      printer: ['On the printer, not the print', '在打印机上，不在打印件上'],
    },
  },
  when: {
    name: ['When did you notice it?', '什么时候发现的？'],
    values: {
      start: ['At the start', '开始打印时'],
      printing: ['During the print', '打印过程中'],
      finished: ['On the finished part', '打印完成后'],
    },
  },
  appearance: {
    name: ['What does it look like?', '看起来是什么样？'],
    values: {
      gaps: ['Gaps and holes', '缝隙、孔洞'],
      'strings-and-blobs': ['Strings and blobs', '细丝、疙瘩'],
      'lines-and-ripples': ['Lines and ripples', '线条、波纹'],
      rough: ['Rough or scarred', '粗糙、划痕'],
      deformed: ['Bent, swollen, wrong size', '变形、鼓胀、尺寸不对'],
      'loose-or-broken': ['Loose, split, broken', '脱落、开裂、断裂'],
      stuck: ['Stuck or jammed', '粘死、卡住'],
      'colour-and-gloss': ['Colour and gloss', '颜色、光泽'],
      stops: ['Nothing comes out, or the print stops', '不出料、打印中止'],
      signal: ['A noise, a smell, a message', '异响、异味、报错'],
    },
  },
};

/** The filters of the symptom gallery. They are shown by a script: without JavaScript the whole gallery stays. */
export function Filters() {
  const { say } = useLocale();
  return (
    <details class="filters box" hidden>
      <summary>{say('Filter by what you see', '按看到的现象筛选')}</summary>
      <form autocomplete="off">
        {Object.entries(FILTERS).map(([sight, { name, values }]) => (
          <Chips key={sight} name={sight} type="checkbox" title={name} answers={values} />
        ))}
        <p class="state row">
          <span role="status" />{' '}
          <button type="reset" hidden>
            {say('Show all', '显示全部')}
          </button>
        </p>
      </form>
    </details>
  );
}
