// The shipped files, read for the tests as the server reads them.
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { readRows } from '../src/csv.ts';
import type { Fact } from '../src/fact.ts';
import type { Institution } from '../src/institution.ts';
import { factOf, institutionOf } from '../src/rows.ts';
import type { Scholarship } from '../src/scholarship.ts';
import { shippedFiles } from '../src/shipped.ts';

export const sizeOf = (name: string) => readFileSync(new URL(`../data/${name}`, import.meta.url)).length;

function textOf(name: string): string {
  const bytes = readFileSync(new URL(`../data/${name}`, import.meta.url));
  return (name.endsWith('.br') ? brotliDecompressSync(bytes) : bytes).toString('utf8');
}

export async function institutionsOf(name: string, layer: Institution['layer']): Promise<Institution[]> {
  const all: Institution[] = [];
  for await (const row of readRows([textOf(name)])) all.push(institutionOf(row, layer));
  return all;
}

export async function otherNames(): Promise<{ id: string; name: string; others: string[] }[]> {
  const all = [];
  for await (const { id = '', name = '', other_names = '' } of readRows([textOf(shippedFiles.names)]))
    all.push({ id, name, others: other_names.split('|') });
  return all;
}

export async function factsOf(name: string): Promise<Fact[]> {
  const all: Fact[] = [];
  for await (const row of readRows([textOf(name)])) all.push(factOf(row));
  return all;
}

export const scholarships = JSON.parse(textOf(shippedFiles.scholarships)) as Scholarship[];
