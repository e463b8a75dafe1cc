/** Fit and goals: why this place, and what for? Counts for nearly nothing in a diversity essay (see weights.ts). */
import { academicNames } from '../measures/fit/academic-names.ts';
import { type Aim, readAims } from '../measures/fit/aim.ts';
import { concretePlans, planOf } from '../measures/fit/concrete-plans.ts';
import { findPraise, genericPraise } from '../measures/fit/generic-praise.ts';
import { goesToMany } from '../measures/fit/many-readers.ts';
import { reasonOf, reasonsHere } from '../measures/fit/reasons-here.ts';
import type { Essay } from '../measures/measure.ts';
import { isAim } from '../prompts/find-moves.ts';
import { MOVES_BY_TYPE } from '../prompts/move-ids.ts';
import type { Document } from '../text/document.ts';
import { type Advice, adviseFrom, quoteOf, type SentencesOf, wholeEssay } from './advice.ts';
import type { Criterion } from './criterion.ts';

const SENTENCES: SentencesOf<'fit'> = {
  'fit.generic-praise': '“{phrase}” could be said of many places. What do you need that you found only here?',
  'fit.many-readers':
    'This essay goes to many universities, and “{phrase}” is about one of them, or about any. It can go: what would every reader learn about you in its place?',
  'fit.why-here':
    'The essay does not say yet why this place. Which course, person, laboratory or project there belongs to what you have begun?',
  'fit.vague-goal': "This goal could be anybody's. What would you be working on, where, and by when?",
  'fit.thin-plan':
    'What comes next stands in a sentence or two. What would you study first, and which question of this essay would it answer?',
  'fit.no-plan': 'The essay does not say yet what comes after. What do you plan to do first, and where?',
};
const advise = adviseFrom(SENTENCES);

/** With fewer large words what a place offers is told in plain words. */
const NAMED_PLAINLY = 0.12;
/** Above this share of large words a goal says nothing. */
const WORN_GOAL = 0.22;

export const fitCriterion: Criterion = {
  id: 'fit',
  title: 'Fit and goals',
  measures: [academicNames, reasonsHere, concretePlans, genericPraise],
  advise: (essay) =>
    essay.input.essayType === 'Diversity Essay'
      ? []
      : [...advisePraise(essay), ...adviseGoals(essay), ...adviseWhy(essay)],
};

function advisePraise(essay: Essay): Advice[] {
  const rule = goesToMany(essay.input) ? 'fit.many-readers' : 'fit.generic-praise';
  return findPraise(essay).map((place) => advise(rule, place, { phrase: quoteOf(essay.document.given, place) }));
}

/** Where the goals are a part that the type or its prompt needs, the missing part is asked for (prompt-fit). */
function asksForGoals(input: Essay['input']): boolean {
  return MOVES_BY_TYPE[input.essayType]?.includes('goals') ?? false;
}

/** From here on a plan holds something. */
const PLANNED = 0.3;

/** In an essay of a page, plans of fewer words than this share are a line. */
const THIN = 0.1;
const PAGE = 220;

function isThin({ words }: Document, plans: readonly Aim[]): boolean {
  const planned = plans.reduce((sum, { evidence }) => sum + evidence.words, 0);
  return words.length >= PAGE && plans.some((aim) => planOf(aim) > PLANNED) && planned < THIN * words.length;
}

function adviseGoals({ document, input }: Essay): Advice[] {
  const aims = readAims(document);
  const whole = wholeEssay(document);
  const plans = aims.filter(({ future }) => future);
  if (whole && plans.length === 0) return asksForGoals(input) ? [] : [advise('fit.no-plan', whole)];
  if (whole && input.essayType === 'Personal Statement' && isThin(document, plans))
    return [advise('fit.thin-plan', whole)];
  const vague = plans.filter(({ details, evidence }) => details.size === 0 && evidence.worn > WORN_GOAL);
  // a goal that is said and no plan yet is no missing goal (prompt-fit)
  const said = asksForGoals(input) && plans.every((aim) => planOf(aim) < PLANNED) ? plans.filter(isAim) : [];
  return (vague.length > 0 ? vague : said.slice(0, 1)).map(({ evidence }) =>
    advise('fit.vague-goal', evidence.sentence),
  );
}

/** A scholarship without a place of its own has no "why here". */
const MONEY = /\b(?:scholarships?|grants?|awards?|fellowships?|bursar(?:y|ies)|funding)\b/i;
const STUDY =
  /\b(?:programmes?|programs?|universit(?:y|ies)|colleges?|schools?|institut\w+|courses?|degrees?|masters?|majors?|fields?|departments?|facult\w+|why (?:us|here))\b/i;

function asksForMoneyAlone({ prompt = '' }: Essay['input']): boolean {
  return MONEY.test(prompt) && !STUDY.test(prompt);
}

function adviseWhy(essay: Essay): Advice[] {
  if (asksForMoneyAlone(essay.input)) return [];
  const aims = readAims(essay.document);
  const whole = wholeEssay(essay.document);
  if (!whole || !reasonsHere.applies?.(essay) || aims.some((aim) => reasonOf(aim) >= 0.5)) return [];
  const about = aims.find(({ place }) => place);
  const asked = essay.input.essayType === 'SOP' || essay.input.essayType === 'Motivation Letter';
  // what the place offers is named in plain words, more than once: whether it convinces a reader must say
  const named = aims.filter(
    ({ place, details, evidence }) => place && details.size >= 2 && evidence.worn < NAMED_PLAINLY,
  );
  if (named.length >= 3) return [];
  // a story that is not about a place need not say why
  return about || asked ? [advise('fit.why-here', about?.evidence.sentence ?? whole)] : [];
}
