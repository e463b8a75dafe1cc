// What an answer is made of: a piece of text that stands by itself, with where it comes from and where it is shown.

import type { ContentLanguage } from '@lantern/content/in-languages';

export type PassageLanguage = ContentLanguage;

export const passageKinds = [
  'help',
  'guide',
  'visa',
  'visa-paper',
  'refusal',
  'arrival',
  'settlement',
  'test',
  'scholarship',
  'institution',
  'loan',
] as const;
export type PassageKind = (typeof passageKinds)[number];

export type PassageSource = {
  name: string;
  /** where a reader can verify it */
  link: string | null;
  /** when somebody read the source: a day, or as much of one as is known; null is "not yet checked" */
  checked: string | null;
  confidence: 'official' | 'secondary' | 'estimate';
  /** from this day on it is shown as old; null where it has no such day */
  reviewDue: string | null;
};

export type Passage = {
  /** stable: `help:offline`, `visa:GB:visa_fee` */
  id: string;
  kind: PassageKind;
  /** in the language that was asked for */
  title: string;
  text: string;
  /** what stands in English whatever the language is: conditions as their source says them */
  note: string;
  /** words by which it is also asked for; never shown */
  keywords: string;
  /** ISO codes of the countries that it is about; empty is any */
  countries: readonly string[];
  /** null: our own words about Lantern */
  source: PassageSource | null;
  /** the path that shows it, with its query; null where no screen does */
  screen: string | null;
};
