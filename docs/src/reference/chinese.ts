/** Line breaks within Chinese sentences: unlike in English, the resulting space would be visible. */
const INSIDE_A_SENTENCE =
  /(?<=[，。、；：！？）】」”])\n {0,3}(?![-*#|>:\s]|```|\d+\. |\{\{)|(?<=\p{Script=Han})\n {0,3}(?=[\p{Script=Han}（【「“[])/gu;

/** Joins the lines of each paragraph of a Chinese page; fenced blocks are left unchanged. */
export function joinLines(text: string): string {
  return text
    .split(/^(```.*?^```$)/ms)
    .map((part) => (part.startsWith('```') ? part : part.replace(INSIDE_A_SENTENCE, '')))
    .join('');
}
