// The sixteen things of settling in, the cards of the four categories, and a look at a room that is offered. Days count
// from the arrival; negative is before it.
export const settlementGroups = ['pre-departure', 'first-week', 'first-month'] as const;
export type SettlementGroup = (typeof settlementGroups)[number];
export const settlementCategories = ['housing', 'communication', 'transport', 'banking'] as const;
export type SettlementCategory = (typeof settlementCategories)[number];
export type SettlementPriority = 'high' | 'medium' | 'low';

type Item = { group: SettlementGroup; category: SettlementCategory; priority: SettlementPriority; days: number };

/** In the specification's order: items 5 to 8 are the first week. */
export const settlementItems = {
  'first-nights': { group: 'pre-departure', category: 'housing', priority: 'high', days: -30 },
  'papers-at-hand': { group: 'pre-departure', category: 'housing', priority: 'high', days: -7 },
  'first-cash': { group: 'pre-departure', category: 'banking', priority: 'high', days: -5 },
  'airport-way': { group: 'pre-departure', category: 'transport', priority: 'medium', days: -3 },
  'local-sim': { group: 'first-week', category: 'communication', priority: 'high', days: 1 },
  'register-arrival': { group: 'first-week', category: 'housing', priority: 'high', days: 5 },
  'bank-account': { group: 'first-week', category: 'banking', priority: 'high', days: 6 },
  'travel-card': { group: 'first-week', category: 'transport', priority: 'medium', days: 4 },
  'university-papers': { group: 'first-month', category: 'housing', priority: 'high', days: 8 },
  'find-doctor': { group: 'first-month', category: 'housing', priority: 'high', days: 14 },
  'room-contract': { group: 'first-month', category: 'housing', priority: 'high', days: 14 },
  'money-home': { group: 'first-month', category: 'banking', priority: 'medium', days: 14 },
  'monthly-budget': { group: 'first-month', category: 'banking', priority: 'medium', days: 20 },
  'emergency-plan': { group: 'first-month', category: 'communication', priority: 'medium', days: 10 },
  'work-rules': { group: 'first-month', category: 'banking', priority: 'low', days: 25 },
  'student-discounts': { group: 'first-month', category: 'transport', priority: 'low', days: 28 },
} as const satisfies Record<string, Item>;
export type SettlementItemId = keyof typeof settlementItems;
export const settlementItemIds = Object.keys(settlementItems) as SettlementItemId[];

/** 'Almost ready' from here on, as specified. */
export const almostReadyShare = 0.8;

export const cardIds = {
  housing: ['halls', 'private-room', 'deposit'],
  communication: ['sim', 'calls-home', 'apps'],
  transport: ['from-airport', 'passes', 'safety'],
  banking: ['account', 'cash', 'transfers'],
} as const satisfies Record<SettlementCategory, readonly string[]>;
export type CardId = (typeof cardIds)[SettlementCategory][number];
export const tipIds = ['copies', 'first-days', 'ask'] as const;
export type TipId = (typeof tipIds)[number];

/** Signs of a room that is not there. `yes` says which answer is the sign. */
export const rentSigns = {
  unseen: { yes: true, weight: 2 },
  'pay-first': { yes: true, weight: 3 },
  wire: { yes: true, weight: 3 },
  'too-cheap': { yes: true, weight: 2 },
  hurry: { yes: true, weight: 1 },
  abroad: { yes: true, weight: 2 },
  'passport-copy': { yes: true, weight: 2 },
  contract: { yes: false, weight: 2 },
  'picture-search': { yes: true, weight: 3 },
  'off-platform': { yes: true, weight: 2 },
} as const satisfies Record<string, { yes: boolean; weight: number }>;
export type RentSignId = keyof typeof rentSigns;
export const rentSignIds = Object.keys(rentSigns) as RentSignId[];

export type RentAnswers = Partial<Record<RentSignId, boolean>>;
export type RentVerdict = { level: 'unanswered' | 'clear' | 'careful' | 'stop'; signs: RentSignId[] };

/** Warnings with their reasons. One heavy sign is enough to stop; without all answers nothing is called clear. */
export function checkRent(answers: RentAnswers): RentVerdict {
  const signs = rentSignIds.filter((id) => answers[id] === rentSigns[id].yes);
  const weight = signs.reduce((sum, id) => sum + rentSigns[id].weight, 0);
  signs.sort((a, b) => rentSigns[b].weight - rentSigns[a].weight);
  if (weight >= 3) return { level: 'stop', signs };
  if (weight > 0) return { level: 'careful', signs };
  return { level: rentSignIds.every((id) => answers[id] !== undefined) ? 'clear' : 'unanswered', signs };
}
