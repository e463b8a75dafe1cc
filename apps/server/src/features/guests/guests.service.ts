// A guest is a throw-away student with sample content; keeping the workspace makes the guest an account.

import { sampleEssays, samplePersonalInfo } from '@lantern/content/guest-samples';
import { hours } from '@lantern/contract/durations';
import { guestHours } from '@lantern/contract/guests';
import type { Caller, Origin } from '#feature/caller.ts';
import {
  type Accounts,
  startGuest as createGuest,
  keepGuestAsStudent,
  type SignedIn,
} from '#features/accounts/accounts.service.ts';
import { addSample } from '#features/essays/essays.service.ts';
import { dropSampleAnswers, savePersonalInfo } from '#features/profile/profile.service.ts';
import type { Ports } from '#ports/ports.ts';
import { findGuestStart } from './guests.store.ts';

export async function startGuest(accounts: Accounts, origin: Origin): Promise<SignedIn> {
  const signedIn = await createGuest(accounts, origin);
  await addSamples(accounts.ports, { ...signedIn.user, sessionId: '' });
  return signedIn;
}

async function addSamples(ports: Ports, guest: Caller): Promise<void> {
  await savePersonalInfo(ports, guest.id, samplePersonalInfo);
  // the first sample is written last, so that it stands on top
  for (const sample of sampleEssays.toReversed()) await addSample(ports, guest, sample);
}

/** When the workspace may be deleted; null for an account. The hourly job does it. */
export async function readGuestEnd({ ports }: Accounts, userId: string): Promise<string | null> {
  const start = await findGuestStart(ports.database, userId);
  return start ? new Date(start.getTime() + hours(guestHours)).toISOString() : null;
}

type KeptAccount = Parameters<typeof keepGuestAsStudent>[2];

export async function keepGuest(
  accounts: Accounts,
  caller: Caller,
  account: KeptAccount,
  origin: Origin,
): Promise<SignedIn> {
  const kept = await keepGuestAsStudent(accounts, caller.id, account, origin);
  await dropSampleAnswers(accounts.ports, caller.id, samplePersonalInfo);
  return kept;
}
