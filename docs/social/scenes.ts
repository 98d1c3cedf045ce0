/** The picture of a kind of page, for shared links. */
export interface SocialScene {
  /** What kind of page it is, beside the drawing. */
  label: { en: string; zh: string };
  /** Description of the picture, for those who do not see it. */
  alt: { en: string; zh: string };
  /** Files of the drawings, below the root of the project: one alone, or four on cards. */
  drawings: readonly string[];
}

const symptom = (id: string) => `data/troubleshooting/symptoms/${id}.svg`;

/** One for each kind of page, by its name: `/social/<name>.png`. */
export const SOCIAL_SCENES = {
  home: {
    label: { en: 'Print settings and fixes', zh: '打印参数与故障解决' },
    alt: {
      en: 'Four drawings of failed prints: strings, lifted corners, shifted layers and a tangle of filament.',
      zh: '四种打印故障的示意图：拉丝、翘边、层移和炒面。',
    },
    drawings: ['stringing', 'warping', 'layer-shift', 'spaghetti'].map(symptom),
  },
  printer: {
    label: { en: 'A printer and its settings', zh: '打印机与打印参数' },
    alt: { en: 'Drawing of a 3D printer with a part on its plate.', zh: '3D 打印机示意图，底板上有一个打印件。' },
    drawings: ['docs/social/printer.svg'],
  },
  brand: {
    label: { en: 'Printers of a brand', zh: '同一品牌的打印机' },
    alt: { en: 'Drawing of three 3D printers of different sizes.', zh: '三台大小不同的 3D 打印机示意图。' },
    drawings: ['docs/social/brand.svg'],
  },
  material: {
    label: { en: 'A material', zh: '耗材' },
    alt: { en: 'Drawing of two spools of filament.', zh: '两卷耗材的示意图。' },
    drawings: ['docs/social/material.svg'],
  },
  symptom: {
    label: { en: 'A print defect and its causes', zh: '打印缺陷及其原因' },
    alt: { en: 'Drawing of two printed towers with strings between them.', zh: '两座打印塔之间挂着拉丝的示意图。' },
    drawings: [symptom('stringing')],
  },
  cause: {
    label: { en: 'A cause and how to fix it', zh: '故障原因与解决方法' },
    alt: {
      en: 'Drawing of a nozzle that lays down wet filament, which foams.',
      zh: '喷嘴挤出受潮的耗材并冒出气泡的示意图。',
    },
    drawings: [symptom('wet-filament-print')],
  },
  setting: {
    label: { en: 'A slicer setting', zh: '切片参数' },
    alt: { en: 'Drawing of four sliders, each at another value.', zh: '四个滑块停在不同数值的示意图。' },
    drawings: ['docs/social/setting.svg'],
  },
  tools: {
    label: { en: 'Choose and compare', zh: '挑选与对比' },
    alt: { en: 'Drawing of a table of bars, one row ticked.', zh: '条形对比表的示意图，其中一行打了勾。' },
    drawings: ['docs/social/tools.svg'],
  },
  documentation: {
    label: { en: 'For developers', zh: '开发者文档' },
    alt: { en: 'Drawing of braces around lines of an answer.', zh: '花括号包围着响应内容的示意图。' },
    drawings: ['docs/social/documentation.svg'],
  },
} satisfies Record<string, SocialScene>;
