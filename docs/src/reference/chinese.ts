/** Where a line of Chinese goes on in the next one. A space there would be seen, unlike between English words. */
const INSIDE_A_SENTENCE =
  /(?<=[，。、；：！？）】」”])\n {0,3}(?![-*#|>:\s]|```|\d+\. |\{\{)|(?<=\p{Script=Han})\n {0,3}(?=[\p{Script=Han}（【「“[])/gu;

/** A Chinese page with the lines of each paragraph joined; fenced blocks stay as they are. */
export function joinLines(text: string): string {
  return text
    .split(/^(```.*?^```$)/ms)
    .map((part) => (part.startsWith('```') ? part : part.replace(INSIDE_A_SENTENCE, '')))
    .join('');
}
