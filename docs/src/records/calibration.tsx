import { FILES } from '../../../core/contract/paths.js';
import { builtSteps } from '../calibration/built.js';
import { CalibrationSection } from './calibration-step.js';
import type { Catalogue } from './catalogue.js';
import type { PageLocale } from './locale.js';
import type { Page } from './page.js';
import { published } from './published.js';

/** The way from a new spool to a tuned profile: to read as it is, and with scripts a place for one's own values. */
export function calibrationPage(from: Catalogue, locale: PageLocale): Page {
  const { say, to } = locale;
  const steps = from.calibration;
  const heading = say('Calibrate a new spool', '校准新耗材');
  const names = steps.map((step) => locale.say(step.name, step.name_zh));
  const description = say(
    `From a new spool to a tuned profile in ${steps.length} steps: ${names.join(', ')}. What to print in each slicer, what to look at, and space for your own values.`,
    `从新料盘到调好的配置，共 ${steps.length} 步：${names.join('、')}。各切片软件打印什么、看什么，并可记录自己的数值。`,
  );
  const materials = [...from.materials.values()]
    .sort((a, b) => b.printer_count - a.printer_count || (a.name < b.name ? -1 : 1))
    .map(({ id, name }) => [id, name]);
  return {
    path: '/calibration/',
    heading,
    title: say(
      'Calibrate a filament: temperature, flow, pressure advance, retraction',
      '耗材校准：温度、流量、压力提前、回抽',
    ),
    description,
    crumbs: [],
    about: {
      '@type': 'HowTo',
      name: heading,
      step: steps.map((step) => ({
        '@type': 'HowToStep',
        name: locale.say(step.name, step.name_zh),
        text: say(`${step.print} ${step.look}`, `${step.print_zh}${step.look_zh}`),
        url: published(`${to('/calibration/')}#${step.id}`, process.env.SITE_URL),
      })),
    },
    file: FILES.calibration,
    waits: true,
    body: (
      <>
        <p class="lead">
          {say(
            'Each step is based on the steps before it, so do them in this order and note the results.',
            '每一步都以前面的结果为基础，请按顺序进行并记下结果。',
          )}
        </p>
        <ol class="jump plan">
          {steps.map((step, i) => (
            <li key={step.id}>
              <a href={`#${step.id}`}>
                {i + 1}. {locale.say(step.name, step.name_zh)}
              </a>
            </li>
          ))}
        </ol>
        <section
          id="choices"
          class="late"
          aria-label={say('Your printer and material', '您使用的设备与耗材')}
          data-calibration={JSON.stringify({ steps: builtSteps(from, locale), materials })}
          hidden
        />
        {steps.map((step, i) => (
          <CalibrationSection key={step.id} number={i + 1} {...{ step, from, locale }} />
        ))}
        <section id="notes" hidden />
        <section id="sheet" hidden />
      </>
    ),
  };
}
