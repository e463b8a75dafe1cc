/** Chooses two or three finds that differ: never the same angle twice, never two from one sentence, other answers first. */
import type { Angle, Find } from './angle.ts';
import { behindResult, firstDay, ordinaryDay } from './angles/activities.ts';
import { large, ownLanguage, sayMore, scene } from './angles/any.ts';
import { against, duty, question, said, teach } from './angles/others.ts';
import { belief, failure, feeling, growth, loss, made, turn } from './angles/turns.ts';
import type { Story } from './story.ts';

const TOLD: readonly Angle[] = [
  turn,
  failure,
  belief,
  made,
  question,
  growth,
  said,
  duty,
  teach,
  against,
  feeling,
  loss,
  ownLanguage,
  scene,
  large,
];
const ACTIVITY: readonly Angle[] = [behindResult, firstDay, ordinaryDay];

export type Choice = { angle: Angle; find: Find };

const MOST = 3;
const FEWEST = 2;
/** A third idea has to be worth its place. */
const STRONG = 2.8;

export function chooseIdeas(story: Story): Choice[] {
  const chosen: Choice[] = [];
  const told = open(TOLD, story);
  take(told, chosen, (next) => chosen.length < FEWEST || (chosen.length < MOST && next >= STRONG));
  // what the student does counts too: the last place is for an activity, unless an idea rests on one already
  if (chosen.length < MOST && !chosen.some(({ find }) => find.activity !== undefined))
    take(
      open(ACTIVITY, story),
      chosen,
      () => chosen.length < MOST && !chosen.some(({ find }) => find.activity !== undefined),
    );
  if (chosen.length < FEWEST) take(open([sayMore], story), chosen, () => chosen.length < FEWEST);
  if (chosen.length < FEWEST) take(open(ACTIVITY, story), chosen, () => chosen.length < FEWEST);
  // A loss is offered, never put first.
  return [...chosen.filter(({ angle }) => angle !== loss), ...chosen.filter(({ angle }) => angle === loss)];
}

function open(angles: readonly Angle[], story: Story): Choice[] {
  return angles.flatMap((angle) => angle.find(story).map((find) => ({ angle, find })));
}

function take(all: readonly Choice[], chosen: Choice[], more: (weight: number) => boolean): void {
  for (;;) {
    let best: Choice | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const choice of all) {
      if (!fits(choice, chosen)) continue;
      const weight = choice.find.weight - penalty(choice.find, chosen);
      if (weight > most) [best, most] = [choice, weight];
    }
    if (!best || !more(most)) return;
    chosen.push(best);
  }
}

function fits({ angle, find }: Choice, chosen: readonly Choice[]): boolean {
  return chosen.every(
    ({ angle: other, find: taken }) =>
      other !== angle &&
      (find.sentence === undefined || find.sentence !== taken.sentence) &&
      find.quote !== taken.quote,
  );
}

/** Another answer and another activity are worth more than one used already. */
function penalty(find: Find, chosen: readonly Choice[]): number {
  let sum = 0;
  for (const { find: taken } of chosen) {
    if (find.sentence && find.sentence.source === taken.sentence?.source) sum += 1.6;
    if (find.activity !== undefined && find.activity === taken.activity) sum += 0.5;
  }
  return sum;
}
