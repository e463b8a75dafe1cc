// What a browser is told of the servers between two networks. Who may use a TURN server is said by a name that runs out
// and its HMAC, which the server checks by itself (coturn's use-auth-secret).
import { createHmac } from 'node:crypto';
import type { Seat } from '@lantern/contract/calls';
import type { CallServers } from '#runtime/call-servers.ts';

export function iceServers({ stun, turn }: CallServers, seat: string, until: Date): Seat['ice_servers'] {
  const servers: Seat['ice_servers'] = [];
  if (stun.length > 0) servers.push({ urls: stun });
  if (turn) {
    const username = `${Math.ceil(until.getTime() / 1000)}:${seat}`;
    const credential = createHmac('sha1', turn.secret).update(username).digest('base64');
    servers.push({ urls: turn.urls, username, credential });
  }
  return servers;
}
