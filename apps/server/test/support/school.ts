// A school that issues accounts: a real OpenID Connect provider on this machine, whose people sign in by being named.
import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export type SchoolPerson = { sub: string; email?: string; email_verified?: boolean; name?: string; groups?: string[] };

/** Seconds that whatever the school hands out is good for. */
const minutes = 600;

export const clientId = 'lantern';
export const clientSecret = 'a-secret-of-the-school';

export async function startSchool(redirectUri: string) {
  const people = new Map<string, SchoolPerson>();
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
    cookies: { keys: ['test'] },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    // named, or each is warned of
    ttl: { Interaction: minutes, Grant: minutes, Session: minutes, AccessToken: minutes, IdToken: minutes },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...people.get(sub), sub }) }),
    loadExistingGrant: async (context) => {
      const grant = new context.oidc.provider.Grant({
        clientId: context.oidc.client?.clientId,
        accountId: context.oidc.session?.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  let next = '';
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    return void provider.interactionFinished(request, response, { login: { accountId: next } });
  });

  /** What a browser does at the school: from the address that Lantern gives to the one that leads back. */
  async function signIn(person: SchoolPerson, begin: string): Promise<URL> {
    people.set(person.sub, person);
    next = person.sub;
    const cookies = new Map<string, string>();
    let url = begin;
    for (let step = 0; step < 8; step += 1) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const reply = await fetch(url, { redirect: 'manual', headers: { cookie } });
      for (const line of reply.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
        cookies.set(name, value);
      }
      const location = reply.headers.get('location');
      if (!location) throw new Error(`the school answered ${reply.status}: ${await reply.text()}`);
      url = new URL(location, issuer).href;
      if (url.startsWith(redirectUri)) return new URL(url);
    }
    throw new Error('the school led nowhere');
  }

  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { issuer, signIn, stop };
}
