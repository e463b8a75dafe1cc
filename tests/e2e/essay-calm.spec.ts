// What an essay's screens must not do: send what nobody meant, hide the text, cover or lose words on a small screen.
import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { lantern, quickSignUp, windows } from './people.ts';

const post = (page: Page, path: string, data: Record<string, unknown>) =>
  page.request.post(lantern(path), { headers: { origin: new URL(lantern('/')).origin }, data });

/** An essay of the signed-up student, by its id. */
async function makeEssay(page: Page, { title = 'The list on the roof', ...more }: Record<string, unknown> = {}) {
  const id = randomUUID();
  expect((await post(page, '/api/essay/draft', { essay_id: id, title })).status()).toBe(200);
  const saved = await post(page, '/api/essay/update', {
    essay_id: id,
    title,
    final_text: 'We lost nine books.',
    ...more,
  });
  expect(saved.status()).toBe(200);
  return id;
}

/** In the place of the frame that stands there first: what is measured before that is gone a moment later. */
async function screenIsThere(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // the frame does not know it
  await expect(page.locator('header').getByText('All changes sent')).toBeAttached();
}

test('what arrow keys on the status rest on is saved, and the help button lies on nothing', { tag: '@laptop' }, async ({
  page,
}) => {
  await quickSignUp(page);
  await makeEssay(page);
  await page.goto(lantern('/essays'));
  const sent: { status: string }[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/api/essay/update-status')) sent.push(request.postDataJSON());
  });
  const status = page.getByLabel('Status of The list on the roof');
  await status.focus();
  for (let press = 0; press < 2; press++) await status.press('ArrowDown');
  const meant = await status.inputValue();
  // that nothing is sent for those on the way is a rule of the part, with a test of its own: keys come slowly here
  await expect.poll(() => sent.at(-1)?.status).toBe(meant);
  await page.reload();
  await expect(status).toHaveValue(meant);

  await test.step('the help button lies on nothing', async () => {
    for (const width of [1280, 1000])
      for (const path of ['/documents', '/essays', '/dashboard']) {
        await page.setViewportSize({ width, height: 720 });
        await page.goto(lantern(path));
        await screenIsThere(page);
        const help = await page.getByRole('button', { name: 'Help' }).boundingBox();
        const right = await page
          .locator('main')
          .evaluate((main) =>
            Math.max(...[...main.querySelectorAll('*')].map((part) => part.getBoundingClientRect().right)),
          );
        expect(right, path).toBeLessThanOrEqual(help?.x ?? 0);
      }
  });
});

test('an essay that is deleted elsewhere keeps its text on the screen, and comes back', { tag: '@phone' }, async ({
  page,
}) => {
  await quickSignUp(page);
  const id = await makeEssay(page, { final_text: 'The water came at night.' });
  await page.goto(lantern(`/essay/edit/${id}`));
  const text = page.getByRole('textbox', { name: 'Essay text' });
  await expect(text).toHaveValue('The water came at night.');
  const gone = await page.request.delete(lantern(`/api/essay/delete/${id}`), {
    headers: { origin: new URL(lantern('/')).origin },
  });
  expect(gone.status()).toBe(200);
  const note = page.getByRole('alert').filter({ hasText: 'This essay was deleted on another device.' });
  await expect(note).toBeVisible();
  await expect(text).toHaveValue('The water came at night.');
  await note.getByRole('button', { name: 'Bring the essay back' }).click();
  await expect(note).toHaveCount(0);
  await text.fill('The water came at dawn.');
  await expect(page.getByText(/^Synced/).filter({ visible: true })).toBeVisible();

  await page.request.delete(lantern(`/api/essay/delete/${id}`), {
    headers: { origin: new URL(lantern('/')).origin },
  });
  await note.getByRole('button', { name: 'Save as a new essay' }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(text).toHaveValue('The water came at dawn.');
});

const visibleLines = (page: Page) =>
  page.getByRole('textbox', { name: 'Essay text' }).evaluate((field) => {
    const { lineHeight, paddingTop } = getComputedStyle(field);
    const top = field.getBoundingClientRect().top + Number.parseFloat(paddingTop);
    let lines = 0;
    // what is really there, under whatever lies over it
    for (let y = top + 5; y < window.innerHeight; y += Number.parseFloat(lineHeight))
      if (document.elementFromPoint(window.innerWidth / 2, y) === field) lines++;
    return lines;
  });

test('a small screen gives the text most of it, and loses nothing with letters of twice the size', {
  tag: '@phone',
}, async ({ page }) => {
  await quickSignUp(page);

  await test.step('the text has most of a small screen', async () => {
    const id = await makeEssay(page, { final_text: 'We lost nine books. '.repeat(200), prompt: 'Why? '.repeat(40) });
    for (const [width, height, least] of [
      [390, 664, 10],
      [360, 640, 9],
      [320, 640, 8],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(lantern(`/essay/edit/${id}`));
      await expect.poll(() => visibleLines(page)).toBeGreaterThanOrEqual(least);
    }
    // what a keyboard leaves, once the text is scrolled to
    await page.setViewportSize({ width: 390, height: 360 });
    await page.getByRole('textbox', { name: 'Essay text' }).evaluate((field) => field.scrollIntoView());
    await expect.poll(() => visibleLines(page)).toBeGreaterThanOrEqual(8);
    // and before it is: while the text is written, what stands above it folds
    await page.setViewportSize({ width: 360, height: 360 });
    await page.goto(lantern(`/essay/edit/${id}`));
    await expect(page.getByRole('textbox', { name: 'Essay text' })).not.toHaveValue('');
    let before = -1;
    await expect(async () => {
      const now = await visibleLines(page);
      const isStill = now === before;
      before = now;
      expect(isStill).toBe(true);
    }).toPass({ intervals: [500] });
    await page.getByRole('textbox', { name: 'Essay text' }).focus();
    await expect.poll(() => visibleLines(page)).toBeGreaterThanOrEqual(before + 2);
  });

  await test.step('nothing is lost with letters of twice the size, and the current tab is in sight', async () => {
    await page.setViewportSize(windows[0]);
    const id = await makeEssay(page, { title: `W${'ahr'.repeat(40)}` });
    for (const path of ['/essays', `/essay/edit/${id}`, '/dashboard', '/documents']) {
      await page.goto(lantern(path));
      await screenIsThere(page);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      const lost = await page.evaluate(() => {
        const found = [...document.querySelectorAll('header *, nav *, article *')].filter((part) =>
          part.checkVisibility(),
        );
        const texts = found.filter(({ childNodes }) =>
          [...childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE),
        );
        return texts.flatMap((part) => {
          const { left, right, width } = part.getBoundingClientRect();
          const hidden = width <= 1 || part.closest('select, [hidden]');
          return !hidden && (left < 0 || right > window.innerWidth + 1) ? [part.textContent] : [];
        });
      });
      expect(lost, path).toEqual([]);
      const help = await page.getByRole('button', { name: 'Help' }).boundingBox();
      const words = await page.locator('header').getByText('All changes sent').boundingBox();
      if (!help || !words) throw new Error(`${path} has no help or does not say that all was sent`);
      expect(words.x + words.width).toBeLessThanOrEqual(help.x + 1);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(lantern('/essays?evaluate'));
    await expect(page.getByRole('tab', { name: 'Essay Evaluator' })).toBeInViewport({ ratio: 1 });
  });
});
