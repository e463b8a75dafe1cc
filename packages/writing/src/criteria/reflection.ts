/** Reflection: does the essay say what things meant, and how the writer came to see them so? */
import type { Essay } from '../measures/measure.ts';
import { changesOfMind } from '../measures/reflection/changes-of-mind.ts';
import { doubts } from '../measures/reflection/doubts.ts';
import { insights } from '../measures/reflection/insights.ts';
import { meaningNearEvents } from '../measures/reflection/meaning-near-events.ts';
import { reasons } from '../measures/reflection/reasons.ts';
import { findReturns, returns } from '../measures/reflection/returns.ts';
import { readThoughts, thoughtsPer100 } from '../measures/reflection/thought.ts';
import { isWithoutScene } from '../measures/specificity/scenes.ts';
import { readTold, shareOf } from '../measures/told/told.ts';
import type { Document } from '../text/document.ts';
import type { EssayType } from '../types.ts';
import { type Advice, adviseFrom, quoteOf, type SentencesOf, wholeEssay } from './advice.ts';
import type { Criterion } from './criterion.ts';

const SENTENCES: SentencesOf<'reflection'> = {
  'reflection.event-without-meaning':
    'Something happens here, but not yet what it meant to you. What did you see, think or do differently afterwards?',
  'reflection.empty-insight': '“{phrase}” says that you learned, not what. What exactly, and from which moment?',
  'reflection.announced':
    '{count} sentences announce a lesson, and the essay does not show where it came from. Which of them would the reader see for themselves, if you told the moment?',
  'reflection.unsaid':
    'The essay shows more than it says. One plain sentence about what you think of it now would help a reader in a hurry: where could it stand?',
  'reflection.no-change':
    'Nothing in the essay shows you changing your mind. What did you believe before, and what made you see it differently?',
};
const advise = adviseFrom(SENTENCES);

/** So many lessons of large words are an announcement. */
const ANNOUNCED = 3;
/** From here on a sentence with a lesson only announces it. */
const STRANGE = 0.35;
/** Of lessons that name nothing so many are pointed at. */
const MOST_EMPTY = 2;
/** An essay that shows so much, and takes so much up again, is asked what it means only as a whole. */
const SHOWS = 0.3;
const TAKEN_UP = 4;
/** In a story of a page with fewer thoughts than this in 100 words, most is left unsaid. */
const PAGE = 220;
const STORY = 0.45;
const SAID = 0.9;
/** With less than this nothing is thought at all. */
const NO_THOUGHT = 0.15;
/** A statement of purpose and a letter say what they have to say in their plans. */
const TELLS: readonly EssayType[] = ['Personal Statement', 'Diversity Essay', 'Other', 'Generic'];

export const reflectionCriterion: Criterion = {
  id: 'reflection',
  title: 'Reflection',
  measures: [insights, changesOfMind, meaningNearEvents, reasons, doubts, returns],
  advise: (essay) => [
    ...adviseEvents(essay),
    ...adviseUnsaid(essay),
    ...adviseAnnounced(essay),
    ...adviseEmpty(essay),
    ...adviseChange(essay),
  ],
};

/** Whether one remark about the whole essay says already what is wrong with its thought. */
export function speaksOfThought(essay: Essay): boolean {
  return isWithoutThought(essay) || isUnsaid(essay) || isAnnounced(essay.document);
}

/** A story in which nothing at all is thought. Where anything is, the writer has chosen to show. */
function isWithoutThought({ document, input }: Essay): boolean {
  if (input.essayType === 'Research Proposal') return false;
  return thoughtsPer100(document) < NO_THOUGHT && shareOf(document, ({ scene }) => scene) >= SHOWS;
}

function adviseEvents(essay: Essay): Advice[] {
  const whole = wholeEssay(essay.document);
  return whole && isWithoutThought(essay) ? [advise('reflection.event-without-meaning', whole)] : [];
}

/** A story that comes back to its things and hardly says a thought. */
function isUnsaid({ document, input }: Essay): boolean {
  if (!TELLS.includes(input.essayType) || document.words.length < PAGE) return false;
  const thoughts = thoughtsPer100(document);
  if (shareOf(document, ({ scene }) => scene) < STORY || thoughts >= SAID || thoughts < NO_THOUGHT) return false;
  return findReturns(document).size >= TAKEN_UP;
}

function adviseUnsaid(essay: Essay): Advice[] {
  const whole = wholeEssay(essay.document);
  return whole && isUnsaid(essay) ? [advise('reflection.unsaid', whole)] : [];
}

function isAnnounced(document: Document): boolean {
  return findLessons(document) >= ANNOUNCED;
}

/** Lessons that name nothing, or are made of large words. */
function findLessons(document: Document): number {
  const told = readTold(document);
  return readThoughts(document).filter(
    ({ empty, lesson }, place) => empty || (lesson && (told[place]?.stranger ?? 0) >= STRANGE),
  ).length;
}

function adviseAnnounced({ document }: Essay): Advice[] {
  const whole = wholeEssay(document);
  return whole && isAnnounced(document)
    ? [advise('reflection.announced', whole, { count: findLessons(document) })]
    : [];
}

function adviseEmpty({ document }: Essay): Advice[] {
  const places = readThoughts(document).flatMap(({ evidence, empty }) => (empty ? [evidence.gist.locate(empty)] : []));
  return places
    .slice(0, MOST_EMPTY)
    .map((place) => advise('reflection.empty-insight', place, { phrase: quoteOf(document.given, place) }));
}

function adviseChange(essay: Essay): Advice[] {
  const { document, input } = essay;
  const whole = wholeEssay(document);
  // what somebody thinks otherwise than before is asked of who tells: a letter has its plans, and where nothing happens that is said
  if (!whole || !TELLS.includes(input.essayType) || isWithoutScene(essay)) return [];
  // that it stands on little is another remark
  const turns = readThoughts(document).filter(({ turned }) => turned);
  // what comes back later in another light has changed without a word about it
  const shown = findReturns(document).size >= TAKEN_UP && shareOf(document, ({ scene }) => scene) >= SHOWS;
  return turns.length > 0 || shown || isAnnounced(document) ? [] : [advise('reflection.no-change', whole)];
}
