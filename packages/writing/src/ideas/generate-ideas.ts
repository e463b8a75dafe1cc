/** Ideas for essays, built from the student's own words. Small and without word models: it also runs in the browser, offline. */
import { type Angle, type Find, pick, stems } from './angle.ts';
import { chooseIdeas } from './choose.ts';
import { honestNotes, includeFor, type Used } from './include.ts';
import { readStory, type Story } from './story.ts';
import { traitHint } from './trait-words.ts';
import type { Idea, IdeasInput } from './types.ts';

export type { Idea, IdeaActivity, IdeasInput } from './types.ts';

/**
 * Two or three ideas in a fixed order, the strongest first; the same input gives the same ideas. One where there is nothing but
 * one activity or one short answer; none only where there is neither an answer nor a named activity.
 * What the student wrote stands between “ ” and nowhere else: our sentences hold whatever stands there.
 * Titles are at most 120 characters, the other texts 600, list items 300.
 */
export function generateIdeas(input: IdeasInput): Idea[] {
  const story = readStory(input);
  const used: Used = new Set();
  const traitUse = new Map<string, number>();
  const seed = seedOf(input);
  const choices = chooseIdeas(story, seed);
  const notes = honestNotes(story, new Set(choices.map(({ find }) => find.quote)), seed);
  return choices.map(({ angle, find }, i) => {
    const draft = angle.write(find, seed);
    const trait = traitFor(angle, find, story, traitUse);
    const turn = trait === undefined ? 0 : (traitUse.get(trait) ?? 0);
    if (trait !== undefined) traitUse.set(trait, turn + 1);
    const activity = find.activity ?? relatedActivity(find, story);
    const note = notes[i];
    return {
      title: draft.title,
      summary: draft.summary,
      how_to_start: asWritten(draft.start, seed + i),
      what_to_include: [...includeFor(find, draft.ask, story, used, seed + i), ...(note ? [note] : [])],
      why_it_works: trait === undefined ? draft.why : `${draft.why} ${traitHint(trait, seed + turn)}`,
      ...(activity === undefined ? {} : { activity: story.activities[activity]?.label }),
      ...(trait === undefined ? {} : { trait }),
    };
  });
}

/** The trait that the question was about, else one that such a story can show, else the one used least. */
function traitFor(angle: Angle, find: Find, story: Story, use: ReadonlyMap<string, number>): string | undefined {
  const asked = find.sentence?.source.trait;
  const score = (trait: string) =>
    (trait === asked ? 1.6 : 0) +
    (angle.traits.includes(trait) ? 1.5 - angle.traits.indexOf(trait) * 0.3 : 0) -
    (use.get(trait) ?? 0);
  return [...story.traits].sort((a, b) => score(b) - score(a))[0];
}

/** The activity that shares most words with the answer; none where nothing but chance joins them. */
function relatedActivity(find: Find, story: Story): number | undefined {
  if (!find.sentence) return undefined;
  const mine = stems(find.sentence.source.text);
  let best: number | undefined;
  let most = 0;
  story.activities.forEach(({ label, activity }, i) => {
    const inName = [...stems(`${label} ${activity.title}`)].filter((stem) => mine.has(stem)).length;
    const inText = [...stems(`${activity.outcome} ${activity.description ?? ''}`)].filter((stem) =>
      mine.has(stem),
    ).length;
    const shared = inName * 2 + inText;
    if (shared >= 2 && shared > most) [best, most] = [i, shared];
  });
  return best;
}

/** A number from the student's own words: the same words give the same one. */
function seedOf({ reflections, activities }: IdeasInput): number {
  const told = [...Object.values(reflections).sort(), ...activities.flatMap(({ name, title }) => [name, title])].join(
    '|',
  );
  let seed = 5381;
  for (let at = 0; at < told.length; at++) seed = (seed * 33 + told.charCodeAt(at)) % 0x7fffffff;
  return seed;
}

const said = [
  'You have written:',
  'Your own line:',
  'It stands in your answer:',
  'In your words:',
  'You put it like this:',
];

/** How the student's own words are led in. */
const asWritten = (start: string, turn: number) => start.replace('You have written:', pick(said, turn));
