// Brings the shipped catalogue into the database: at every start, and in no time when nothing has changed.
import { identityOf } from '@lantern/catalogue/fact';
import type { Database } from '#database/database.ts';
import * as store from './institutions.put.store.ts';
import { parseShipped, readShippedFiles } from './institutions.shipped.ts';

const rowsAtOnce = 2_000;

function* inPieces<T>(all: readonly T[]): Generator<T[]> {
  for (let at = 0; at < all.length; at += rowsAtOnce) yield all.slice(at, at + rowsAtOnce);
}

/** True when something was brought in. Several servers may start at once: the second finds it done. */
export async function loadCatalogue(database: Database): Promise<boolean> {
  const { files, checksum } = await readShippedFiles();
  if ((await store.lastLoad(database, 'shipped')) === checksum) {
    if ((await store.fillSearchKeys(database)) > 0) await store.refreshWords(database);
    return false;
  }
  const shipped = await parseShipped(files);
  // the later file wins where two say the same
  const facts = [...new Map(shipped.facts.map((fact) => [identityOf(fact), fact])).values()];
  const isNew = await database.transaction().execute(async (transaction) => {
    await store.lockCatalogue(transaction);
    await store.writeMuchAtOnce(transaction);
    if ((await store.lastLoad(transaction, 'shipped')) === checksum) return false;
    for (const piece of inPieces(shipped.institutions))
      await store.putInstitutions(transaction, piece, 'shipped', shipped.wellKnown);
    await store.fillSearchKeys(transaction);
    const removed = await store.dropUnshippedFacts(transaction, new Set(facts.map(identityOf)));
    const counts = { added: 0, changed: 0, same: 0, kept: 0, removed };
    for (const piece of inPieces(facts))
      for (const fate of await store.putFacts(transaction, piece, 'shipped', '')) counts[fate] += 1;
    await store.dropUnshipped(
      transaction,
      shipped.institutions.map(({ id }) => id),
    );
    await store.putShippedScholarships(transaction, shipped.scholarships);
    await store.noteLoad(transaction, 'shipped', checksum, {
      institutions: shipped.institutions.length,
      facts: counts,
      scholarships: shipped.scholarships.length,
    });
    return true;
  });
  if (isNew) await store.refreshWords(database);
  return isNew;
}
