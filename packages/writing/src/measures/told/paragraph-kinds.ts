/**
 * What each paragraph mostly is, by its words: a scene (something happens that can be seen), a summary (what was done or held is
 * reported), a thought (somebody comes to see something that stands in the essay), a plan, or a claim that any essay could make.
 */
import { type Document, sentencesByParagraph } from '../../text/document.ts';
import { readAims } from '../fit/aim.ts';
import { oncePer } from '../once.ts';
import { isMeaning, readThoughts } from '../reflection/thought.ts';
import { readTold, type Told } from './told.ts';

export type ParagraphKind = 'scene' | 'summary' | 'thought' | 'plan' | 'claim';

type ReadParagraph = {
  kind: ParagraphKind;
  /** Other kinds that a good part of its words are of, the larger first. */
  also: readonly ParagraphKind[];
  start: number;
  end: number;
  words: number;
  /** 0-1: how much of it shows, thinks or plans. */
  carries: number;
};

/** A sentence with less of a scene only tells. */
const SCENE = 0.5;
/** So much of a paragraph is worth naming beside what it mostly is. */
const ALSO = 0.2;
/** From here on a sentence claims. */
const CLAIM = 0.4;

export const readParagraphs = oncePer((document: Document): readonly ReadParagraph[] => {
  const told = readTold(document);
  const kinds = readSentenceKinds(document);
  // the groups hold the sentences in their order
  let place = 0;
  return sentencesByParagraph(document).map((group) => {
    const sums = new Map<ParagraphKind, number>();
    let words = 0;
    let carries = 0;
    for (const _ of group) {
      const one = told[place] as Told;
      const kind = kinds[place] as ParagraphKind;
      place++;
      sums.set(kind, (sums.get(kind) ?? 0) + one.evidence.words);
      words += one.evidence.words;
      carries += one.evidence.words * (1 - one.stranger) * (1 - 0.5 * one.report);
    }
    const ranked = [...sums].sort((a, b) => b[1] - a[1]);
    const kind = ranked[0]?.[0] ?? 'summary';
    const also = ranked.slice(1).flatMap(([other, share]) => (share >= ALSO * words ? [other] : []));
    const [first, last] = [group[0], group.at(-1)];
    return { kind, also, start: first?.start ?? 0, end: last?.end ?? 0, words, carries: carries / Math.max(1, words) };
  });
});

function readSentenceKinds(document: Document): ParagraphKind[] {
  const thoughts = readThoughts(document);
  const aims = readAims(document);
  return readTold(document).map(({ scene, stranger, evidence }, place) => {
    const thought = thoughts[place];
    const aim = aims[place];
    if (stranger >= CLAIM) return 'claim';
    if (aim && (aim.future || aim.place) && !evidence.past) return 'plan';
    if (thought && isMeaning(thought) && scene < 1) return 'thought';
    return scene >= SCENE ? 'scene' : 'summary';
  });
}
