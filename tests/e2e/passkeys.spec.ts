// A device that keeps a passkey logs its owner in, and does not once the passkey is removed. Browsers keep one only for a
// site with a name, so this Lantern has an address of its own.
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Lantern, startLantern } from '../../scripts/lantern.ts';
import { closedForGood, newEmail, noViolations, password } from './people.ts';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

let folder: string;
let home: string;
let server: Lantern;

// apart from the journey: on a busy machine this takes as long
test.beforeAll(async () => {
  test.setTimeout(420_000);
  folder = await mkdtemp(join(tmpdir(), 'lantern-passkeys-'));
  const port = await freePort();
  home = `http://localhost:${port}`;
  server = await startLantern(join(folder, 'data'), { PORT: String(port), PUBLIC_URL: home });
});
test.afterAll(async () => {
  await server?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

test('a passkey logs in without a password until it is removed', { tag: '@phone' }, async ({ page }) => {
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const data = { name: 'Amina Rahman', email: newEmail(), password, agreeToTerms: true };
  const made = await page.request.post(`${home}/api/auth/sign-up/email`, { data, headers: { origin: home } });
  expect(made.status()).toBe(200);
  const logInByKey = async () => {
    await page.goto(`${home}/login`);
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  };
  const openPasskeys = async () => {
    await page.goto(`${home}/profile`);
    return page.getByRole('region', { name: 'Passkeys' });
  };

  const passkeys = await openPasskeys();
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await passkeys.getByLabel('Name of this device').fill('My phone');
  await passkeys.getByLabel('Current password').fill(password);
  await noViolations(page);
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByText('My phone')).toBeVisible();

  await page.context().clearCookies();
  await logInByKey();
  await expect(page).toHaveURL(/\/dashboard$/);

  await (await openPasskeys()).getByRole('button', { name: 'Remove My phone' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill(password);
  await noViolations(page);
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(passkeys.getByText('My phone')).toHaveCount(0);
  await closedForGood(page);

  await page.context().clearCookies();
  await logInByKey();
  await expect(page.getByRole('alert')).toContainText('This passkey was not accepted.');
});
