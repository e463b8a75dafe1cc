/** Voice: does somebody speak here, or do the phrases? */
import { cue, has } from '../measures/evidence.ts';
import type { Essay } from '../measures/measure.ts';
import { findBorrowed, shareQuoted } from '../measures/quoted.ts';
import { readThoughts } from '../measures/reflection/thought.ts';
import { readTold } from '../measures/told/told.ts';
import { anybodySentences } from '../measures/voice/anybody-sentences.ts';
import { firstPerson } from '../measures/voice/first-person.ts';
import { readSameStart, sameStart } from '../measures/voice/same-start.ts';
import { findFillers, findStock, stockPhrases } from '../measures/voice/stock-phrases.ts';
import { wornWords } from '../measures/voice/worn-words.ts';
import type { FoundPhrase } from '../text/phrases.ts';
import { type Advice, adviseFrom, quoteOf, type SentencesOf } from './advice.ts';
import type { Criterion } from './criterion.ts';

const SENTENCES: SentencesOf<'voice'> = {
  'voice.cliche': '“{phrase}” has been read many times. What would you say to a friend instead?',
  'voice.filler': '“{phrase}” only fills. What is lost if it goes?',
  'voice.anybody': 'Anybody could have written this. What do you know about it that others do not?',
  'voice.borrowed':
    '{count} sentences stand on somebody else’s words or a famous name. What have you seen that let you say it in your own?',
  'voice.same-start':
    '{count} sentences begin with “{word}”. Which of them could begin with the place, the person or the thing?',
};
const advise = adviseFrom(SENTENCES);

/** More than these at once would not be read. */
const MOST_ANYBODYS = 3;
const MOST_PHRASES = 4;
/** A sentence is pointed at only when it is clearly a stranger's; the measure counts milder ones too. */
const PLAINLY_STRANGE = 0.5;
const PLAINLY_LARGE = 2;
/** After two sentences that show so much it speaks of what they show. */
const SCENE = 0.5;
/** What is mostly somebody else's is not the writer's claim. */
const MOST_QUOTED = 0.4;
/** What somebody or a book says, "they say" left out: that is a saying. */
const SAID = cue('(?:he|she|it|(?:the|my|our) \\S+|book|teacher|mother|father) (?:say|write|claim|promise) that');
/** From so many borrowed sentences on it is said. */
const BORROWED = 2;
/** From this share of the sentences on, one and the same beginning is worth a word. */
const TOO_ALIKE = 0.45;

export const voiceCriterion: Criterion = {
  id: 'voice',
  title: 'Voice',
  measures: [stockPhrases, wornWords, anybodySentences, firstPerson, sameStart],
  advise: (essay) => [
    ...advisePhrases(essay),
    ...adviseAnybodys(essay),
    ...adviseBorrowed(essay),
    ...adviseStart(essay),
  ],
};

/** A turn of thought is the writer's own, in whatever words. */
function adviseAnybodys({ document }: Essay): Advice[] {
  const thoughts = readThoughts(document);
  const told = readTold(document);
  const inScene = (place: number) => (told[place - 1]?.scene ?? 0) >= SCENE && (told[place - 2]?.scene ?? 0) >= SCENE;
  return told
    .filter(
      ({ stranger, large }, place) =>
        stranger >= PLAINLY_STRANGE &&
        large >= PLAINLY_LARGE &&
        (thoughts[place]?.changes ?? 0) < 0.3 &&
        !inScene(place),
    )
    .filter(({ evidence }) => shareQuoted(document, evidence.sentence) < MOST_QUOTED && !has(evidence, SAID))
    .toSorted((a, b) => b.stranger - a.stranger)
    .slice(0, MOST_ANYBODYS)
    .map(({ evidence }) => advise('voice.anybody', evidence.sentence))
    .sort((a, b) => a.start - b.start);
}

function adviseBorrowed({ document }: Essay): Advice[] {
  const places = findBorrowed(document);
  const first = places[0];
  return first && places.length >= BORROWED ? [advise('voice.borrowed', first, { count: places.length })] : [];
}

function advisePhrases(essay: Essay): Advice[] {
  const quote = (place: { start: number; end: number }) => ({ phrase: quoteOf(essay.document.given, place) });
  return [
    ...longest(findStock(essay)).map((found) => advise('voice.cliche', found, quote(found))),
    ...findFillers(essay).map((found) => advise('voice.filler', found, quote(found))),
  ].sort((a, b) => a.start - b.start);
}

/** The longest say most plainly that they are worn. */
function longest(found: readonly FoundPhrase[]): FoundPhrase[] {
  return [...found].sort((a, b) => b.end - b.start - (a.end - a.start)).slice(0, MOST_PHRASES);
}

function adviseStart(essay: Essay): Advice[] {
  if (!sameStart.applies?.(essay)) return [];
  const { word, count, share, places } = readSameStart(essay);
  const second = essay.document.sentences[places[1] ?? -1];
  if (share < TOO_ALIKE || !second) return [];
  return [advise('voice.same-start', second, { word: word === 'i' ? 'I' : word, count })];
}
