// Passkeys: @simplewebauthn/server makes the questions and checks the answers. A device must have asked who it is (a
// finger, a face, a code), so that a passkey is both steps of signing in.
import { randomBytes } from 'node:crypto';
import type * as contract from '@lantern/contract/accounts.passkeys';
import { passkeysMax } from '@lantern/contract/accounts.passkeys';
import type { Output } from '@lantern/contract/endpoint';
import { Problem } from '@lantern/contract/problem';
import { isUniqueViolation } from '#database/database.ts';
import { countTryFrom } from '#database/throttles.networks.ts';
import type { Throttle } from '#database/throttles.ts';
import type { Caller, Origin } from '#feature/caller.ts';
import { suspendedCode } from '../accounts.auth.ts';
import { findSessionUser } from '../accounts.store.ts';
import { digestOf } from '../accounts.tokens.store.ts';
import { type Accounts, readSessionUser, type SignedIn } from '../accounts.users.ts';
import { rememberDevice } from '../security/accounts.devices.ts';
import { requirePassword } from '../security/accounts.security.ts';
import { noteEvent } from '../security/accounts.security-log.ts';
import * as store from './accounts.passkeys.store.ts';

// with its readers of certificates it takes 25 MB, and is needed by few
const webauthn = () => import('@simplewebauthn/server');

const minutes = 5;
// a whole school can share one address
const beginningsFromAddress: Throttle = { tries: 300, windowSeconds: 15 * 60 };
const failuresFromAddress: Throttle = { tries: 100, windowSeconds: 15 * 60 };

/** The site that a device keeps the key for: browsers want a name and TLS, or this machine. */
function siteOf({ config: { publicUrl } }: Accounts): { id: string; origin: string } | undefined {
  if (!publicUrl) return undefined;
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isName = /[a-z]/.test(hostname) && !hostname.startsWith('[');
  if (!isName || (protocol !== 'https:' && hostname !== 'localhost')) return undefined;
  return { id: hostname, origin };
}

export const offersPasskeys = (accounts: Accounts): boolean => siteOf(accounts) !== undefined;

function requireSite(accounts: Accounts) {
  const site = siteOf(accounts);
  if (!site) throw new Problem('not_found');
  return site;
}

/** A question that is answered once, within minutes, for what it was asked: `for` names the account that adds a key. */
async function keepQuestion({ auth }: Accounts, challenge: string, askedFor: string): Promise<void> {
  const { internalAdapter } = await auth.$context;
  const expiresAt = new Date(Date.now() + minutes * 60_000);
  await internalAdapter.createVerificationValue({ identifier: nameOf(challenge), value: askedFor, expiresAt });
}

const nameOf = (challenge: string) => `passkey:${digestOf(challenge).toString('hex')}`;

/** The question that an answer says it answers; refuses one that we did not ask, or that was answered. */
async function takeQuestion({ auth }: Accounts, clientDataJSON: string, askedFor: string): Promise<string> {
  const { internalAdapter } = await auth.$context;
  const challenge = challengeIn(clientDataJSON);
  const kept = await internalAdapter.consumeVerificationValue(nameOf(challenge));
  if (kept?.value !== askedFor || kept.expiresAt < new Date()) throw new Problem('passkey_refused');
  return challenge;
}

function challengeIn(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown };
    if (typeof challenge === 'string' && challenge.length <= 200) return challenge;
  } catch {
    // no JSON
  }
  throw new Problem('passkey_refused');
}

/** Any answer that the library does not take is refused alike. */
async function checked<T extends { verified: boolean }>(check: Promise<T>): Promise<T> {
  const answer = await check.catch(() => undefined);
  if (!answer?.verified) throw new Problem('passkey_refused');
  return answer;
}

type Row = { id: string; name: string; created_at: Date };
const shownOf = ({ id, name, created_at }: Row) => ({ id, name, createdAt: created_at.toISOString() });

export async function listPasskeys({ ports }: Accounts, caller: Caller) {
  return (await store.listPasskeys(ports.database, caller.id)).map(shownOf);
}

export async function beginPasskey(
  accounts: Accounts,
  caller: Caller,
  password: string | undefined,
  origin: Origin,
): Promise<Output<typeof contract.beginPasskey>> {
  const site = requireSite(accounts);
  await requirePassword(accounts, caller, password, origin);
  const user = await findSessionUser(accounts.ports.database, caller.id);
  if (!user || user.guest) throw new Problem('forbidden', { detail: 'A guest workspace has no passkeys.' });
  const there = await store.listPasskeys(accounts.ports.database, caller.id);
  if (there.length >= passkeysMax) throw new Problem('too_many_passkeys');
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: 'Lantern',
    rpID: site.id,
    userName: user.email,
    userDisplayName: user.name,
    // tells a device nothing about the account
    userID: randomBytes(32),
    attestationType: 'none',
    excludeCredentials: there.map(({ credential_id }) => ({ id: credential_id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepQuestion(accounts, options.challenge, `add ${caller.id}`);
  return { options: { ...options } };
}

type NewCredential = {
  id: string;
  rawId: string;
  type: 'public-key';
  response: { clientDataJSON: string; attestationObject: string };
};

export async function addPasskey(
  accounts: Accounts,
  caller: Caller,
  { name, credential }: { name: string; credential: NewCredential },
  origin: Origin,
) {
  const site = requireSite(accounts);
  const expectedChallenge = await takeQuestion(accounts, credential.response.clientDataJSON, `add ${caller.id}`);
  const { verifyRegistrationResponse } = await webauthn();
  const { clientDataJSON, attestationObject } = credential.response;
  const { registrationInfo } = await checked(
    verifyRegistrationResponse({
      response: { ...credential, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
    }),
  );
  if (!registrationInfo) throw new Problem('passkey_refused');
  const { id, publicKey, counter } = registrationInfo.credential;
  const passkey = { userId: caller.id, name, credentialId: id, publicKey, counter };
  const row = await store.insertPasskey(accounts.ports.database, passkey, passkeysMax).catch((error: unknown) => {
    // a key that is kept already, of whomever
    if (isUniqueViolation(error)) throw new Problem('passkey_refused');
    throw error;
  });
  if (!row) throw new Problem('too_many_passkeys');
  await noteEvent(accounts.ports, caller.id, 'passkey-added', origin);
  return shownOf(row);
}

export async function deletePasskey(
  accounts: Accounts,
  caller: Caller,
  { id, password }: { id: string; password?: string | undefined },
  origin: Origin,
): Promise<void> {
  const { database } = accounts.ports;
  if (!(await store.hasPasskey(database, caller.id, id))) throw new Problem('not_found');
  await requirePassword(accounts, caller, password, origin);
  await store.deletePasskey(database, caller.id, id);
  await noteEvent(accounts.ports, caller.id, 'passkey-removed', origin);
}

const signingIn = 'sign in';

export async function beginPasskeySignIn(
  accounts: Accounts,
  origin: Origin,
): Promise<Output<typeof contract.beginPasskeySignIn>> {
  const site = requireSite(accounts);
  await countTryFrom(accounts.ports.database, 'passkey', origin.address, beginningsFromAddress);
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({ rpID: site.id, userVerification: 'required' });
  await keepQuestion(accounts, options.challenge, signingIn);
  return { options: { ...options } };
}

type UsedCredential = {
  id: string;
  rawId: string;
  type: 'public-key';
  response: { clientDataJSON: string; authenticatorData: string; signature: string };
};

export async function signInPasskey(
  accounts: Accounts,
  { credential, rememberMe = false }: { credential: UsedCredential; rememberMe?: boolean | undefined },
  origin: Origin,
): Promise<SignedIn> {
  const { database } = accounts.ports;
  requireSite(accounts);
  await countTryFrom(database, 'passkey-end', origin.address, failuresFromAddress);
  const expectedChallenge = await takeQuestion(accounts, credential.response.clientDataJSON, signingIn);
  const passkey = await store.findPasskey(database, credential.id);
  const userId = await whoSignsIn(accounts, passkey, credential, expectedChallenge).catch(async (error: unknown) => {
    await noteEvent(accounts.ports, passkey?.user_id ?? null, 'sign-in-failed', origin);
    throw error;
  });
  const { headers } = await accounts.auth.api
    .openSession({ body: { userId, rememberMe }, headers: origin.headers, returnHeaders: true })
    .catch(async (error: unknown) => {
      if ((error as { body?: { code?: string } }).body?.code !== suspendedCode) throw error;
      await noteEvent(accounts.ports, userId, 'sign-in-refused', origin);
      throw new Problem('account_suspended');
    });
  await noteEvent(accounts.ports, userId, 'signed-in', origin);
  const cookies = [...headers.getSetCookie(), await rememberDevice(accounts, userId, origin)];
  return { user: await readSessionUser(accounts, userId), cookies };
}

async function whoSignsIn(
  accounts: Accounts,
  passkey: Awaited<ReturnType<typeof store.findPasskey>>,
  credential: UsedCredential,
  expectedChallenge: string,
): Promise<string> {
  const site = requireSite(accounts);
  if (!passkey) throw new Problem('passkey_refused');
  const before = Number(passkey.counter);
  const { verifyAuthenticationResponse } = await webauthn();
  const { authenticationInfo } = await checked(
    verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      credential: { id: credential.id, publicKey: new Uint8Array(passkey.public_key), counter: before },
      requireUserVerification: true,
    }),
  );
  if (!(await store.countUse(accounts.ports.database, passkey.id, before, authenticationInfo.newCounter)))
    throw new Problem('passkey_refused');
  return passkey.user_id;
}
