/** Voice: does somebody speak here, or do the phrases? */
import type { Essay } from '../measures/measure.ts';
import { anybodySentences, findAnybodys } from '../measures/voice/anybody-sentences.ts';
import { firstPerson } from '../measures/voice/first-person.ts';
import { readSameStart, sameStart } from '../measures/voice/same-start.ts';
import { findFillers, findStock, stockPhrases } from '../measures/voice/stock-phrases.ts';
import { wornWords } from '../measures/voice/worn-words.ts';
import { type Advice, adviseFrom, quoteOf, type SentencesOf } from './advice.ts';
import type { Criterion } from './criterion.ts';

const SENTENCES: SentencesOf<'voice'> = {
  'voice.cliche': '“{phrase}” has been read many times. What would you say to a friend instead?',
  'voice.filler': '“{phrase}” only fills. What is lost if it goes?',
  'voice.anybody': 'Anybody could have written this. What do you know about it that others do not?',
  'voice.same-start':
    '{count} sentences begin with “{word}”. Which of them could begin with the place, the person or the thing?',
};
const advise = adviseFrom(SENTENCES);

/** More than these at once would not be read. */
const MOST_ANYBODYS = 5;
/** A sentence is pointed at only when it is clearly made of such words; the measure counts milder ones too. */
const PLAINLY_WORN = 0.1;
const PLAINLY_EMPTY = 0.22;
/** From this share of the sentences on, one and the same beginning is worth a word. */
const TOO_ALIKE = 0.45;

export const voiceCriterion: Criterion = {
  id: 'voice',
  title: 'Voice',
  measures: [stockPhrases, wornWords, anybodySentences, firstPerson, sameStart],
  advise: (essay) => [
    ...advisePhrases(essay),
    ...findAnybodys(essay)
      .filter(({ worn, empty }) => worn >= PLAINLY_WORN && empty >= PLAINLY_EMPTY)
      .slice(0, MOST_ANYBODYS)
      .map(({ sentence }) => advise('voice.anybody', sentence)),
    ...adviseStart(essay),
  ],
};

function advisePhrases(essay: Essay): Advice[] {
  const quote = (place: { start: number; end: number }) => ({ phrase: quoteOf(essay.document.given, place) });
  return [
    ...findStock(essay).map((found) => advise('voice.cliche', found, quote(found))),
    ...findFillers(essay).map((found) => advise('voice.filler', found, quote(found))),
  ].sort((a, b) => a.start - b.start);
}

function adviseStart(essay: Essay): Advice[] {
  if (!sameStart.applies?.(essay)) return [];
  const { word, count, share, places } = readSameStart(essay);
  const second = essay.document.sentences[places[1] ?? -1];
  if (share < TOO_ALIKE || !second) return [];
  return [advise('voice.same-start', second, { word: word === 'i' ? 'I' : word, count })];
}
