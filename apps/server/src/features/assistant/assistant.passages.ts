// What the assistant searches on a device: all content in one language, with this installation's catalogue. Made once and
// kept until the catalogue changes.
import { createHash } from 'node:crypto';
import type { PassageLanguage } from '@lantern/assistant/passage';
import { allPassages } from '@lantern/assistant/passages/all-passages';
import { contentLanguage } from '@lantern/content/in-languages';
import type { readPassages as readEndpoint } from '@lantern/contract/assistant';
import type { Output } from '@lantern/contract/endpoint';
import type { Database } from '#database/database.ts';
import { listCandidates, listScholarships } from '#features/institutions/institutions.service.ts';

type Answer = Output<typeof readEndpoint>;
type Made = { version: string; passages: Answer['passages'] };

/** By what the catalogue hands out, which is the same value until it changes. */
const made = new WeakMap<object, Map<PassageLanguage, Promise<Made>>>();

async function makePassages(
  database: Database,
  language: PassageLanguage,
  candidates: Awaited<ReturnType<typeof listCandidates>>,
): Promise<Made> {
  // the directory's ten thousand names stay on the server: a phone gets those of which something is known
  const institutions = candidates.filter(({ layer }) => layer !== 'directory');
  const passages = allPassages(language, { scholarships: await listScholarships(database), institutions }).map(
    (passage) => ({ ...passage, countries: [...passage.countries] }),
  );
  const version = createHash('sha256').update(JSON.stringify(passages)).digest('base64url').slice(0, 16);
  return { version, passages };
}

export async function readPassages(database: Database, language: string, known: string | undefined): Promise<Answer> {
  const candidates = await listCandidates(database);
  const byLanguage = made.get(candidates) ?? new Map<PassageLanguage, Promise<Made>>();
  made.set(candidates, byLanguage);
  const own = contentLanguage(language);
  const making = byLanguage.get(own) ?? makePassages(database, own, candidates);
  byLanguage.set(own, making);
  // what failed is made again
  making.catch(() => byLanguage.delete(own));
  const { version, passages } = await making;
  return { version, passages: known === version ? null : passages };
}
