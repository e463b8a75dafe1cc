/** Angles that rest on an activity as it stands in the list: its result, its length, its task, its gaps. */
import { type Angle, activityName, type Find, pick, q } from '../angle.ts';
import { clip, quoteOf, shortOf } from '../quote.ts';

export const behindResult: Angle = {
  kind: 'behind-result',
  traits: ['persistence', 'teamwork', 'responsibility'],
  find: (story) =>
    story.activities.flatMap(({ activity }, i) =>
      activity.outcome.trim() === ''
        ? []
        : [rest(i, 2.1, shortOf(activity.outcome.trim()), quoteOf(activity.outcome.trim()))],
    ),
  write: ({ phrase, activity }, story) => ({
    title: `What ${q(phrase)} leaves out`,
    summary: `The list of activities says ${q(phrase)} already. Tell what no list can: an afternoon in ${activityName(story, activity)} when it looked as if nothing would come of it, and what was done then, by whom.`,
    start: `Start on an ordinary day of ${activityName(story, activity)} with nobody watching. Keep ${q(phrase)} for the last third, or leave it out.`,
    ask: [
      'The moment when somebody wanted to stop, and what was said.',
      'Your own part in it, as a verb: what did you do that nobody else did?',
    ],
    why: 'The result is in the form already; the essay is the only place for how it came about.',
  }),
};

export const twoDays: Angle = {
  kind: 'two-days',
  traits: ['adaptability', 'persistence', 'curiosity'],
  find: (story) =>
    story.activities.flatMap(({ label, activity }, i) =>
      activity.duration.trim() === '' ? [] : [rest(i, 1.7, clip(quoteOf(label, 0, 60), 60), activity.duration)],
    ),
  write: ({ phrase, quote }, story) => ({
    title: pick(story, [`Two days in ${q(phrase)}`, `The first and the latest day in ${q(phrase)}`]),
    summary: `Compare your first day in ${q(phrase)} with a recent one: the same hour, if possible the same task. Leave out everything between, and let a reader find the differences before you name one.`,
    start: `Begin with something that you did wrong or did not dare on the first day in ${q(phrase)}${dateOf(quote)}.`,
    ask: [
      'Who showed you how things were done there, and with which words?',
      'What do you do there now without thinking that took all your attention then?',
    ],
    why: 'Two days with the same frame make learning visible.',
  }),
};

export const handOver: Angle = {
  kind: 'hand-over',
  traits: ['leadership', 'responsibility', 'teamwork'],
  find: (story) =>
    story.activities.flatMap(({ label, activity }, i) => {
      const title = activity.title.trim();
      return title === '' || title === label
        ? []
        : [rest(i, 1.6, clip(quoteOf(label, 0, 60), 60), quoteOf(title, 0, 80))];
    }),
  write: ({ phrase, quote }) => ({
    title: `If somebody else took over ${q(phrase)} tomorrow`,
    summary: `Think of handing ${q(phrase)} to the next person. What you would have to explain shows what you built; what works only while you are there shows what is unfinished. Both belong in the essay.`,
    start: `Make a note of three things that the next ${q(quote)} must know and that stand in no document. The oddest of them is the first line.`,
    ask: [
      'What did you take over yourself, and from whom?',
      'Which of your own rules would you tell the next person to break?',
    ],
    why: 'Knowing what lasts without you is what separates a task from a title.',
  }),
};

export const missingPerson: Angle = {
  kind: 'missing-person',
  traits: ['empathy', 'teamwork', 'leadership'],
  find: (story) =>
    story.activities.map(({ label }, i) => rest(i, 0.9, clip(quoteOf(label, 0, 60), 60), quoteOf(label, 0, 80))),
  write: ({ phrase, quote }) => ({
    title: `Who is not there in ${q(phrase)}`,
    summary: `Look at ${q(phrase)} from outside: who never came, left early, could not pay or was not asked? Tell what you noticed, when you noticed it, and what you did or did not do about it.`,
    start: `Picture the room or the field of ${q(quote)} and describe the empty place in it.`,
    ask: [
      'One person who left or stayed away, and the reason as that person would give it.',
      'What did you change after that, and what is still unsolved?',
    ],
    why: 'Seeing who is missing is a way of thinking that every campus needs.',
  }),
};

function rest(activity: number, weight: number, phrase: string, quote: string): Find {
  return { weight, phrase, quote, activity };
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** ", in April 2023" of "2023-04 - present", ", in 2023" of "2023"; nothing where no date is found. */
function dateOf(duration: string): string {
  const [, year, month] = /(?<!\d)((?:19|20)\d{2})(?:-(\d{2}))?(?!\d)/.exec(duration) ?? [];
  const name = MONTHS[Number(month) - 1];
  return year === undefined ? '' : `, in ${name === undefined ? '' : `${name} `}${year}`;
}
