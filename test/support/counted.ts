import { OpenPrintData, type Source } from '../../clients/typescript/src/index.js';

/**
 * A source that records its requests, and a client of it.
 *
 * @param own files that replace those of the source, by path; values are returned as JSON
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
