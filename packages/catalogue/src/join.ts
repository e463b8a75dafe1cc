// Another list of institutions joined with the directory: who is there already gets its other names, who is not is added.
import { domainOf } from './formats/imported.ts';
import type { Institution } from './institution.ts';
import { plainName, uniqueNames } from './merge.ts';
import { comparedWords, nameKey, shortKeys } from './search/keys.ts';
import { kindWords } from './search/kinds.ts';

/** 'mq.edu.au' of 'international.mq.edu.au': what is bought as a whole. */
export function ownDomain(host: string): string {
  const labels = host.split('.');
  const isSecond = /^(?:ac|edu|co|com|org|gov|net|go|or|gob|sch|uni|univ|res|gv|nom|mil)$/.test(labels.at(-2) ?? '');
  return labels.slice(isSecond && (labels.at(-1)?.length ?? 0) === 2 ? -3 : -2).join('.');
}

const tellingWords = (name: string) => comparedWords(name).filter((word) => !kindWords.has(word) && word.length > 2);

class Known {
  private readonly byId = new Map<string, Institution>();
  private readonly byName = new Map<string, Institution[]>();
  private readonly byShort = new Map<string, Institution[]>();
  private readonly byHost = new Map<string, Institution[]>();
  private readonly byDomain = new Map<string, Institution[]>();

  add(one: Institution): void {
    for (const id of [one.id, ...one.sameAs]) this.byId.set(id, one);
    for (const name of [one.name, ...one.otherNames]) {
      push(this.byName, `${one.country} ${nameKey(name)}`, one);
      push(this.byShort, `${one.country} ${shortKeys(name)[0]}`, one);
    }
    const host = domainOf(one.website);
    if (!host) return;
    push(this.byHost, host, one);
    push(this.byDomain, ownDomain(host), one);
  }

  /**
   * The same institution: by an id of a registry; by the only one with that name in the country (and in its city, where
   * both say one); by its address; by the same domain, if their names share a word that tells something.
   */
  find(other: Institution, hosts: readonly string[], alsoShort: boolean): Institution | undefined {
    for (const id of [other.id, ...other.sameAs]) if (this.byId.has(id)) return this.byId.get(id);
    const inCity = (some: Institution[] = []) =>
      some.filter(({ city }) => !city || !other.city || nameKey(city) === nameKey(other.city));
    const named = inCity(this.byName.get(`${other.country} ${nameKey(other.name)}`));
    const atHost = named.find(({ website }) => hosts.includes(domainOf(website) ?? ''));
    if (atHost) return atHost;
    // Miami University is not the University of Miami
    const inOrder = named.find((one) => [one.name, ...one.otherNames].map(plainName).includes(plainName(other.name)));
    if (inOrder || (named[0] && other.country !== 'US')) return inOrder ?? named[0];
    for (const host of hosts) {
      const there = (this.byHost.get(host) ?? []).filter(({ country }) => country === other.country);
      if (there.length === 1) return there[0];
      if (there.length > 1) return there.find((one) => shareWord(one, other)) ?? there[0];
      const near = (this.byDomain.get(ownDomain(host)) ?? []).filter(({ country }) => country === other.country);
      // a campus or a school of a university has a name of its own below its domain
      const isOwn = host === ownDomain(host);
      const same = near.filter((one) => shareWord(one, other) && (isOwn || near.length === 1));
      if (same.length === 1 && same[0] && isOwn) return same[0];
    }
    return alsoShort ? this.findShort(other) : undefined;
  }

  /** Who has the same telling words ('Lippe' of a school and of a university), with or without a place after the name. */
  private findShort({ name, country }: Institution): Institution | undefined {
    for (const part of [name, name.replace(/[,–—-] .*$/, '')]) {
      const [key] = shortKeys(part);
      const there = this.byShort.get(`${country} ${key}`);
      if (there) return there[0];
    }
    return undefined;
  }

  /** The only one at exactly this address. */
  findAt(hosts: readonly string[]): Institution | undefined {
    const there = hosts.flatMap((host) => this.byHost.get(host) ?? []);
    return there.length === 1 ? there[0] : undefined;
  }
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const there = map.get(key);
  if (!there) map.set(key, [value]);
  else if (!there.includes(value)) there.push(value);
}

function shareWord(one: Institution, other: Institution): boolean {
  const words = new Set([one.name, ...one.otherNames].flatMap(tellingWords));
  return tellingWords(other.name).some((word) => words.has(word));
}

/** `hosts`: every address that the list knows of it, the main one first. */
export type Listed = { institution: Institution; hosts: readonly string[] };

/**
 * Changes the institutions of `directory` that `others` know better, and answers those that were not there. `mayAdd`
 * says whether a list that also has schools may bring
 * in somebody new, or only other names; then who has the same telling words is the same.
 */
export function joinDirectory<L extends Listed>(
  directory: readonly Institution[],
  others: Iterable<L>,
  mayAdd?: (listed: L) => boolean,
): Institution[] {
  const known = new Known();
  for (const one of directory) known.add(one);
  const added: Institution[] = [];
  for (const listed of others) {
    const { institution: other, hosts } = listed;
    const isAddable = mayAdd?.(listed) ?? true;
    const same = isAddable ? known.find(other, hosts, mayAdd !== undefined) : known.findAt(hosts);
    if (!same) {
      if (!isAddable) continue;
      known.add(other);
      added.push(other);
      continue;
    }
    same.otherNames = uniqueNames(same.name, [...same.otherNames, other.name, ...other.otherNames]);
    same.website ??= other.website;
    same.city ||= other.city;
    if (other.id !== same.id) same.sameAs = [...new Set([...same.sameAs, other.id])].slice(0, 10);
    known.add(same);
  }
  return added;
}

/**
 * Ids of those who stand in the directory a second time: the same name in the same country, at the same address or (where
 * one has none) in the same city; or called by a whole name that `also` gives another in that country. Who stays gets the
 * names and the id of the other; `first` stay in any case.
 */
export function findDoubles(
  directory: readonly Institution[],
  first: ReadonlySet<string>,
  also: ReadonlyMap<string, readonly string[]>,
): Set<string> {
  const doubles = new Set<string>();
  const groups = Map.groupBy(directory, ({ country, name }) => `${country} ${nameKey(name)}`);
  const rank = ({ id }: Institution) =>
    first.has(id) ? 0 : id.startsWith('ipeds-') ? 1 : id.startsWith('ror-') ? 2 : 3;
  for (const group of groups.values()) {
    const ranked = [...group].sort((a, b) => rank(a) - rank(b));
    for (const [index, one] of ranked.entries()) {
      const same = ranked.slice(0, index).find((other) => !doubles.has(other.id) && isSame(one, other));
      if (!same || first.has(one.id)) continue;
      take(doubles, same, one);
    }
  }
  const byName = Map.groupBy(directory, ({ country, name }) => `${country} ${plainName(name)}`);
  for (const one of directory) {
    for (const name of also.get(one.id) ?? []) {
      if (!/\p{L} .*\p{L}/u.test(name)) continue;
      for (const other of byName.get(`${one.country} ${plainName(name)}`) ?? [])
        if (
          other.id !== one.id &&
          isSameCity(one, other) &&
          !also.has(other.id) &&
          !first.has(other.id) &&
          !doubles.has(other.id)
        )
          take(doubles, one, other);
    }
  }
  return doubles;
}

function take(doubles: Set<string>, same: Institution, one: Institution): void {
  doubles.add(one.id);
  same.otherNames = uniqueNames(same.name, [...same.otherNames, ...one.otherNames]);
  same.sameAs = [...new Set([...same.sameAs, one.id, ...one.sameAs])].slice(0, 10);
}

const isSameCity = (one: Institution, other: Institution) =>
  !one.city || !other.city || nameKey(one.city) === nameKey(other.city);

function isSame(one: Institution, other: Institution): boolean {
  // the federal register of the United States has each once
  if (one.id.startsWith('ipeds-') && other.id.startsWith('ipeds-')) return false;
  const [host, otherHost] = [domainOf(one.website), domainOf(other.website)];
  if (host && otherHost && ownDomain(host) === ownDomain(otherHost))
    return nameKey(one.city) === nameKey(other.city) || !one.city;
  return nameKey(one.city) === nameKey(other.city) && one.city !== '';
}
