import { createHash, randomUUID } from 'node:crypto';
import { changeEmail } from '@lantern/contract/accounts';
import { goodPassword } from '../../support/app.ts';
import { must } from '../../support/must.ts';
import { account } from '../account.ts';
import type { Entry, FeatureInputs, Outcome } from '../entry.ts';
import { type Caller, type Relation, relations, type World } from '../world.ts';

const email = () => `${randomUUID()}@example.org`;
const token = 'A'.repeat(32);
const withPassword: Entry = { isFresh: true, input: () => ({ body: { password: goodPassword } }) };

/** A device's answer; the installation of these tests has no address that devices keep keys for. */
const credential = (...names: string[]) => ({
  id: 'key',
  rawId: 'key',
  type: 'public-key',
  response: Object.fromEntries(['clientDataJSON', ...names].map((name) => [name, 'AAAA'])),
});

async function sessionOf({ app }: World, { user }: Caller): Promise<string> {
  const row =
    user && (await app.database.selectFrom('sessions').select('id').where('user_id', '=', user.id).executeTakeFirst());
  return row?.id ?? randomUUID();
}

const secondStep: Entry = { isFresh: true, input: () => ({ body: { code: '123456' } }), outcome: 'invalid_token' };
// who is signed in already is told about the account instead
const noTwoFactorYet = Object.fromEntries(
  relations.map((relation) => [relation, relation === 'signed out' ? 'invalid_token' : 'two_factor_not_ready']),
) as Record<Relation, Outcome>;

export const inputs: FeatureInputs = {
  calls: {
    signUp: { isFresh: true, input: () => ({ body: account() }) },
    signIn: {
      isFresh: true,
      input: ({ owner }) => ({ body: { email: owner.user.email, password: goodPassword } }),
    },
    verifyTotp: { ...secondStep, outcome: noTwoFactorYet },
    verifyRecoveryCode: { ...secondStep, outcome: noTwoFactorYet },
    getSession: {},
    signOut: { isFresh: true },
    getSignInOptions: {},
    signInSocial: { input: () => ({ body: { provider: 'google' } }), outcome: 'not_found' },
    socialCallback: { input: () => ({ params: { provider: 'google' } }), outcome: 'not_found' },
    requestPasswordReset: { input: () => ({ body: { email: email() } }) },
    resetPassword: {
      input: () => ({ body: { token, newPassword: goodPassword } }),
      outcome: 'invalid_token',
    },
    changePassword: {
      isFresh: true,
      input: () => ({ body: { currentPassword: goodPassword, newPassword: 'Ferry2023!' } }),
    },
    changeEmail: { isFresh: true, input: () => ({ body: { newEmail: email(), password: goodPassword } }) },
    confirmEmail: { input: () => ({ body: { token } }), outcome: 'invalid_token' },
    verifyEmail: { input: () => ({ body: { token } }), outcome: 'invalid_token' },
    sendVerification: {},
    enableTwoFactor: withPassword,
    confirmTwoFactor: {
      isFresh: true,
      input: () => ({ body: { code: '123456' } }),
      outcome: 'two_factor_not_ready',
    },
    disableTwoFactor: withPassword,
    newRecoveryCodes: { ...withPassword, outcome: 'two_factor_not_ready' },
    listSessions: {},
    listPasskeys: {},
    beginPasskey: { input: () => ({ body: { password: goodPassword } }), outcome: 'not_found' },
    addPasskey: {
      input: () => ({ body: { name: 'My phone', credential: credential('attestationObject') } }),
      outcome: 'not_found',
    },
    deletePasskey: { input: () => ({ body: { id: randomUUID(), password: goodPassword } }), outcome: 'not_found' },
    beginPasskeySignIn: { outcome: 'not_found' },
    signInPasskey: {
      input: () => ({ body: { credential: credential('signature', 'authenticatorData') } }),
      outcome: 'not_found',
    },
    listAccessTokens: {},
    createAccessToken: {
      isFresh: true,
      input: () => ({
        body: { name: 'My script', areas: ['essays'], mayWrite: false, days: 30, password: goodPassword },
      }),
      outcome: { guest: 'forbidden' },
    },
    deleteAccessToken: { input: () => ({ body: { id: randomUUID() } }), outcome: 'not_found' },
    listMySecurityEvents: {},
    listSecurityEvents: {},
    readSecondFactorDemand: {},
    saveSecondFactorDemand: { input: () => ({ body: { admins: true, mentors: false } }) },
    revokeSession: {
      isFresh: true,
      input: async (world, caller) => ({ body: { id: await sessionOf(world, caller), password: goodPassword } }),
    },
    revokeOtherSessions: withPassword,
    claimAdmin: {
      isFresh: true,
      input: () => ({ body: { token, name: 'Rafi Islam', email: email(), password: goodPassword } }),
      outcome: 'invalid_token',
    },
    acceptInvitation: {
      isFresh: true,
      input: () => ({ body: { token, name: 'Rafi Islam', password: goodPassword, agreeToTerms: true } }),
      outcome: 'invalid_token',
    },
  },
  async plant(app, { call, user }) {
    must(await call(changeEmail, { body: { newEmail: email(), password: goodPassword } }));
    // what only a second factor makes
    const { database } = app;
    await database
      .insertInto('two_factors')
      .values({ id: randomUUID(), user_id: user.id, secret: 'x', backup_codes: 'x' })
      .execute();
    await database
      .insertInto('passkeys')
      .values({ user_id: user.id, name: 'My phone', credential_id: randomUUID(), public_key: Buffer.from('key') })
      .execute();
    await database
      .insertInto('access_tokens')
      .values({
        user_id: user.id,
        name: 'My script',
        digest: createHash('sha256').update(user.id).digest(),
        areas: ['essays'],
        may_write: false,
        expires_at: new Date(Date.now() + 86_400_000),
      })
      .execute();
    await database
      .insertInto('used_codes')
      .values({ user_id: user.id, code_digest: Buffer.from('used') })
      .execute();
  },
  chosenFromAList: ['access_tokens.areas', 'one_time_tokens.purpose', 'users.role', 'security_events.kind'],
};
