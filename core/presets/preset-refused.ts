import { OpenPrintDataError } from '../open-print-data-error.js';
import type { TextPair } from '../words/language.js';
import { PRESET_REFUSALS, type PresetRefusalCode } from './refusals.js';

/** How the sentences name the rejected input and the alternatives, if other than for programs. */
interface RefusalTexts {
  subject?: TextPair;
  allowed?: readonly [en: readonly string[], zh: readonly string[]];
  /** A sentence to append. */
  more?: readonly [en: string | null, zh: string | null];
}

/** A preset that cannot be made as requested. */
export class PresetRefused extends OpenPrintDataError {
  override readonly name = 'PresetRefused';
  /** The reason in Chinese; `message` is the English one. */
  readonly text_zh: string;

  /**
   * @param code the reason, for programs
   * @param subject the rejected input
   * @param allowed the alternatives
   * @param texts how the sentences name both
   */
  constructor(
    readonly code: PresetRefusalCode,
    readonly subject: string,
    readonly allowed: readonly string[] = [],
    texts: RefusalTexts = {},
  ) {
    const filled = (text: string, place: 0 | 1) => {
      const list = (texts.allowed?.[place] ?? allowed).join(place === 0 ? ', ' : '、');
      // A sentence with an empty list is omitted.
      const template = list === '' ? text.replace(/(?<=[.。])[^.。]*\{allowed\}[.。]/, '') : text;
      const own = texts.subject?.[place] ?? subject;
      const sentence = template.replace('{subject}', () => own).replace('{allowed}', () => list);
      const more = texts.more?.[place];
      return more ? `${sentence}${place === 0 ? ' ' : ''}${more}` : sentence;
    };
    super(filled(PRESET_REFUSALS[code].en, 0));
    this.text_zh = filled(PRESET_REFUSALS[code].zh, 1);
  }
}
