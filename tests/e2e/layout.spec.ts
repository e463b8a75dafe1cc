// What only a window of some size shows: nothing is cut, covered or lost in small and odd ones, or with large letters.
import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { lantern, noViolations, quickSignUp, resized, windows } from './people.ts';

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

test('a small screen gives the text most of it, and loses nothing of a long title or of letters of twice the size', {
  tag: '@phone',
}, async ({ page }) => {
  await quickSignUp(page);

  await test.step('a long title can be read, and every control of the head has its word', async () => {
    const id = await makeEssay(page, {
      title: 'The first washer that I cut from an old sandal behind our school in Barishal',
    });
    await page.goto(lantern(`/essay/edit/${id}`));
    await expect(page.getByRole('textbox', { name: 'Essay text' })).not.toHaveValue('');
    const title = page.getByLabel('Title', { exact: true });
    for (const width of [390, 320]) {
      await resized(page, { width, height: 844 });
      const cut = await title.evaluate(
        (field) => field.scrollHeight - field.clientHeight + field.scrollWidth - field.clientWidth,
      );
      expect(cut).toBeLessThanOrEqual(1);
      for (const name of ['Prompt', /^Version \d/, 'Tools', 'Start Evaluation']) {
        const control = page.getByRole('button', { name }).filter({ visible: true }).first();
        const word = control.getByText(name).first();
        await expect(word).toBeVisible();
        const box = await control.boundingBox();
        expect(box && box.x >= 0 && box.x + box.width <= width && box.height >= 44).toBe(true);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await noViolations(page);
    }
    // one line to whoever reads it
    await title.press('Enter');
    await expect(title).not.toHaveValue(/\n/);
  });

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

test('on a laptop the help button lies on nothing, and what is pressed has an edge where the reader sets the colours', {
  tag: '@laptop',
}, async ({ page }) => {
  await quickSignUp(page);
  await makeEssay(page);
  expect((await post(page, '/api/applications/add', { name: 'Hill College', program: 'Physics' })).ok()).toBe(true);

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

  await test.step('what is pressed has an edge', async () => {
    await page.setViewportSize(windows[1]);
    await page.goto(lantern('/saved-universities'));
    await page.emulateMedia({ forcedColors: 'active' });
    const edges = (pressed: boolean) =>
      page
        .locator(`button[aria-pressed="${pressed}"]`)
        .first()
        .evaluate((button) => getComputedStyle(button).outlineStyle);
    expect([await edges(true), await edges(false)]).toEqual(['solid', 'none']);
  });
});
