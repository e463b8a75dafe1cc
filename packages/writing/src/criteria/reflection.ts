/** Reflection: does the essay say what things meant, and how the writer came to see them so? */
import { eventOf } from '../measures/evidence.ts';
import type { Essay } from '../measures/measure.ts';
import { changesOfMind } from '../measures/reflection/changes-of-mind.ts';
import { doubts } from '../measures/reflection/doubts.ts';
import { insights } from '../measures/reflection/insights.ts';
import { meaningNearEvents } from '../measures/reflection/meaning-near-events.ts';
import { reasons } from '../measures/reflection/reasons.ts';
import { returns } from '../measures/reflection/returns.ts';
import { isMeaning, readThoughts, type Thought } from '../measures/reflection/thought.ts';
import { type Advice, adviseFrom, quoteOf, type SentencesOf, wholeEssay } from './advice.ts';
import type { Criterion } from './criterion.ts';

const SENTENCES: SentencesOf<'reflection'> = {
  'reflection.event-without-meaning':
    'Something happens here, but not yet what it meant to you. What did you see, think or do differently afterwards?',
  'reflection.empty-insight': '“{phrase}” says that you learned, not what. What exactly, and from which moment?',
  'reflection.no-change':
    'Nothing in the essay shows you changing your mind. What did you believe before, and what made you see it differently?',
};
const advise = adviseFrom(SENTENCES);

/** A paragraph with this many events can be expected to say what one of them meant. */
const MANY_EVENTS = 2;
const FULL_EVENT = 0.5;

export const reflectionCriterion: Criterion = {
  id: 'reflection',
  title: 'Reflection',
  measures: [insights, changesOfMind, meaningNearEvents, reasons, doubts, returns],
  advise: (essay) => [...adviseEvents(essay), ...adviseEmpty(essay), ...adviseChange(essay)],
};

/** Paragraphs in which things happen and nothing is thought: not there, nor just before, nor in the next one. */
function adviseEvents({ document, input }: Essay): Advice[] {
  if (input.essayType === 'Research Proposal') return [];
  const paragraphs: Thought[][] = [];
  for (const thought of readThoughts(document)) {
    const { paragraph } = thought.evidence.sentence;
    const own = paragraphs[paragraph];
    if (own) own.push(thought);
    else paragraphs[paragraph] = [thought];
  }
  return paragraphs.flatMap((own, place) => {
    const events = own.filter(({ evidence }) => eventOf(evidence) >= FULL_EVENT);
    const around = [paragraphs[place - 1]?.at(-1), ...own, ...(paragraphs[place + 1] ?? [])];
    const last = events.at(-1);
    if (!last || events.length < MANY_EVENTS || around.some((thought) => thought && isMeaning(thought))) return [];
    return [advise('reflection.event-without-meaning', last.evidence.sentence)];
  });
}

function adviseEmpty({ document }: Essay): Advice[] {
  return readThoughts(document).flatMap(({ evidence, empty }) => {
    if (!empty) return [];
    const place = evidence.gist.locate(empty);
    return [advise('reflection.empty-insight', place, { phrase: quoteOf(document.given, place) })];
  });
}

function adviseChange({ document, input }: Essay): Advice[] {
  const whole = wholeEssay(document);
  if (!whole || input.essayType === 'Research Proposal') return [];
  const turns = readThoughts(document).filter(({ changes }) => changes >= 0.6);
  return turns.length > 0 ? [] : [advise('reflection.no-change', whole)];
}
