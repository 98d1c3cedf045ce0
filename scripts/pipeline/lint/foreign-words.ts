/** Words that hold the sentences of European languages together, and that English has not, or has rarely. */
const FOREIGN = new Set(
  [
    'der die das den dem ein eine einen und oder nicht mit für ist sind auf vor nach bei zum zur wird werden zu',
    'le la les un une des du de et ou est sont pas avec pour dans sur avant que qui ce cette au aux',
    'el los las una y o con para por del antes se su es en',
    'il lo gli una e di con per della del prima che non è',
    'o os as um uma e com para por não do da antes',
    'de het een en van met voor niet op zijn naar',
  ].flatMap((words) => words.split(' ')),
);

/** The same of English: what has one of them is English, whatever it quotes. */
const ENGLISH = new Set(
  'the an and or of to is are be on with for from by that this it its not as at into than when where which no only until then each one more less your you if before after out up down'.split(
    ' ',
  ),
);

/** Fewest of them that tell a language: one may be a name. */
const TELLING = 2;

/** Whether a text is a sentence of another European language than English. */
export function isForeign(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const foreign = words.filter((word) => FOREIGN.has(word)).length;
  return foreign >= TELLING && foreign > words.filter((word) => ENGLISH.has(word)).length;
}
