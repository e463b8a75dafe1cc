import { explainMatches, saveUniversity } from '@lantern/contract/matching';
import { reportFact } from '@lantern/contract/matching.facts';
import { wishesCalls } from '@lantern/contract/matching.wishes';
import type { Person } from '../../support/app.ts';
import { must } from '../../support/must.ts';
import type { FeatureInputs } from '../entry.ts';
import { singleInputs } from '../record-inputs.ts';

/** University of Toronto */
const id = 'ror-03dbr7087';

/** Its standing, which somebody has reported; dollars a year are never a value of it. */
async function reported(owner: Pick<Person, 'call'>): Promise<string> {
  const { body } = await owner.call(explainMatches, { body: { ids: [id] } });
  const fact_id = body.matches[0]?.facts.find(({ key }) => key === 'standing')?._id ?? '';
  must(await owner.call(reportFact, { body: { fact_id, words: 'Their page says another figure.' } }));
  return fact_id;
}

const written = {
  ...{ state: 'known', value: '0', unit: 'year', currency: 'USD', note: '', checked: '', confidence: 'estimate' },
  ...{ source: 'https://example.org', link: 'https://example.org/fees' },
} as const;

/** The same fact twice is refused: every call of the matrix is of another year. */
let years = 0;

const wishes = { level: 'PG', field: 'law', country: 'DE', language: 'en', budget: 20_000, gpa: 3.1 };

export const inputs: FeatureInputs = {
  calls: {
    ...singleInputs(wishesCalls, () => wishes),
    startMatching: { input: () => ({ query: {} }) },
    matchUniversities: { input: () => ({ body: { programLevel: 'UG', budget: [40_000] } }) },
    weighFilters: { input: () => ({ body: { programLevel: 'UG', budget: [40_000] } }) },
    explainMatches: { input: () => ({ body: { ids: [id] } }) },
    saveUniversity: { input: () => ({ body: { university_id: id } }) },
    unsaveUniversity: { input: () => ({ body: { university_id: id } }) },
    reportFact: {
      input: async ({ owner }) => ({ body: { fact_id: await reported(owner), words: 'It is old.' } }),
    },
    listReportedFacts: {},
    takeFact: { input: async ({ owner }) => ({ params: { id: await reported(owner) }, body: { taken: false } }) },
    // dollars a year are no standing
    mendFact: {
      input: async ({ owner }) => ({ body: { fact_id: await reported(owner), base_revision: 0, ...written } }),
      outcome: 'invalid_request',
    },
    keepFact: { input: async ({ owner }) => ({ body: { fact_id: await reported(owner) } }) },
    listFactKinds: {},
    addFact: {
      input: () => ({
        body: {
          ...{
            institution_id: id,
            key: 'students',
            period: String(1990 + ++years),
            level: '',
            field: '',
            residency: '',
          },
          ...{ state: 'known', value: '90000', unit: 'students', currency: '', note: '', checked: '' },
          ...{ confidence: 'estimate', source: 'https://example.org', link: 'https://example.org/about' },
        },
      }),
    },
    listStaleFacts: { input: () => ({ query: { page: 1 } }) },
    listCatalogueLoads: {},
    evaluateProfile: { input: () => ({ body: { university: id } }) },
  },
  async plant(_app, { call }) {
    must(await call(saveUniversity, { body: { university_id: id, program: 'Computer Science' } }));
    await reported({ call });
    must(await call(wishesCalls.save, { body: wishes }));
  },
  chosenFromAList: [
    'fact_reports.state',
    ...['level', 'field', 'country', 'language'].map((column) => `study_wishes.${column}`),
  ],
};
