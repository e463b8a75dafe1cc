/** Ideas for essays, built from the student's own words. Small and without word models: it also runs in the browser, offline. */
import { type Angle, type Find, q, stems } from './angle.ts';
import { chooseIdeas } from './choose.ts';
import { includeFor, type Used } from './include.ts';
import { quoteOf } from './quote.ts';
import { readStory, type Story } from './story.ts';
import { traitLesson } from './trait-words.ts';
import type { Idea, IdeasInput } from './types.ts';

export type { Idea, IdeaActivity, IdeasInput } from './types.ts';

/** Four to eight ideas in a fixed order, the strongest first; the same input gives the same ideas. None only where there
 * is neither an answer nor a named activity. Titles are at most 120 characters, the other texts 600, list items 300. */
export function generateIdeas(input: IdeasInput): Idea[] {
  const story = readStory(input);
  const used: Used = { keys: new Set(), turns: new Map() };
  const traitUse = new Map<string, number>();
  const notes = honestNotes(story);
  const choices = chooseIdeas(story);
  for (const { find } of choices) used.keys.add(find.phrase.toLowerCase());
  return choices.map(({ angle, find }, i) => {
    const draft = angle.write(find, story);
    const trait = traitFor(angle, find, story, traitUse);
    const turn = trait === undefined ? 0 : (traitUse.get(trait) ?? 0);
    if (trait !== undefined) traitUse.set(trait, turn + 1);
    const activity = find.activity ?? relatedActivity(find, story);
    const items = includeFor(find, angle.kind, draft.ask, story, used);
    const note = notes[i];
    if (note) items[Math.min(4, items.length)] = note;
    return {
      title: draft.title,
      summary: draft.summary,
      how_to_start: draft.start,
      what_to_include: items,
      why_it_works: trait === undefined ? draft.why : `${draft.why} ${traitLesson(trait, turn + story.seed)}`,
      ...(activity === undefined ? {} : { activity: story.activities[activity]?.label }),
      ...(trait === undefined ? {} : { trait }),
    };
  });
}

/** What the student should know about their own input, to stand in the first lists. */
function honestNotes({ brief, repeated, sentences }: Story): string[] {
  const notes: string[] = [];
  const [answer] = brief;
  if (answer !== undefined)
    notes.push(
      `Still missing: the answer ${q(quoteOf(answer, 0, 40))} names no moment. When was it, where, and with whom? A fuller answer gives better ideas.`,
    );
  if (repeated > 0)
    notes.push(
      'Still missing: the same words stand under more than one question. Which other moment could answer one of them?',
    );
  const stock = sentences.find(({ signals }) => signals.stock !== undefined);
  if (stock)
    notes.push(
      `Leave out ${q(quoteOf(stock.text, stock.signals.stock, 80))}: anybody could write it. Which hour made you think so?`,
    );
  return notes;
}

/** The trait that the question was about, else one that such a story shows well, else the one used least. */
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
