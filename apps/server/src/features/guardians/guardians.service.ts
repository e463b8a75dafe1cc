import type { Parsed } from '@lantern/contract/endpoint';
import { type createGuardianLink, type GuardianLink, guardianMessages } from '@lantern/contract/guardians';
import { Problem } from '@lantern/contract/problem';
import type { Database } from '#database/database.ts';
import type { Caller } from '#feature/caller.ts';
import { type PlanPorts, readDashboard } from '#features/dashboard/dashboard.service.ts';
import { checkEnd, countLink, countOpening, digestOf, makeToken } from '#links/secret-links.ts';
import * as store from './guardians.store.ts';

/** Makes a link; its address is shown only once. */
export async function createLink(
  database: Database,
  caller: Caller,
  { label, ends_on }: Parsed<typeof createGuardianLink>['body'],
  baseUrl: string,
): Promise<{ guardian_link: GuardianLink; url: string }> {
  checkEnd(ends_on, guardianMessages);
  await countLink(database, 'guardian', caller.id);
  const { token, digest } = makeToken();
  const link = await database.transaction().execute(async (transaction) => {
    const made = await store.insertLink(transaction, caller.id, {
      digest,
      label: label ?? '',
      endsOn: ends_on,
    });
    await store.dropOldLinks(transaction, caller.id);
    return made;
  });
  return { guardian_link: link, url: `${baseUrl}/guardian/${token}` };
}

export async function revokeLink(database: Database, caller: Caller, id: string): Promise<GuardianLink> {
  const link = await store.revokeLink(database, caller.id, id);
  if (!link) throw new Problem('not_found');
  return link;
}

/** Dates of papers and essays say what is in them, so they stay with the student. */
const isPrivate = (link: string) => link.startsWith('/documents') || link.startsWith('/essay');

/** What a guardian sees. The link is looked up at each call, so that one that was closed shows nothing from then on. */
export async function openLink(ports: PlanPorts, token: string, address: string, language: string) {
  await countOpening(ports.database, 'guardian', address);
  const found = await store.openLink(ports.database, digestOf(token));
  if (!found) throw new Problem('not_found');
  const { percent, steps, dates } = await readDashboard(ports, found.userId, language);
  return {
    student: found.student,
    ends_on: found.endsOn,
    percent,
    steps: steps.map(({ id, status, percent: done }) => ({ id, status, percent: done })),
    dates: dates
      .filter(({ link }) => !isPrivate(link))
      .map(({ id, title, date, time, zone }) => ({ id, title, date, time, zone })),
  };
}
