import { conversationCalls } from '@lantern/contract/assistant';
import { setAnswering } from '@lantern/contract/assistant.model';
import { must } from '../../support/must.ts';
import type { FeatureInputs } from '../entry.ts';
import { recordInputs } from '../record-inputs.ts';

const conversation = {
  questions: [
    {
      id: '2f0a6a3e-95a5-4f0e-8a0c-3b1f0a1b2c3d',
      text: 'What is the visa fee for Germany?',
      at: '2026-11-22T10:00:00Z',
    },
  ],
};

export const inputs: FeatureInputs = {
  calls: {
    ...recordInputs(conversationCalls, () => conversation),
    readPassages: { input: () => ({ query: { language: 'en' } }) },
    readOwnRecord: { input: () => ({ query: { language: 'en' } }) },
    getAnswering: {},
    setAnswering: { input: () => ({ body: { enabled: false } }) },
    // this installation has no language model
    streamAnswer: {
      input: () => ({ body: { question: 'What is the visa fee?', passages: ['visa:DE:visa_fee'] } }),
      outcome: 'not_found',
    },
  },
  async plant(_app, { call }) {
    must(await call(conversationCalls.add, { body: conversation }));
    must(await call(setAnswering, { body: { enabled: false } }));
  },
};
