import { daleChall } from 'dale-chall';
import { terms } from './terms.ts';

/**
 * Whether somebody who reads English at B1 understands a sentence at once. Counted are its words, and those of them that
 * are neither everyday words (Dale and Chall's list of what a child of ten knows) nor terms of the application; formulas
 * over syllables say little of ten words. Beside that stands wording that is plain to nobody: see `dialect`.
 */
const mostWords = 20;
const mostHard = 2;

/** Wording that had to be read twice, each with what to write. */
const dialect: readonly { wording: RegExp; instead: string }[] = [
  { wording: /\bwho(?:m)?ever\b/i, instead: 'everybody who, people who' },
  { wording: /\bwhatever\b/i, instead: 'everything that' },
  { wording: /\banew\b/i, instead: 'again' },
  { wording: /\bmeanwhile\b/i, instead: 'leave it out' },
  { wording: /\bheld against\b|\bhold (?:it|them) against\b/i, instead: 'compared with' },
  { wording: /\bstands? (?:here|there|below|above)\b/i, instead: 'you see here' },
  { wording: /\b(?:that|those|this) which\b|\bof which\b|\bof whom\b|\bof each those\b/i, instead: 'two sentences' },
  { wording: /\btaken? off\b|\btaking off\b/i, instead: 'remove' },
  { wording: /\bin order to\b/i, instead: 'to' },
  { wording: /\bparts in 100\b/i, instead: 'percent' },
  { wording: /\bshall\b/i, instead: 'should, will' },
  {
    wording: /\bnothing is (?:known|published|asked)\b|\bis not known here\b/i,
    instead: 'we do not know, they do not say',
  },
  { wording: /\bdue for review\b/i, instead: 'old, not checked lately' },
];

const everyday = new Set(daleChall);
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const words = new Intl.Segmenter('en', { granularity: 'word' });
const endings = ['’s', "'s", 's', 'es', 'ed', 'd', 'ing', 'er', 'r', 'est', 'ly', 'ness'];

/** What a word may be a form of. Irregular forms stand in the list. */
function baseForms(word: string): string[] {
  const plain = word.startsWith('un') && word.length > 4 ? [word, word.slice(2)] : [word];
  return plain.flatMap((one) => [
    one,
    ...endings
      .filter((ending) => one.endsWith(ending) && one.length > ending.length + 1)
      .map((ending) => one.slice(0, -ending.length))
      .flatMap((stem) => [stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.replace(/(.)\1$/, '$1')]),
  ]);
}

const isKnown = (word: string) =>
  !/^[a-z’'-]+$/.test(word) || baseForms(word).some((form) => everyday.has(form) || terms.has(form));

/** What is read of a message: without tags, a number for each value, and the last branch of a plural. */
function readText(message: string): string {
  let text = message.replace(/<\/?\d+\/?>/g, '');
  for (let before = ''; before !== text; ) {
    before = text;
    text = text
      .replace(/\{\w+, (?:plural|select|selectordinal),[^{}]*(?:\{[^{}]*\}[^{}]*)*\bother \{([^{}]*)\}[^{}]*\}/g, '$1')
      .replace(/\{\w+\}/g, '7');
  }
  return text.replaceAll('#', '7');
}

/** The sentences of a message of the catalogue. */
export const sentencesOf = (message: string): string[] =>
  [...sentences.segment(readText(message.replace(/^contract: /, '')))]
    .map(({ segment }) => segment.trim())
    .filter(Boolean);

/** Why a sentence is above the level; nothing where it is not. */
export function aboveLevel(sentence: string): string[] {
  const read = [...words.segment(sentence)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.toLowerCase());
  const hard = [...new Set(read.filter((word) => !isKnown(word)))];
  return [
    ...(read.length > mostWords ? [`${read.length} words, ${mostWords} at most`] : []),
    ...(hard.length > mostHard ? [`words that few know: ${hard.join(', ')}`] : []),
    ...dialect.flatMap(({ wording, instead }) => {
      const found = wording.exec(sentence)?.[0];
      return found === undefined ? [] : [`“${found}”, instead: ${instead}`];
    }),
  ];
}
