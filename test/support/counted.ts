import { OpenPrintData, type Source } from '../../clients/typescript/src/index.js';

/**
 * A source that remembers what it was asked for, and a client of it.
 *
 * @param own files over those of the source, by path: values that are answered as JSON
 */
export function counted(
  of: Pick<Source, 'text'>,
  own: Readonly<Record<string, unknown>> = {},
): { asked: string[]; source: Source; data: OpenPrintData } {
  const asked: string[] = [];
  const source: Source = {
    name: 'counted',
    text: async (path, options) => {
      asked.push(path);
      return path in own ? JSON.stringify(own[path]) : of.text(path, options);
    },
  };
  return { asked, source, data: new OpenPrintData({ source }) };
}
