import { fileNameOf } from '@lantern/contract/file-name';
import { Problem } from '@lantern/contract/problem';
import { isUniqueViolation } from '#database/database.ts';

/** What a taken name or id answers, where the database refused it. */
export function nameTaken(error: unknown): unknown {
  if (isUniqueViolation(error, 'documents_name_key')) return new Problem('duplicate_file');
  if (isUniqueViolation(error, 'documents_pkey')) return new Problem('id_taken');
  return error;
}

/**
 * The name, or the name with the first number that makes it free, from `first` on. `taken` holds lower-case names; a few
 * letters are made small in another way by the database, which may refuse what is free here.
 */
export function freeName(name: string, taken: Set<string>, first = 1): string {
  if (first === 1 && !taken.has(name.toLowerCase())) return name;
  const base = name.slice(0, -'.pdf'.length).slice(0, 195).toWellFormed();
  for (let number = Math.max(2, first); ; number++) {
    const next = `${base} (${number}).pdf`;
    if (!taken.has(next.toLowerCase())) return next;
  }
}

/** So many characters of a name stay in a ZIP, where whole paths are bounded. */
const characters = 120;

/** A paper's name as a file in a ZIP: names from before today's rules are made good here. `mark` stays whole. */
export function nameInZip(name: string, mark = ''): string {
  return fileNameOf(name.replace(/\.pdf$/, ''), 'pdf', 'paper', characters).replace(/\.pdf$/, `${mark}.pdf`);
}
