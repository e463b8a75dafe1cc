/**
 * How weak the end of a vivid essay is (0-1): a last paragraph of sayings, of lessons that name nothing and of sentences that could
 * close any essay, after paragraphs that show. Readers forgive a part of it, always about the same part; what a stock end says of
 * the voice of the whole is nothing.
 */
import type { Document } from '../../text/document.ts';
import { isCliche } from '../cliches.ts';
import { fade } from '../evidence.ts';
import { oncePer } from '../once.ts';
import { readThoughts } from '../reflection/thought.ts';
import { readTold } from '../told/told.ts';

/** With fewer words it is a line of thanks. */
const FEWEST_WORDS = 15;

type Part = { words: number; scene: number; strange: number };

export const weakEnd = oncePer((document: Document): number => {
  const last = document.sentences.at(-1)?.paragraph ?? 0;
  if (last === 0) return 0;
  const thoughts = readThoughts(document);
  const body: Part = { words: 0, scene: 0, strange: 0 };
  const end: Part = { words: 0, scene: 0, strange: 0 };
  for (const [place, { evidence, scene, stranger }] of readTold(document).entries()) {
    const part = evidence.sentence.paragraph === last ? end : body;
    const isStock = thoughts[place]?.empty || isCliche(document, evidence.sentence);
    part.words += evidence.words;
    part.scene += evidence.words * scene;
    part.strange += evidence.words * (isStock ? 1 : stranger);
  }
  if (end.words < FEWEST_WORDS || body.words === 0) return 0;
  const isStrange = 1 - fade(end.strange / end.words, 0.35, 0.5);
  return isStrange * (1 - fade(body.scene / body.words, 0.4, 0.55)) * fade(body.strange / body.words, 0.05, 0.12);
});
