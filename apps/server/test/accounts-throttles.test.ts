// Whom wrong passwords shut out: those who try them, and nobody else.
import { confirmTwoFactor, enableTwoFactor, signIn } from '@lantern/contract/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countTryFrom, networkOf } from '#database/throttles.networks.ts';
import { goodPassword, type Person, startTestApp, type TestApp } from './support/app.ts';
import { totp } from './support/totp.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

const enter = async (device: Person | ReturnType<TestApp['stranger']>, person: Person, password = goodPassword) =>
  (await device.call(signIn, { body: { email: person.user.email, password } })).body;

/** Twenty wrong passwords, four from each of five addresses, so that no address is refused by itself. */
async function attack(person: Person) {
  for (let address = 1; address <= 5; address++)
    for (let tries = 0; tries < 4; tries++)
      expect((await enter(t.stranger(`198.51.100.${address}`), person, 'Wrong2022!')).code).toBe('invalid_credentials');
  expect((await enter(t.stranger('198.51.100.6'), person, 'Wrong2022!')).code).toBe('too_many_requests');
}

describe('after twenty wrong passwords from six addresses', () => {
  test('a browser that was signed in before is let in, and a new one is not', async () => {
    const person = await t.student();
    await attack(person);
    expect((await enter(t.stranger('198.51.100.7'), person)).code).toBe('too_many_requests');
    // with its cookies of the day it signed up, also from the address of the attack
    person.cookies.delete('lantern.session_token');
    expect((await enter(person, person)).user?.id).toBe(person.user.id);
    // it may not guess without end either
    for (let tries = 0; tries < 5; tries++)
      expect((await enter(person, person, 'Wrong2022!')).code).toBe('invalid_credentials');
    expect((await enter(person, person)).code).toBe('too_many_requests');
  });

  test("another account's browser is a new one, and so is one with a made-up cookie", async () => {
    const [person, other] = [await t.student(), await t.student()];
    await attack(person);
    expect((await enter(other, person)).code).toBe('too_many_requests');
    const liar = t.stranger('198.51.100.8');
    const value = other.cookies.get('lantern.known_device') ?? '';
    expect(value).toMatch(/^[\w-]{12}\.[\w-]{22}$/);
    liar.cookies.set('lantern.known_device', `${value.slice(0, 13)}${'A'.repeat(22)}`);
    expect((await enter(liar, person)).code).toBe('too_many_requests');
  });

  test('the right password leads on to the second factor, and a wrong one tells nothing', async () => {
    const person = await t.student();
    const { body } = await person.call(enableTwoFactor, { body: { password: goodPassword } });
    await person.call(confirmTwoFactor, { body: { code: totp(body.secret) } });
    await attack(person);
    const device = t.stranger('198.51.100.9');
    expect((await enter(device, person, 'Wrong2022!')).code).toBe('too_many_requests');
    expect(await enter(device, person)).toEqual({ user: null, twoFactorRequired: true });
  });
});

describe('a network of IPv6', () => {
  test.each([
    ['203.0.113.5', '203.0.113.5'],
    ['::ffff:203.0.113.5', '203.0.113.5'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test('is refused as one address, and its neighbours together at ten times that', async () => {
    const most = { tries: 2, windowSeconds: 60 };
    const count = (address: string) => countTryFrom(t.database, 'test', address, most).then(() => 'counted', String);
    expect(await count('2001:db8:1:1::1')).toBe('counted');
    expect(await count('2001:db8:1:1::2')).toBe('counted');
    expect(await count('2001:db8:1:1:ffff::3')).toContain('Too many tries');
    for (let home = 2; home <= 10; home++)
      for (const own of [1, 2]) expect(await count(`2001:db8:1:${home}::${own}`)).toBe('counted');
    expect(await count('2001:db8:1:11::1')).toContain('Too many tries');
    expect(await count('2001:db8:2:11::1')).toBe('counted');
  });

  test('has five wrong passwords for an account, whatever addresses it takes', async () => {
    const person = await t.student();
    for (let own = 1; own <= 5; own++)
      expect((await enter(t.stranger(`2001:db8:7:7::${own}`), person, 'Wrong2022!')).code).toBe('invalid_credentials');
    expect((await enter(t.stranger('2001:db8:7:7::6'), person)).code).toBe('too_many_requests');
    expect((await enter(t.stranger('2001:db8:7:8::1'), person)).user?.id).toBe(person.user.id);
  });
});
