// The destinations that have a pack, and what everybody else gets.
import type { VisaItemId } from './visa-items.ts';
import type { PackItem, PackStep, VisaPack } from './visa-pack.ts';
import { visaAu } from './visas/au.ts';
import { visaCa } from './visas/ca.ts';
import { visaDe } from './visas/de.ts';
import { visaFr } from './visas/fr.ts';
import { visaGb } from './visas/gb.ts';
import { visaIe } from './visas/ie.ts';
import { visaIt } from './visas/it.ts';
import { visaJp } from './visas/jp.ts';
import { visaMy } from './visas/my.ts';
import { visaNl } from './visas/nl.ts';
import { visaNz } from './visas/nz.ts';
import { visaSe } from './visas/se.ts';
import { visaSg } from './visas/sg.ts';
import { visaUs } from './visas/us.ts';

/** In the order of the specification, then ours. */
export const visaPacks: readonly VisaPack[] = [
  visaUs,
  visaGb,
  visaCa,
  visaAu,
  visaDe,
  visaFr,
  visaNl,
  visaSg,
  visaIe,
  visaIt,
  visaJp,
  visaMy,
  visaNz,
  visaSe,
];

export function visaPackOf(country: string): VisaPack | undefined {
  return visaPacks.find((pack) => pack.country === country);
}

/** A country without a pack: what every country asks for, and never another country's steps. */
export const genericItems: readonly PackItem[] = (
  ['passport', 'offer', 'transcripts', 'english', 'funds', 'photo', 'form'] as const satisfies readonly VisaItemId[]
).map((id) => ({ id, need: 'required' }));

export const genericSteps: readonly PackStep[] = [
  { id: 'renew-passport', weeks: -40, kind: 'due', item: 'passport' },
  { id: 'accept-offer', weeks: -28, kind: 'due', item: 'offer' },
  { id: 'collect-papers', weeks: -24, kind: 'due' },
  { id: 'ask-appointment', weeks: -20, kind: 'due' },
  { id: 'attend-appointment', weeks: -14, kind: 'due' },
  { id: 'get-decision', weeks: -6, kind: 'due' },
];

/** Where the embassies and ministries of a country without a pack can be found. */
export const embassyLink = { title: 'Find the embassy (EmbassyPages)', url: 'https://www.embassypages.com/' };
