// How passwords and recovery codes are kept: slow to try, and what was kept otherwise before still opens the account.
import { confirmTwoFactor, enableTwoFactor, signIn, verifyRecoveryCode } from '@lantern/contract/accounts';
import { hashPassword as olderHash, symmetricEncrypt } from 'better-auth/crypto';
import { afterAll, expect, test } from 'vitest';
import { recoveryNonce } from '#features/accounts/accounts.store.ts';
import { hashCode, hashPassword, passwordHashes } from '#features/accounts/passwords/accounts.hashes.ts';
import { goodPassword, type Person, startTestApp } from './support/app.ts';
import { totp } from './support/totp.ts';

const t = await startTestApp();
afterAll(() => t.stop());

const kept = async ({ user }: Person) =>
  (
    await t.database
      .selectFrom('sign_in_methods')
      .select('password')
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow()
  ).password ?? '';
const enter = (person: Person, password = goodPassword) =>
  t.stranger('192.0.2.30').call(signIn, { body: { email: person.user.email, password } });

test('a password is kept by argon2id with 19 MiB and two passes, each with a nonce of its own', async () => {
  const [one, two] = await Promise.all([hashPassword(goodPassword), hashPassword(goodPassword)]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(two).not.toBe(one);
  const { verify } = passwordHashes(t.database);
  expect(await verify({ hash: one, password: goodPassword })).toBe(true);
  expect(await verify({ hash: one, password: `${goodPassword} ` })).toBe(false);
  expect(await kept(await t.student())).toMatch(/^\$argon2id\$/);
});

test('one that was kept by the older way opens the account, and is kept by the new one from then on', async () => {
  const person = await t.student();
  const older = await olderHash(goodPassword);
  await t.database
    .updateTable('sign_in_methods')
    .set({ password: older })
    .where('user_id', '=', person.user.id)
    .execute();
  expect((await enter(person, 'Wrong2022!')).status).toBe(401);
  expect(await kept(person)).toBe(older);
  expect((await enter(person)).status).toBe(200);
  expect(await kept(person)).toMatch(/^\$argon2id\$/);
  expect((await enter(person)).status).toBe(200);
});

test('the database holds no recovery code, and those that stand there encrypted from before work once', async () => {
  const person = await t.student();
  const { body } = await person.call(enableTwoFactor, { body: { password: goodPassword } });
  await person.call(confirmTwoFactor, { body: { code: totp(body.secret) } });
  const stored = async () =>
    (
      await t.database
        .selectFrom('two_factors')
        .select('backup_codes')
        .where('user_id', '=', person.user.id)
        .executeTakeFirstOrThrow()
    ).backup_codes;
  expect(JSON.parse(await stored())).toHaveLength(10);
  for (const code of body.recoveryCodes) expect(await stored()).not.toContain(code);

  const { secret } = await t.accounts.auth.$context;
  const older = await symmetricEncrypt({ key: secret, data: JSON.stringify(body.recoveryCodes) });
  await t.database
    .updateTable('two_factors')
    .set({ backup_codes: older })
    .where('user_id', '=', person.user.id)
    .execute();
  const code = body.recoveryCodes[3] ?? '';
  const open = async () => {
    const device = t.stranger('192.0.2.31');
    await device.call(signIn, { body: { email: person.user.email, password: goodPassword } });
    return (await device.call(verifyRecoveryCode, { body: { code } })).status;
  };
  expect(await open()).toBe(200);
  expect(JSON.parse(await stored())).toHaveLength(9);
  expect(await open()).toBe(400);
  // what stands there is no code itself
  const nonce = await recoveryNonce(t.database);
  expect(await hashCode('abcde-fghij', nonce)).not.toBe(await hashCode('abcde-fghik', nonce));
});
