import { applicationCalls, applicationDraftCalls, putApplicationDraft } from '@lantern/contract/applications';
import * as letters from '@lantern/contract/applications.letters';
import { must } from '../../support/must.ts';
import { makePdf } from '../../support/pdf.ts';
import { formOf } from '../../support/vault.ts';
import type { FeatureInputs } from '../entry.ts';
import { keyedInputs, recordInputs } from '../record-inputs.ts';
import type { Caller, World } from '../world.ts';

/** University of Toronto */
const id = 'ror-03dbr7087';
const draft = '5b1a1c9e-7f0a-4a52-9d53-2f6f7d8c9b11';
const draftTexts = { personal_statement: 'The water came in June.', why_this_university: '' };
let programmes = 0;

// a programme twice is refused: every call of the matrix adds another one
const application = () => ({ name: 'Hill College', program: `Course ${++programmes}` });

const recommender = () => ({ name: 'Rahima Begum', email: 'teacher@example.org', relation: 'physics teacher' });
const inAMonth = () => new Date(Date.now() + 30 * 24 * 3600 * 1000).toISOString().slice(0, 10);
const form = () => formOf([{ name: 'file', value: makePdf(), fileName: 'letter.pdf' }]);

async function request({ call }: Pick<Caller, 'call'>, waived = false) {
  const { body: saved } = await call(applicationCalls.add, { body: application() });
  const { body: writer } = await call(letters.recommenderCalls.add, { body: recommender() });
  return {
    recommender_id: writer.recommender._id,
    application_ids: [saved.application._id],
    waived,
    note: 'The lab, if you can',
    ends_on: inAMonth(),
    send: 'hand' as const,
  };
}

async function makeLetter(person: Pick<Caller, 'call'>, waived = false) {
  const made = await person.call(letters.askForLetter, { body: await request(person, waived) });
  return { id: made.body.letter._id, token: `${made.body.url}`.split('/').at(-1) ?? '' };
}

/** The owner's only request: so many may wait, and be asked for in an hour. */
async function makeOnly({ app, owner }: World) {
  const { database } = app;
  await database.deleteFrom('recommenders').where('user_id', '=', owner.user.id).execute();
  await database.deleteFrom('throttles').where('key', 'like', 'letter-%').execute();
  return await makeLetter(owner);
}

async function askInput(world: World) {
  await makeOnly(world);
  return { body: await request(world.owner) };
}

async function makeReceived(world: World): Promise<string> {
  const { id, token } = await makeOnly(world);
  must(await world.app.stranger().call(letters.sendLetter, { params: { token } }, form()));
  return id;
}

const sent = form();

export const inputs: FeatureInputs = {
  calls: {
    ...recordInputs(applicationCalls, application),
    ...keyedInputs(applicationDraftCalls, draft, () => draftTexts),
    ...recordInputs(letters.recommenderCalls, recommender),
    listLetters: {},
    askForLetter: { isOwners: true, input: askInput },
    remindOfLetter: {
      isOwners: true,
      input: async (world) => ({ body: { letter_id: (await makeOnly(world)).id, send: 'hand' } }),
    },
    withdrawLetter: {
      isOwners: true,
      input: async (world) => ({ body: { letter_id: (await makeOnly(world)).id } }),
    },
    readLetter: { isOwners: true, input: async (world) => ({ params: { id: await makeReceived(world) } }) },
    openLetterRequest: { input: async (world) => ({ params: { token: (await makeOnly(world)).token } }) },
    sendLetter: {
      input: async (world) => ({ params: { token: (await makeOnly(world)).token } }),
      upload: { type: sent.headers['content-type'] ?? '', bytes: sent.bytes },
    },
    declineLetter: {
      input: async (world) => ({ params: { token: (await makeOnly(world)).token }, body: { word: 'Too busy' } }),
    },
    searchUniversities: { input: () => ({ query: { q: 'Toronto' } }) },
    readClosing: { input: () => ({ body: { ids: [id] } }) },
    readUniversity: { input: () => ({ params: { id } }) },
  },
  async plant(app, person) {
    const { call } = person;
    const letter = await makeLetter(person);
    must(await app.stranger().call(letters.sendLetter, { params: { token: letter.token } }, form()));
    const { token } = await makeLetter(person, true);
    must(
      await app.stranger().call(letters.declineLetter, { params: { token }, body: { word: 'I know you too little' } }),
    );
    must(
      await call(applicationCalls.add, {
        body: {
          institution_id: id,
          name: 'University of Toronto',
          program: 'Physics',
          notes: 'Ask about the fee',
          deadline: { day: '2027-01-15', time: '23:59', zone: 'America/Toronto' },
          submitted: { day: '2026-11-01', proof: null, reference: 'A-1024' },
          decision: { result: 'admitted', day: '2026-11-20', note: 'By letter' },
        },
      }),
    );
    must(await call(applicationCalls.add, { body: { name: 'Hill College', program: 'Law' } }));
    must(await call(putApplicationDraft, { params: { id: draft }, body: draftTexts }));
  },
  chosenFromAList: [
    'recommenders.language',
    'letter_files.state',
    'saved_universities.institution_id',
    'saved_universities.stage',
    'saved_universities.level',
    'saved_universities.intake',
    'saved_universities.institution_country',
    'saved_universities.deadline_time',
    'saved_universities.deadline_zone',
    'saved_universities.decision',
  ],
};
