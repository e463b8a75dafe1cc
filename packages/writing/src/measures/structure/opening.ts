/**
 * How the essay begins: 0 a worn formula, 1 plain, 2 something concrete in the first two sentences (less, where large words stand
 * around it).
 * Anchors: set by hand. Source: the openings that admissions officers name as the ones they stop reading at.
 */
import type { Place } from '../../criteria/advice.ts';
import { readGist } from '../../text/gist.ts';
import type { Essay, Measure } from '../measure.ts';
import { readTold } from '../told/told.ts';
import { bodyOf } from './letter-forms.ts';

/** Over gists: base forms, no articles. */
const FORMULA = new RegExp(
  `^ (?:${[
    '(?:hello|hi|greeting)',
    'my name be',
    'i be (?:write|apply)',
    '(?:i|we) (?:would|want|wish)(?: \\S+){0,3} (?:apply|applying|introduce|express)',
    'with(?: \\S+){0,2} (?:enthusiasm|interest|pleasure|respect)',
    '(?:ever )?since (?:i|my|childhood|young age|early age)',
    '\\S+ (?:very )?(?:young|early|tender) age',
    '(?:as|when) (?:i be )?(?:little |young |small )?(?:child|kid)',
    'i have always',
    "\\S+ (?:today's|this|our|modern)(?: (?:modern|fast-paced|globali[sz]ed|ever-changing|competitive|digital))? (?:world|era|age|society|day)",
    '(?:nowadays|in modern (?:world|era|age))',
    '(?:accord to )?(?:\\S+ )?dictionary',
    '(?:webster|merriam|oxford)',
    '(?:in this essay|this essay|purpose of this)',
    '(?:it be|as) (?:say|said|we all know|well know)',
    'throughout (?:history|my)',
  ].join('|')})(?= )`,
);

export function findFormula({ document }: Essay): Place | undefined {
  const first = bodyOf(document)[0];
  if (!first || !FORMULA.test(readGist(document, first).words)) return undefined;
  return { start: first.start, end: first.end };
}

export const opening: Measure = {
  id: 'opening',
  label: 'Opening (0 formula, 1 plain, 2 concrete)',
  unit: 'kind',
  readsCliches: true,
  weight: 2,
  anchors: [
    [0, 2],
    [1, 6],
    [2, 10],
  ],
  take: (essay) => {
    if (findFormula(essay)) return 0;
    const first = bodyOf(essay.document).slice(0, 2);
    const shown = readTold(essay.document)
      .filter(({ evidence }) => first.includes(evidence.sentence))
      .map(({ evidence, particular, stranger }) => Math.min(1, particular + (evidence.acts ? 1 : 0)) * (1 - stranger));
    return 1 + Math.max(0, ...shown);
  },
};
