/** Chooses two or three finds that differ: never the same angle twice, never two from one sentence, other answers first. */
import { type Angle, type Find, pick } from './angle.ts';
import {
  beforeCounted,
  behindResult,
  explained,
  firstDay,
  forWhom,
  nearlyLeft,
  ordinaryDay,
  toolOfIt,
} from './angles/activities.ts';
import { large, ownLanguage, sayMore } from './angles/any.ts';
import { against, duty, question, said, teach } from './angles/others.ts';
import { joke, scene } from './angles/scenes.ts';
import { belief, failure, feeling, growth, loss, made, turn } from './angles/turns.ts';
import { concreteness } from './concrete.ts';
import type { Sentence, Source, Story } from './story.ts';

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
  joke,
  scene,
  large,
];
const OF_RESULT: readonly Angle[] = [behindResult, beforeCounted, forWhom];
const OF_NAME: readonly Angle[] = [firstDay, ordinaryDay, nearlyLeft, explained, toolOfIt];

export type Choice = { angle: Angle; find: Find };

const MOST = 3;
const FEWEST = 2;
/** A third idea has to be worth its place. */
const STRONG = 4;

/** An activity of which only the name or the time is known weighs no more than this. */
const WITHOUT_RESULT = 1.5;
/** A third idea of an answer that no idea rests on yet is worth more than one of an activity. */
const TOLD_ANEW = 2.5;

/** `seed`: from the student's own words; who has the same kinds of things to tell gets other angles on an activity. */
export function chooseIdeas(story: Story, seed: number): Choice[] {
  const chosen: Choice[] = [];
  const told = byConcreteness(open(TOLD, story));
  const acted = open([pick(OF_RESULT, seed), ...turned(OF_NAME, seed)], story);
  take(told, chosen, (next) => chosen.length < FEWEST || (chosen.length < MOST && next >= STRONG));
  const used = new Set(chosen.map(({ find }) => find.sentence?.source));
  const anew = told.filter(({ find }) => find.sentence && !used.has(find.sentence.source));
  if (chosen.length === FEWEST) take(anew, chosen, (next) => chosen.length < MOST && next >= TOLD_ANEW);
  // what the student does counts too: the last place is for an activity, unless an idea rests on one already
  const hasActivity = () => chosen.some(({ find }) => find.activity !== undefined);
  // beside a joke an activity without a result is one more, or would be taken too seriously
  const isPlayful = story.sources.some(({ light }) => light);
  const worth = (next: number) => !isPlayful || next > WITHOUT_RESULT || chosen.length < FEWEST;
  if (chosen.length < MOST && !hasActivity())
    take(acted, chosen, (next) => chosen.length < MOST && !hasActivity() && worth(next));
  if (chosen.length < FEWEST) take(open([sayMore], story), chosen, () => chosen.length < FEWEST);
  if (chosen.length < FEWEST) take(acted, chosen, () => chosen.length < FEWEST);
  // A loss is offered, never put first.
  return [...chosen.filter(({ angle }) => angle !== loss), ...chosen.filter(({ angle }) => angle === loss)];
}

/** The list from another place on: of what weighs the same the first is taken. */
const turned = <Item>(list: readonly Item[], seed: number): Item[] => {
  const at = list.indexOf(pick(list, seed));
  return [...list.slice(at), ...list.slice(0, at)];
};

/** What is told most concretely comes first: its answer counts for more than a cue word in a claim. */
function byConcreteness(choices: readonly Choice[]): Choice[] {
  const of = new Map<Source, number>();
  return choices.map(({ angle, find }) => {
    const source = find.sentence?.source;
    if (!source) return { angle, find };
    const told = of.get(source) ?? concreteness(source);
    of.set(source, told);
    const own = concreteness({ sentences: [find.sentence as Sentence], foreign: source.foreign });
    // a loss is told or kept: it does not come forward by being told well
    return { angle, find: angle === loss ? find : { ...find, weight: find.weight + told + 0.5 * own } };
  });
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
