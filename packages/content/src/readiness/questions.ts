// The readiness quiz: what each question leads to. The words stand beside, by language.
import { type ReadinessId, type ReadinessQuestion, readinessIds } from '@lantern/contract/readiness';
import { inLanguages } from '../in-languages.ts';
import { readinessWordsAr } from './words.ar.ts';
import { readinessWordsBn } from './words.bn.ts';
import { type ReadinessWords, readinessWordsEn } from './words.en.ts';

const words = inLanguages<ReadinessWords>('readiness', {
  en: readinessWordsEn,
  bn: readinessWordsBn,
  ar: readinessWordsAr,
});

/** The group of the task that an answer makes, and the screen where it is done. */
export const readinessPlaces: Record<ReadinessId, { group: ReadinessQuestion['group']; link: string }> = {
  goal: { group: 'documents', link: '/essays' },
  countries: { group: 'other', link: '/visa' },
  money: { group: 'other', link: '/finance' },
  passport: { group: 'documents', link: '/documents' },
  transcripts: { group: 'documents', link: '/documents' },
  english: { group: 'tests', link: '/tests' },
  scores: { group: 'tests', link: '/unipair' },
  practice: { group: 'tests', link: '/test-prep' },
  activities: { group: 'activities', link: '/ecas' },
  weekly: { group: 'activities', link: '/ecas' },
  statement: { group: 'documents', link: '/essays' },
  reader: { group: 'documents', link: '/essays' },
  teachers: { group: 'documents', link: '/documents' },
  deadline: { group: 'other', link: '/saved-universities' },
};

/** The questions in their order, in the language of a tag such as `bn-BD`. */
export function readinessQuestions(language: string): ReadinessQuestion[] {
  const said = words(language);
  return readinessIds.map((id) => {
    const { question, no, partly } = said[id];
    return { id, question, tasks: { no, partly }, group: readinessPlaces[id].group };
  });
}
