// What happened at the doors of accounts is noted with the network it came from, and never with a secret.
import { isIPv4 } from 'node:net';
import type { SecurityKind } from '@lantern/contract/accounts.security-log';
import type { Origin } from '#feature/caller.ts';
import type { Ports } from '#ports/ports.ts';
import { insertEvent } from './accounts.security-log.store.ts';

/** The part of an address that a provider gives to many: enough to tell one's own from a stranger's. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:/, '');
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  const [head = '', tail] = plain.split('%')[0]?.split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  // what `::` stands for are zeros
  const first = [...groups, ...(tail === undefined ? [] : Array<string>(8).fill('0'))].slice(0, 3);
  return `${first.join(':')}::/48`;
}

export async function noteEvent(
  { database }: Pick<Ports, 'database'>,
  userId: string | null,
  kind: SecurityKind,
  { address }: Pick<Origin, 'address'>,
): Promise<void> {
  await insertEvent(database, { userId, kind, network: networkOf(address) });
}
