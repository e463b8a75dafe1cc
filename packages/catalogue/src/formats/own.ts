// Our own tables: institutions, and facts about them. Columns: rows.ts.
import { readRows } from '../csv.ts';
import type { Fact } from '../fact.ts';
import { checkFactColumns, checkInstitution, factOf, institutionOf } from '../rows.ts';
import type { Chunks, Imported } from './imported.ts';

export async function* readOwn(chunks: Chunks): AsyncGenerator<Imported> {
  for await (const row of readRows(chunks, checkInstitution))
    yield { institution: institutionOf(row, 'import'), facts: [] };
}

export async function* readOwnFacts(chunks: Chunks, recorded: string): AsyncGenerator<Fact> {
  for await (const row of readRows(chunks, checkFactColumns))
    yield factOf({ ...row, recorded: row.recorded || recorded });
}
