// What every importer makes of one row of a foreign file.
import type { Fact, FactDraft } from '../fact.ts';
import { makeFact } from '../fact.ts';
import { type Institution, subjectOf } from '../institution.ts';

export type Chunks = AsyncIterable<string> | Iterable<string>;
export type Imported = { institution: Institution; facts: Fact[] };

/** recorded: today. asOf: the date of the file, which is the day its facts were read. year: the period of its figures. */
export type ImportDates = { recorded: string; asOf: string; year: string | null };

export function websiteOf(cell: string): string | null {
  const text = cell.trim();
  if (text === '' || text === 'NULL') return null;
  const url = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return /^https?:\/\/[^\s<>"/]+\.[^\s<>"]+$/i.test(url) ? url.replace(/\/$/, '') : null;
}

/** 'www.bu.edu/admissions' is 'bu.edu': by it the same institution is found in two registries. */
export function domainOf(website: string | null): string | undefined {
  return website?.match(/^https?:\/\/(?:www\.)?([^/:?#]+)/i)?.[1]?.toLowerCase();
}

/** A figure of a federal file; undefined where it says NULL, PrivacySuppressed or nothing. */
export function figureOf(cell: string | undefined): number | undefined {
  const plain = cell?.trim() ?? '';
  if (/^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(plain)) return Number(plain.replaceAll(',', ''));
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

/** Makes facts of one institution that share source, link and date. */
export function factsFrom(id: string, common: Pick<FactDraft, 'source' | 'link' | 'checked' | 'recorded' | 'period'>) {
  return (draft: Omit<FactDraft, 'subject' | 'source' | 'link' | 'confidence' | 'recorded'>) =>
    makeFact({ subject: subjectOf(id), confidence: 'official', ...common, ...draft });
}
