// Tries counted by where they come from. One home, or one rented server, has a whole network of IPv6 addresses: its /64
// counts as one address, and the /48 around it, which a larger customer has, at ten times what one may.
import type { Database } from './database.ts';
import { addTry, checkTries, countTry, returnTry, type Throttle, tryKey } from './throttles.ts';

const groups = (part: string | undefined) => (part ? part.split(':') : []);

/** The eight groups of an IPv6 address, without leading zeros. */
function expand(address: string): string[] {
  const [head, tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const [left, right] = [groups(head), groups(tail)];
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].map((group) => group.replace(/^0+(?=.)/, ''));
}

/** What is counted as one caller: an IPv4 address as it is, of IPv6 the /64. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1];
  if (mapped || !address.includes(':')) return mapped ?? address;
  return `${expand(address).slice(0, 4).join(':')}::/64`;
}

function* countsOf(kind: string, address: string, throttle: Throttle): Generator<[key: string, throttle: Throttle]> {
  const network = networkOf(address);
  yield [tryKey(kind, network), throttle];
  if (!network.endsWith('/64')) return;
  const around = `${expand(address).slice(0, 3).join(':')}::/48`;
  yield [tryKey(kind, around), { ...throttle, tries: throttle.tries * 10 }];
}

/** Counts one try of an address and refuses when there were too many. */
export async function countTryFrom(database: Database, kind: string, address: string, throttle: Throttle) {
  for (const [key, most] of countsOf(kind, address, throttle)) await countTry(database, key, most);
}

/** Refuses when earlier tries were as many as the throttle lets through; counts nothing. */
export async function checkTriesFrom(database: Database, kind: string, address: string, throttle: Throttle) {
  for (const [key, most] of countsOf(kind, address, throttle)) await checkTries(database, key, most);
}

export async function addTryFrom(database: Database, kind: string, address: string, throttle: Throttle) {
  for (const [key, most] of countsOf(kind, address, throttle)) await addTry(database, key, most);
}

/** Takes one try back: it was counted ahead and turned out to be none. */
export async function returnTryFrom(database: Database, kind: string, address: string, throttle: Throttle) {
  for (const [key] of countsOf(kind, address, throttle)) await returnTry(database, key);
}
