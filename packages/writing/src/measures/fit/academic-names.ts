/**
 * Different names, dates and topics in sentences that turn to the place of study: the programme, the city, a professor, a
 * laboratory, "the module on thermal storage". 0 to about 20. In a research proposal, works and partners named count too.
 * Anchors: set by hand; the name of the programme alone is little, six such details cannot be sent to another place.
 */
import { shareShown } from '../crowding.ts';
import type { Measure } from '../measure.ts';
import { readAims } from './aim.ts';
import { goesToMany } from './many-readers.ts';

export const academicNames: Measure = {
  id: 'academic-names',
  label: 'Programmes, people and places of study named',
  unit: 'count',
  weight: 3,
  anchors: [
    [0, 0],
    [2, 3],
    [4, 7],
    [7, 10],
  ],
  applies: ({ input }) =>
    !goesToMany(input) && input.essayType !== 'Personal Statement' && input.essayType !== 'Diversity Essay',
  take: ({ document, input }) => {
    const counts = input.essayType === 'Research Proposal' ? () => true : ({ place }: { place: boolean }) => place;
    const named = new Set(
      readAims(document)
        .filter((aim) => counts(aim))
        .flatMap(({ details }) => [...details]),
    );
    return named.size * shareShown(document);
  },
};
