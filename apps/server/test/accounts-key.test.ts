// A new key where the old one may be known: sessions end, and second factors go on.
import { confirmTwoFactor, enableTwoFactor, signIn, verifyRecoveryCode, verifyTotp } from '@lantern/contract/accounts';
import { getSession } from '@lantern/contract/accounts.session';
import { expect, test } from 'vitest';
import { createAuth } from '#features/accounts/accounts.auth.ts';
import { recoveryNonce, sessionSecret } from '#features/accounts/accounts.store.ts';
import { replaceKey } from '#features/accounts/passwords/accounts.key.store.ts';
import { goodPassword, startTestApp } from './support/app.ts';
import { totp } from './support/totp.ts';

test('everybody signs in again, with the app and the recovery codes of before', async () => {
  const t = await startTestApp();
  try {
    const person = await t.student();
    const { body } = await person.call(enableTwoFactor, { body: { password: goodPassword } });
    const step = Math.floor(Date.now() / 30_000);
    await person.call(confirmTwoFactor, { body: { code: totp(body.secret, step - 1) } });
    const before = await sessionSecret(t.database);
    const { factors, sessions } = await replaceKey(t.database);
    expect([factors, sessions > 0]).toEqual([1, true]);
    const secret = await sessionSecret(t.database);
    expect(secret).not.toBe(before);
    // as the next start makes it
    const { config } = t.accounts;
    const nonce = await recoveryNonce(t.database);
    Object.assign(
      t.accounts.auth,
      createAuth({
        database: t.database,
        config,
        secret,
        recoveryNonce: nonce,
        sendReset: async () => {},
        onError: () => {},
      }),
    );

    expect((await person.call(getSession)).body.user).toBeNull();
    const first = async () => {
      const device = t.stranger('192.0.2.60');
      await device.call(signIn, { body: { email: person.user.email, password: goodPassword } });
      return device;
    };
    expect((await (await first()).call(verifyTotp, { body: { code: totp(body.secret) } })).status).toBe(200);
    const code = body.recoveryCodes[0] ?? '';
    expect((await (await first()).call(verifyRecoveryCode, { body: { code } })).status).toBe(200);
  } finally {
    await t.stop();
  }
});
