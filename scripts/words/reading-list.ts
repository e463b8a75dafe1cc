import { aboveLevel, sentencesOf } from './reading-level.ts';

/** Sentences above the level that stay, each with its reason. `most` is how many there are: it only ever goes down. */
export type ReadingList = { most: number; sentences: { sentence: string; why: string }[] };

const allOf = (messages: readonly string[]) => new Set(messages.flatMap(sentencesOf));

/** What is to be done about sentences above the level: those that the list does not hold, and lines of it that hold nothing. */
export function findHardToRead(messages: readonly string[], list: ReadingList): string[] {
  const said = allOf(messages);
  const listed = new Map(list.sentences.map(({ sentence, why }) => [sentence, why]));
  const complaints = [...said]
    .filter((sentence) => !listed.has(sentence))
    .flatMap((sentence) => aboveLevel(sentence).map((why) => `hard to read: "${sentence}": ${why}`));
  for (const [sentence, why] of listed) {
    if (why.trim() === '') complaints.push(`reading-list.json: "${sentence}" has no reason`);
    if (!said.has(sentence) || aboveLevel(sentence).length === 0)
      complaints.push(`reading-list.json: "${sentence}" is not needed any more; run node scripts/words.ts`);
  }
  if (list.most !== listed.size)
    complaints.push(`reading-list.json: "most" is ${list.most}, and there are ${listed.size}; it only goes down`);
  return complaints;
}

/** The list without what is no longer said, or is easy now. Nothing is ever added by itself. */
export function shorten(messages: readonly string[], list: ReadingList): ReadingList {
  const said = allOf(messages);
  const sentences = list.sentences.filter(({ sentence }) => said.has(sentence) && aboveLevel(sentence).length > 0);
  return { most: Math.min(list.most, sentences.length), sentences };
}
