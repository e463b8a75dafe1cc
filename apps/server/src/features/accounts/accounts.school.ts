// Signing in with the accounts of a school: any OpenID Connect issuer, known by its discovery document. openid-client
// speaks with the issuer and checks what it signed; better-auth finds or makes the account, as with Google.
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { Problem } from '@lantern/contract/problem';
import type { BetterAuthPlugin } from 'better-auth';
import type { OAuthProvider } from 'better-auth/oauth2';
import * as oidc from 'openid-client';

export type SchoolSetup = {
  /** As the issuer writes itself. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What stands on the button. */
  name: string;
  scopes: string;
  /** The claim that lists somebody's groups. */
  groupsClaim: string;
  /** Whoever is in one of these begins as a mentor, everybody else as a student. */
  mentorGroups: string[];
};

type Claims = oidc.UserInfoResponse;

/** What the browser came back with, and whom it names once that is checked. */
type SchoolAnswer = { search: string; claims?: Claims };

/** The answer that is being looked at: better-auth hands a provider the code alone, and the rest of it counts too. */
export const schoolAnswer = new AsyncLocalStorage<SchoolAnswer>();

/** Seconds; a person waits meanwhile. */
const patience = 10;

/** Reads what the issuer says of itself; it must name itself as the settings do. */
export async function discoverIssuer({ issuer, clientId, clientSecret }: SchoolSetup): Promise<oidc.Configuration> {
  const url = new URL(issuer);
  // readConfig allows it on this machine and in its network alone
  const execute = url.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
  return await oidc.discovery(url, clientId, clientSecret, undefined, { timeout: patience, execute });
}

/** One sign-in's own word, which the signed answer must say again. The verifier is secret and new each time. */
const nonceOf = (codeVerifier: string) => createHash('sha256').update(`nonce ${codeVerifier}`).digest('base64url');

/** Whom an answer names, once the issuer has exchanged its code and what it signed is checked. */
async function checkAnswer(issuer: oidc.Configuration, url: URL, codeVerifier: string): Promise<Claims> {
  const tokens = await oidc.authorizationCodeGrant(issuer, url, {
    pkceCodeVerifier: codeVerifier,
    expectedNonce: nonceOf(codeVerifier),
    // better-auth has compared it with what this browser was given
    expectedState: url.searchParams.get('state') ?? oidc.skipStateCheck,
    idTokenExpected: true,
  });
  const signed = tokens.claims();
  if (!signed) throw new Error('The issuer sent no ID token.');
  // many issuers sign only who it is, and tell the rest when asked
  if (signed.email || !issuer.serverMetadata().userinfo_endpoint) return signed as Claims;
  return { ...signed, ...(await oidc.fetchUserInfo(issuer, tokens.access_token, signed.sub)) } as Claims;
}

const textOf = (claim: unknown) => (typeof claim === 'string' ? claim : undefined);

export function isMentorThere({ groupsClaim, mentorGroups }: SchoolSetup, claims: Claims): boolean {
  const said: unknown = claims[groupsClaim];
  const groups = Array.isArray(said) ? said : [said];
  return mentorGroups.some((group) => groups.includes(group));
}

/** Finds the issuer when it is first needed: the school's server may start after ours, or be away for a while. */
function createIssuer(school: SchoolSetup, onError: (error: Error) => void): () => Promise<oidc.Configuration> {
  let found: Promise<oidc.Configuration> | undefined;
  return () => {
    found ??= discoverIssuer(school).catch((error: Error) => {
      found = undefined;
      onError(error);
      throw new Problem('school_unavailable');
    });
    return found;
  };
}

type Listeners = {
  /** Of a person whom the school counts among its mentors, before their account is found or made. */
  onMentor: () => void;
  /** Why the issuer, or what it signed, could not be used. */
  onError: (error: Error) => void;
};

/** The school as one more provider beside Google. */
export function schoolPlugin(school: SchoolSetup, { onMentor, onError }: Listeners) {
  const findIssuer = createIssuer(school, onError);
  const provider: OAuthProvider<Claims> = {
    id: 'school',
    name: school.name,
    accountSubject: ({ profile }) => profile.sub,
    createAuthorizationURL: async ({ state, codeVerifier, redirectURI }) =>
      oidc.buildAuthorizationUrl(await findIssuer(), {
        redirect_uri: redirectURI,
        scope: school.scopes,
        state,
        nonce: nonceOf(codeVerifier),
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      }),
    validateAuthorizationCode: async ({ codeVerifier, redirectURI }) => {
      const answer = schoolAnswer.getStore();
      if (!answer || !codeVerifier) return null;
      const url = new URL(answer.search, redirectURI);
      answer.claims = await checkAnswer(await findIssuer(), url, codeVerifier).catch((error: Error) => {
        onError(error);
        throw error;
      });
      // kept nowhere: nothing is asked of the school after this
      return {};
    },
    getUserInfo: async () => {
      const claims = schoolAnswer.getStore()?.claims;
      if (!claims) return null;
      if (isMentorThere(school, claims)) onMentor();
      const name = textOf(claims.name) ?? textOf(claims.preferred_username);
      const user = {
        ...(name && { name }),
        email: textOf(claims.email),
        emailVerified: claims.email_verified === true,
      };
      return { user, data: claims };
    },
  };
  return {
    id: 'school',
    init: ({ socialProviders }) => ({ context: { socialProviders: [...socialProviders, provider as OAuthProvider] } }),
  } satisfies BetterAuthPlugin;
}
