// The brainstorm: from the quiz to a draft, on two devices and without a connection. No written answer is ever lost.
import { expect, type Page, test } from '@playwright/test';
import { lantern, noViolations, quickLogIn, quickSignUp, wordsAreKept } from './people.ts';
import { answerQuiz, plantQuiz } from './quiz.ts';

const answers = [
  'In June 2022 the water came up to the second shelf of our school library. I carried 41 books to the roof with Mr Selim.',
  'For two years I read letters to my neighbour Rina every Friday. One day she read the first line to me.',
  'I failed the physics test twice, until I built a small dam in our yard and understood pressure.',
];

const mine = (page: Page) => page.getByRole('tabpanel', { name: 'My Essays' });
const next = (page: Page) => page.getByRole('button', { name: 'Next' });
const areas = (page: Page) => page.getByRole('tabpanel').getByRole('textbox');
const atStep = (page: Page, step: number) => page.getByText(`Step ${step} of 4.`);

async function reflect(page: Page): Promise<void> {
  for (const [at, answer] of answers.entries()) await areas(page).nth(at).fill(answer);
  await next(page).click();
}

async function addActivity(page: Page): Promise<void> {
  const { origin } = new URL(lantern('/'));
  const answer = await page.request.post(lantern('/api/eca/add'), {
    headers: { origin },
    data: {
      name: 'Debate club',
      title: 'Captain',
      duration: '2024-01 - present',
      weeklyHours: 4,
      description: '',
      outcome: 'We won the finals.',
    },
  });
  expect(answer.status()).toBe(200);
}

async function generate(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /Debate club/ }).check();
  await page.getByRole('button', { name: 'Generate Ideas' }).click();
  await expect(atStep(page, 4)).toBeVisible();
}

test('two devices reflect apart and lose nothing; activities, ideas, a draft; another device goes on, or it starts over', {
  tag: '@phone',
}, async ({ page, context, browser }) => {
  const email = await quickSignUp(page);
  await plantQuiz(page);
  await page.goto(lantern('/essays?brainstorm'));
  await expect(page.getByRole('heading', { name: 'Look back' })).toBeVisible();
  await next(page).click();
  await expect(page.getByText('Please answer all 3 mandatory reflection questions before continuing.')).toBeVisible();
  await expect(areas(page).first()).toBeFocused();
  await noViolations(page);
  const openElsewhere = async () => {
    const other = await (await browser.newContext()).newPage();
    await quickLogIn(other, email);
    await other.goto(lantern('/essays?brainstorm'));
    return other;
  };

  await test.step('what two devices wrote apart is all there', async () => {
    await expect(page.getByText('All changes sent')).toBeVisible();
    const other = await openElsewhere();
    await expect(atStep(other, 2)).toBeVisible();
    await context.setOffline(true);
    await areas(page).nth(0).fill('Written on the bus.');
    await areas(page).nth(1).fill('Only here.');
    await areas(other).nth(0).fill('Written at home.');
    await expect(other.getByText('All changes sent')).toBeVisible();
    await expect(page.getByText('Offline. 1 change kept here')).toBeVisible();
    await context.setOffline(false);
    for (const each of [page, other]) {
      await expect(areas(each).nth(0)).toHaveValue('Written at home.\n\nWritten on the bus.');
      await expect(areas(each).nth(1)).toHaveValue('Only here.');
    }
    await other.context().close();
  });

  await areas(page)
    .first()
    .fill(answers[0] ?? '');
  await page.reload();
  await expect(areas(page).first()).toHaveValue(answers[0] ?? '');
  await reflect(page);

  await expect(page.getByText('No activities added yet')).toBeVisible();
  await noViolations(page);
  await addActivity(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Generate Ideas' })).toHaveAttribute('aria-disabled', 'true');
  await generate(page);

  const ideas = page.getByRole('tabpanel', { name: /Brainstorm/ }).getByRole('article');
  await expect.poll(() => ideas.count()).toBeGreaterThanOrEqual(2);
  for (const part of ['How to start', 'What to include', 'Why it works'])
    await expect(ideas.first().getByText(part)).toBeVisible();
  await expect(page.getByText('Lantern engine')).toBeVisible();
  await noViolations(page);
  const titles = await ideas.getByRole('heading').allTextContents();
  await ideas
    .nth(0)
    .getByRole('button', { name: /Save Idea/ })
    .click();
  await expect(page.getByText('Idea saved successfully!')).toBeVisible();
  await ideas
    .nth(1)
    .getByRole('button', { name: /Favourite/ })
    .click();
  await ideas
    .nth(0)
    .getByRole('button', { name: /Start Draft/ })
    .click();
  await expect(page.getByText('Draft started successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/essay\/write\//);
  await expect(page.getByText('All changes sent')).toBeVisible();

  await page.goto(lantern('/essays'));
  const favorites = mine(page).getByRole('region', { name: 'Favorited ideas' });
  await expect(favorites.getByRole('article')).toHaveAccessibleName(titles[1] ?? '');
  const saved = mine(page).getByRole('region', { name: 'Saved ideas' });
  await expect(saved.getByRole('link', { name: /Open draft/ })).toBeVisible();
  await noViolations(page);
  await saved.getByRole('button', { name: /Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete idea' }).click();
  await expect(saved).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(saved.getByRole('link', { name: /Open draft/ })).toBeVisible();
  await expect(page.getByText('All changes sent')).toBeVisible();

  await test.step('another device goes on', async () => {
    const other = await openElsewhere();
    await expect(atStep(other, 4)).toBeVisible();
    await expect(other.getByRole('tabpanel', { name: /Brainstorm/ }).getByRole('heading', { level: 3 })).toHaveText(
      titles,
    );
    await other.getByRole('button', { name: 'Back' }).click();
    await expect(other.getByRole('checkbox', { name: /Debate club/ })).toBeChecked();
    await other.getByRole('button', { name: 'Back' }).click();
    await expect(areas(other).first()).toHaveValue(answers[0] ?? '');
    await other.context().close();
  });

  await test.step('starting over asks first, holds though a save was on its way, and can be undone', async () => {
    await page.goto(lantern('/essays?brainstorm'));
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(atStep(page, 2)).toBeVisible();
    await expect(page.getByText('All changes sent')).toBeVisible();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/essay/brainstorm', async (route) => {
      if (route.request().method() === 'POST') await held;
      await route.continue();
    });
    const onItsWay = page.waitForRequest((request) => request.method() === 'POST' && /brainstorm/.test(request.url()));
    await areas(page).first().fill('A written answer.');
    await onItsWay;
    await page.getByRole('button', { name: 'Start Over' }).click();
    await noViolations(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Start Over' }).click();
    await expect(atStep(page, 1)).toBeVisible();
    letGo();
    await expect(page.getByText('All changes sent')).toBeVisible();
    await expect(atStep(page, 1)).toBeVisible();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(areas(page).first()).toHaveValue('A written answer.');
  });
});

test('after one visit of the essays it works without a connection, from the quiz to a draft', {
  tag: '@phone',
}, async ({ page, context }) => {
  await quickSignUp(page);
  await addActivity(page);
  await page.goto(lantern('/dashboard'));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await Promise.all([
    ...['/api/quiz/questions', '/api/eca/student/', '/api/essay/brainstorm'].map((path) =>
      page.waitForResponse((response) => response.url().includes(path) && response.ok()),
    ),
    page.goto(lantern('/essays')),
  ]);
  // all that was loaded for it is kept, the engine and then the editor last
  await wordsAreKept(page, 'Check language while I write');
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
        const kept = caught.flat().map(({ url }) => url);
        const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
        return {
          engine: kept.some((url) => /\/generate-ideas-[\w-]+\.js$/.test(url)),
          lost: loaded.filter((url) => /\/assets\/.+\.(js|css)$/.test(url) && !kept.includes(url)),
        };
      }),
    )
    .toEqual({ engine: true, lost: [] });

  await context.setOffline(true);
  await page.goto(lantern('/essays?brainstorm'));
  await answerQuiz(page);
  await next(page).click();
  await reflect(page);
  await generate(page);
  const idea = page
    .getByRole('tabpanel', { name: /Brainstorm/ })
    .getByRole('article')
    .first();
  const title = (await idea.getByRole('heading').textContent()) ?? '';
  await idea.getByRole('button', { name: /Favourite/ }).click();
  await idea.getByRole('button', { name: /Start Draft/ }).click();
  await expect(page).toHaveURL(/\/essay\/write\//);
  await expect(page.getByText('Offline. 3 changes kept here')).toBeVisible();
  await page.goto(lantern('/essays'));
  await expect(
    mine(page)
      .getByRole('region', { name: 'Favorited ideas' })
      .getByRole('link', { name: /Open draft/ }),
  ).toBeVisible();
  await page.close();

  const later = await context.newPage();
  await later.goto(lantern('/dashboard'));
  await expect(later.getByText('Offline. 3 changes kept here')).toBeVisible();
  await context.setOffline(false);
  await expect(later.getByText('All changes sent')).toBeVisible();
  await later.evaluate(() => localStorage.clear());
  await later.goto(lantern('/essays'));
  const favorites = mine(later).getByRole('region', { name: 'Favorited ideas' });
  await expect(favorites.getByRole('article')).toHaveAccessibleName(title);
  await expect(favorites.getByRole('link', { name: /Open draft/ })).toBeVisible();
  await expect(favorites.getByText('not synced yet')).toHaveCount(0);
});
