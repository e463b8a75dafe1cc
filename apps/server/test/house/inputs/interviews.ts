import { randomUUID } from 'node:crypto';
import { type Interview, saveInterview } from '@lantern/contract/interviews';
import { must } from '../../support/must.ts';
import type { FeatureInputs } from '../entry.ts';
import type { Caller } from '../world.ts';

export const interview: Interview = {
  method: 'wizard',
  type: 'visa',
  detail: 'GB',
  country: 'GB',
  university: 'University of Leeds',
  program: 'MSc Public Health',
  level: 'master',
  facts: ['gap'],
  seed: 7,
  step: 4,
  place: 0,
  timer_seconds: 930,
  used_seconds: 12,
  questions: [
    {
      id: 'visa-what-study',
      why: { kind: 'category', of: 'Academic' },
      draft: 'I am going',
      tries: [
        {
          id: '0b0c6a3e-95a5-4f0e-8a0c-3b1f0a1b2c3d',
          text: 'A Master of Science in Public Health at the University of Leeds.',
          seconds: null,
          pauses: [],
          at: '2026-11-22T10:00:00Z',
        },
      ],
    },
  ],
  again_of: null,
  started_at: '2026-11-22T09:59:00Z',
  ended_at: null,
  ended_by: '',
};

async function makeInterview(person: Caller): Promise<string> {
  const id = randomUUID();
  const { status, body } = await person.call(saveInterview, { params: { id }, body: { interview, base_revision: 0 } });
  if (status !== 200) throw new Error(`an interview was refused: ${JSON.stringify(body)}`);
  return id;
}

const ofOwner = {
  isOwners: true,
  input: async ({ owner }: { owner: Caller }) => ({ params: { id: await makeInterview(owner) } }),
};

export const inputs: FeatureInputs = {
  calls: {
    listInterviews: {},
    getInterview: ofOwner,
    saveInterview: {
      isOwners: true,
      input: async ({ owner }) => ({
        params: { id: await makeInterview(owner) },
        body: { interview: { ...interview, used_seconds: 20 }, base_revision: 1 },
      }),
    },
    deleteInterview: ofOwner,
    printInterviewReport: {
      input: () => ({
        body: {
          title: 'Mock interview',
          notes: ['22 Nov 2026'],
          sections: [{ heading: 'What are you going to study?', paragraphs: ['Public health.'] }],
          language: 'en',
        },
      }),
    },
  },
  async plant(_app, { call }) {
    must(await call(saveInterview, { params: { id: randomUUID() }, body: { interview, base_revision: 0 } }));
  },
  chosenFromAList: ['interviews.method', 'interviews.type'],
};
