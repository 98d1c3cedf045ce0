/**
 * What can harm the machine, the print or the person and that the data cannot settle: a closed list, each code with its
 * text. `{name}` stands for a figure of the record.
 */
export const WARNINGS = {
  nozzle_too_soft: {
    en: 'Abrasive materials wear out the {nozzle} nozzle that this printer comes with: fit a hardened one before printing them.',
    zh: '磨损性耗材会很快磨损本机出厂的{nozzle}喷嘴，打印此类耗材前请换装硬化喷嘴。',
  },
  near_firmware_cutoff: {
    en: 'Prints at {temperature} °C. The only limit known is the {limit} °C that the firmware can be set to; what the hotend is rated for is not known.',
    zh: '以 {temperature} °C 打印。目前只知道固件可设的上限 {limit} °C，热端的额定温度未知。',
  },
  chamber_not_controlled: {
    en: 'Asks for a chamber at {temperature} °C, which this printer cannot control: it gets no warmer than the bed makes it.',
    zh: '要求腔温 {temperature} °C，但本机不能控制腔温，只能靠热床的余热升温。',
  },
  drying_above_softening: {
    en: 'Drying at up to {temperature} °C is above the {softening} °C at which the material softens: the filament can stick together on the spool. Begin at the lower end.',
    zh: '烘干温度最高 {temperature} °C，高于材料的软化温度 {softening} °C，耗材可能在料盘上粘连，请从较低的温度开始。',
  },
} as const;

/** What a warning is called in `warnings[].code`. */
export type WarningCode = keyof typeof WARNINGS;

/** A warning as a record has it. */
export interface Warning {
  code: WarningCode;
  /** Field of the record that it is about. */
  field: string;
  message: string;
  message_zh: string;
}

/** What a text can name: a figure, or a word in both languages. */
type Part = number | { en: string; zh: string };

/** A warning with its texts filled in. */
export function warning(code: WarningCode, field: string, parts: Readonly<Record<string, Part>>): Warning {
  const say = (language: 'en' | 'zh') =>
    WARNINGS[code][language].replace(/\{(\w+)\}/g, (_, name: string) => {
      const part = parts[name];
      if (part === undefined) throw new Error(`the warning ${code} lacks "${name}"`);
      return String(typeof part === 'number' ? part : part[language]);
    });
  return { code, field, message: say('en'), message_zh: say('zh') };
}
