// One part of a saved university is changed in many places, also below the screens of applications.
import type { ApplicationFields } from '@lantern/contract/applications';
import { queryClient } from '#api/query-client.ts';
import { rowsOf } from '#api/record-waiting.ts';
import { type ApplicationRow, applications } from '#api/saved-universities.ts';
import { currentUser } from '#api/session.ts';

/** What a student writes of a row, without what the kit adds. */
const fieldsOf = (row: ApplicationFields): ApplicationFields => ({
  institution_id: row.institution_id,
  name: row.name,
  city: row.city,
  country: row.country,
  program: row.program,
  level: row.level,
  intake: row.intake,
  deadline: row.deadline,
  stage: row.stage,
  costs: row.costs,
  tests_needed: row.tests_needed,
  requirements: row.requirements,
  notes: row.notes,
  papers: row.papers,
  essays: row.essays,
  portfolio_needed: row.portfolio_needed,
  portfolio: row.portfolio,
  // a row that this device kept from before may lack it
  asked: row.asked ?? [],
  submitted: row.submitted,
  decision: row.decision,
  offer: row.offer,
  deposit: row.deposit,
});

/** The application as it stands on this device at this moment; a screen may be a step behind. */
function rowNow(id: string): ApplicationRow | undefined {
  const user = currentUser()?.id;
  const list = user ? queryClient.getQueryData(applications.listQuery(user).queryKey) : undefined;
  return (rowsOf(list ?? [], applications.outbox.all()) as ApplicationRow[]).find((row) => row.id === id);
}

/**
 * Saves parts of an application, on this device first. What the server refuses stays on the device and shows at the
 * application.
 */
export async function changeApplication(id: string, part: Partial<ApplicationFields>): Promise<void> {
  const row = rowNow(id);
  if (!row) return;
  const base = row.waiting ? row.waiting.base : (row.revision ?? null);
  await applications.save(id, { fields: { ...fieldsOf(row), ...part }, base }).catch(() => undefined);
}
