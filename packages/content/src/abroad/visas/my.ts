import { factsOf, type VisaPack } from '../visa-pack.ts';

const official = 'https://educationmalaysia.gov.my/';

export const visaMy: VisaPack = {
  country: 'MY',
  items: [
    { id: 'passport', need: 'required' },
    { id: 'offer', need: 'required' },
    { id: 'transcripts', need: 'required' },
    { id: 'val', need: 'required' },
    { id: 'medical', need: 'required' },
    { id: 'photo', need: 'required' },
    { id: 'insurance', need: 'required' },
    { id: 'funds', need: 'check' },
  ],
  steps: [
    { id: 'renew-passport', weeks: -28, kind: 'due', item: 'passport' },
    { id: 'accept-offer', weeks: -18, kind: 'due', item: 'offer' },
    { id: 'take-medical', weeks: -16, kind: 'due', item: 'medical' },
    { id: 'ask-val', weeks: -14, kind: 'due', item: 'val' },
    { id: 'apply-embassy', weeks: -5, kind: 'due' },
    { id: 'book-flight', weeks: -4, kind: 'due' },
    { id: 'collect-pass', weeks: 4, kind: 'due' },
  ],
  funds: {
    kind: 'first-year',
    daysHeld: 1,
    endsWithinDays: 0,
    months: 12,
    currency: 'MYR',
    addsTuition: true,
  },
  links: [
    { title: 'Education Malaysia Global Services', url: official },
    { title: 'Immigration Department', url: 'https://www.imi.gov.my/' },
  ],
  facts: factsOf('visa:MY', official, [
    { key: 'proof_of_funds', state: 'unknown', note: 'no fixed sum was found' },
    { key: 'visa_fee', state: 'unknown', note: 'depends on nationality and on the services of EMGS' },
    { key: 'processing_time', value: { low: 4, high: 8 }, unit: 'week', note: 'until the letter of approval (VAL)' },
    { key: 'work_hours', value: 20, unit: 'week', note: 'only in holidays of more than seven days, in listed trades' },
    {
      key: 'visa_rule',
      scope: { program: 'medical' },
      value: 'A second health check follows within seven working days of arriving.',
    },
  ]),
};
