/** Chooses finds that differ: never the same angle twice, never two from one sentence, and every activity if there is room. */
import type { Angle, Find } from './angle.ts';
import { behindResult, handOver, missingPerson, twoDays } from './angles/activities.ts';
import { limit, nextStep, oneHour, otherEyes, ownLanguage } from './angles/always.ts';
import { argument, bridge, duty, lesson, person, search, twoSides } from './angles/people.ts';
import { grownNumber, made, oneNumber, place, thing } from './angles/things.ts';
import { changedFeeling, failure, loss, oldBelief, oneFeeling, turningPoint } from './angles/turns.ts';
import type { Story } from './story.ts';

const told: readonly Angle[] = [
  turningPoint,
  failure,
  oldBelief,
  changedFeeling,
  oneFeeling,
  loss,
  thing,
  place,
  made,
  grownNumber,
  oneNumber,
  person,
  lesson,
  duty,
  argument,
  search,
  twoSides,
  bridge,
  ownLanguage,
  behindResult,
  twoDays,
  handOver,
  missingPerson,
];
const always: readonly Angle[] = [oneHour, otherEyes, nextStep, limit];

export type Choice = { angle: Angle; find: Find };

const ENOUGH = 4;
/** Angles that come from something told are taken up to here; more would be weaker ones. */
const GOOD = 6;
const MOST = 8;
const STRONG = 2.2;

export function chooseIdeas(story: Story): Choice[] {
  const open = told.flatMap((angle) => angle.find(story).map((find) => ({ angle, find })));
  const chosen: Choice[] = [];
  take(open, chosen, (next) => chosen.length < GOOD && (next >= STRONG || chosen.length < ENOUGH));
  const unused = story.activities.map((_, i) => i).filter((i) => !chosen.some(({ find }) => find.activity === i));
  for (const activity of unused) {
    if (chosen.length >= MOST) break;
    take(
      open.filter(({ find }) => find.activity === activity),
      chosen,
      () => !chosen.some(({ find }) => find.activity === activity),
    );
  }
  if (chosen.length < ENOUGH) {
    take(
      always.flatMap((angle) => angle.find(story).map((find) => ({ angle, find }))),
      chosen,
      () => chosen.length < ENOUGH,
    );
  }
  // A loss is offered, never put first.
  return [
    ...chosen.filter(({ angle }) => angle.kind !== 'loss'),
    ...chosen.filter(({ angle }) => angle.kind === 'loss'),
  ];
}

function take(open: readonly Choice[], chosen: Choice[], more: (weight: number) => boolean): void {
  for (;;) {
    let best: Choice | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const choice of open) {
      if (!fits(choice, chosen)) continue;
      const weight = choice.find.weight - penalty(choice.find, chosen);
      if (weight > most) [best, most] = [choice, weight];
    }
    if (!best || !more(most)) return;
    chosen.push(best);
  }
}

function fits({ angle, find }: Choice, chosen: readonly Choice[]): boolean {
  const phrase = find.phrase.toLowerCase();
  if (find.phrase === '' || find.quote === '') return false;
  return chosen.every(({ angle: other, find: taken }) => {
    if (other.kind === angle.kind || (angle.group !== undefined && angle.group === other.group)) return false;
    // The angles for any words may look at the same sentence again: there is often only one.
    if (always.includes(angle)) return true;
    const theirs = taken.phrase.toLowerCase();
    const sameSentence =
      find.sentence !== undefined && (find.sentence === taken.sentence || find.sentence === taken.other?.sentence);
    const overlapping = find.sentence !== undefined && (phrase.includes(theirs) || theirs.includes(phrase));
    return !sameSentence && !overlapping;
  });
}

/** Another source and another activity are worth more than one used already. */
function penalty(find: Find, chosen: readonly Choice[]): number {
  let sum = 0;
  for (const { find: taken } of chosen) {
    if (find.sentence && find.sentence.source === taken.sentence?.source) sum += 0.8;
    if (find.activity !== undefined && find.activity === taken.activity) sum += 0.5;
  }
  return sum;
}
