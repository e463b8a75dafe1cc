// What comes from elsewhere and what goes there: a CV of another program is read in, and the days are read by a calendar.
import { expect, test } from '@playwright/test';
import { closedForGood, lantern, noViolations, quickSignUp } from './people.ts';

const resume = {
  basics: { name: 'Nadia Karim', summary: 'I repair bicycles and teach others to.' },
  work: [{ name: 'Corner shop', position: 'Helper', startDate: '2022-01', endDate: 'Sep 2023' }],
  education: [{ institution: 'Hill School', startDate: '2020', endDate: '2024' }],
  languages: [{ language: 'Bangla', fluency: 'Native speaker' }],
  skills: [{ name: 'Welding' }],
};
const json = (text: string) => ({ name: 'cv.json', mimeType: 'application/json', buffer: Buffer.from(text) });

test('a CV of another program is read in, thing by thing; a calendar reads the days', { tag: '@phone' }, async ({
  page,
}) => {
  await quickSignUp(page);
  await page.goto(lantern('/cv'));
  const dialog = page.getByRole('dialog', { name: 'What would be added' });
  const chooser = page.getByLabel('Choose a JSON Resume file');
  await chooser.setInputFiles(json('{\n "basics": {"name": "Nadia"},\n "work": [],\n}'));
  await expect(dialog.getByText(/not valid JSON, near line/)).toBeVisible();
  await noViolations(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);

  await chooser.setInputFiles(json(JSON.stringify(resume)));
  await expect(dialog.getByRole('checkbox', { name: /Corner shop/ })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: /Hill School/ })).toBeChecked();
  await expect(dialog.getByText('Welding')).toBeVisible();
  await noViolations(page);
  await dialog.getByRole('checkbox', { name: /Hill School/ }).uncheck();
  await dialog.getByRole('button', { name: /^Add what is ticked/ }).click();
  await expect(dialog).toHaveCount(0);
  await closedForGood(page);

  await page.goto(lantern('/ecas'));
  await expect(page.getByRole('article').getByRole('heading', { name: 'Corner shop' })).toBeVisible();
  await page.goto(lantern('/education'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByText('Hill School')).toHaveCount(0);

  await test.step('a calendar reads the days until the address is closed', async () => {
    const { origin } = new URL(lantern('/'));
    const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    const kept = await page.request.post(lantern('/api/tasks/add'), {
      headers: { origin },
      data: { title: 'Ask Mr Das for a letter', group: 'documents', day },
    });
    expect(kept.status()).toBe(200);
    await page.goto(lantern('/progress-tracker'));
    await page.getByText('These days in your own calendar').click();
    await page.getByRole('button', { name: 'Make a private address' }).click();
    const address = await page.getByLabel('Your address').inputValue();
    // as a calendar asks: without who is signed in here
    const read = async () => await fetch(address);
    const feed = await read();
    expect(feed.headers.get('content-type')).toContain('text/calendar');
    const text = (await feed.text()).replaceAll('\r\n ', '');
    expect(text).toContain('SUMMARY:Ask Mr Das for a letter');
    expect(text).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`);

    await noViolations(page);
    await page.getByRole('button', { name: 'Close the address' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close the address' }).click();
    await expect(page.getByRole('button', { name: 'Make a private address' })).toBeVisible();
    expect((await read()).status).toBe(404);
  });
});
