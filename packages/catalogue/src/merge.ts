// Two registries know the same institutions by different ids: here they become one.
import { domainOf, type Imported } from './formats/imported.ts';
import type { Institution } from './institution.ts';

/** A name as it is compared: without case, accents, punctuation and "the". */
export function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/^the | the /g, ' ')
    .trim();
}

/**
 * Adds to institutions of one registry what another says of the same ones (same country and name, or the only one at
 * the same domain): its id and its other names. Answers those that the first does not know.
 */
export function mergeInto(known: Map<string, Imported>, others: Iterable<Institution>): Institution[] {
  const byName = new Map<string, Imported>();
  const byDomain = new Map<string, Imported[]>();
  for (const one of known.values()) {
    const { institution } = one;
    for (const name of [institution.name, ...institution.otherNames])
      if (!byName.has(`${institution.country} ${plainName(name)}`))
        byName.set(`${institution.country} ${plainName(name)}`, one);
    const domain = domainOf(institution.website);
    if (domain) byDomain.set(domain, [...(byDomain.get(domain) ?? []), one]);
  }
  const unknown: Institution[] = [];
  for (const other of others) {
    const atDomain = byDomain.get(domainOf(other.website) ?? '') ?? [];
    const same =
      byName.get(`${other.country} ${plainName(other.name)}`) ?? (atDomain.length === 1 ? atDomain[0] : undefined);
    if (!same || same.institution.country !== other.country) {
      unknown.push(other);
      continue;
    }
    const { institution } = same;
    institution.sameAs = [...new Set([...institution.sameAs, other.id])].slice(0, 10);
    institution.otherNames = uniqueNames(institution.name, [
      ...institution.otherNames,
      other.name,
      ...other.otherNames,
    ]);
  }
  return unknown;
}

/** Without what says the same as the main name or an earlier one. */
export function uniqueNames(main: string, names: readonly string[]): string[] {
  const seen = new Set([plainName(main)]);
  return names
    .filter((name) => {
      const plain = plainName(name) || name;
      return !seen.has(plain) && seen.add(plain);
    })
    .slice(0, 30);
}

/** Gives an institution the name that is shown, and other names; what it was called before is one of them. */
export function nameAnew(one: Institution, name: string, others: readonly string[]): void {
  one.otherNames = uniqueNames(name, [...others, one.name, ...one.otherNames]);
  one.name = name;
}
