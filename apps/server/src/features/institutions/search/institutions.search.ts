// What a person finds who looks for an institution by its name or place.
import type { Output, Parsed } from '@lantern/contract/endpoint';
import { institutionsPerPage, type searchInstitutions as searchEndpoint } from '@lantern/contract/institutions';
import type { Database } from '#database/database.ts';
import { countTry, type Throttle, tryKey } from '#database/throttles.ts';
import type { Caller } from '#feature/caller.ts';
import { listNotOpen, searchInstitutions } from '../institutions.service.ts';

/** More than anybody types; less than what reads the catalogue out. */
const limit: Throttle = { tries: 120, windowSeconds: 60 };

export async function findPage(
  database: Database,
  caller: Caller,
  { q, page }: Parsed<typeof searchEndpoint>['query'],
): Promise<Output<typeof searchEndpoint>> {
  await countTry(database, tryKey('institution-search', caller.id), limit);
  // from the beginning, because forgiving a misspelling depends on what the first page has
  const end = page * institutionsPerPage;
  const found = await searchInstitutions(database, q, { limit: end + 1 });
  const shown = found.slice(end - institutionsPerPage, end);
  const notOpen = await listNotOpen(
    database,
    shown.map(({ id }) => id),
  );
  return {
    institutions: shown.map(({ id, name, otherNames, city, country, website, layer }) => ({
      ...{ id, name, city, country, website, layer },
      other_names: otherNames.slice(0, 3),
      not_open: notOpen.get(id) ?? null,
    })),
    page,
    more: found.length > end,
  };
}
