// A new account becomes a whole record. At every step each percentage on the dashboard is what its own explanation says.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { putPaper } from './papers.ts';
import { lantern, putPersonalInfo, quickSignUp } from './people.ts';

const essay = `The water came up to the second shelf of our school library in June 2022, when I was fifteen years old. With two
friends I carried the science books to the roof, and by the evening we had saved forty-one of them from the mud. Our teacher
Mr Selim asked on Monday who could make a list of what was lost, and nobody else raised a hand. I made it in a spreadsheet
on my uncle's phone, because the school had one computer and the flood had taken that too. After an hour I could not stop: I
added a column for who had borrowed each book, and another one for the shelf where it had stood. The next morning I went from
house to house along the canal, and eleven families gave back books that they had kept dry. Some asked me to write down their
own papers as well, birth certificates and land deeds, so that someone would know where they were. I learned that a list is a
promise: whoever stands on it will be looked for. When the monsoon returned we moved the lowest two shelves first, in the
order that my table gave us, and we lost nine books instead of three hundred. I was wrong about one thing. I had written the
names of the borrowers for everybody to see, and a girl in my class was ashamed that hers stood there for two years. Now the
column shows only a number, and she keeps the key. I want to study information systems because I have seen what a careful
table can do in a village, and whom a careless one can hurt.`;

const whole = /(\d+)%: (\d) of 7 steps are complete/;

/** Each step's figure counts its own parts, and the whole the steps that are complete. Answers the whole and the steps. */
async function explained(page: Page): Promise<{ percent: number; steps: Record<string, number> }> {
  // what the device kept is shown until the answer is there
  const answered = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/dashboard' && answer.ok());
  await page.goto(lantern('/dashboard'));
  await (await answered).finished();
  let read: Awaited<ReturnType<typeof readSteps>> | undefined;
  await expect(async () => {
    read = await readSteps(page);
  }).toPass();
  if (!read) throw new Error('nothing was read');
  return read;
}

async function readSteps(page: Page): Promise<{ percent: number; steps: Record<string, number> }> {
  const section = page.getByRole('region', { name: 'Where you are' });
  await expect(section.getByText(/\d of 7 done/)).toBeVisible();
  const steps: Record<string, number> = {};
  for (const step of await section.locator('ol > li').all()) {
    const title = ((await step.locator('b').first().textContent()) ?? '').trim();
    const shown = Number.parseInt((await step.locator('details .num').first().textContent()) ?? '', 10);
    const [done, all] = await countParts(step);
    expect([title, shown]).toEqual([title, Math.round((100 * done) / all)]);
    // what is begun without a part that counts is started too
    const status = done === all ? /Complete/ : done > 0 ? /^Started/ : /^(Not )?Started/;
    await expect(step.getByText(status).first()).toBeVisible();
    steps[title] = shown;
  }
  const figures = Object.values(steps);
  expect(figures).toHaveLength(7);
  const [, said, complete] = (whole.exec((await section.textContent()) ?? '') ?? []).map(Number);
  const percent = said ?? Number.NaN;
  expect(complete).toBe(figures.filter((one) => one === 100).length);
  expect(percent).toBe(Math.round((100 * figures.filter((one) => one === 100).length) / figures.length));
  return { percent, steps };
}

async function countParts(step: Locator): Promise<[done: number, all: number]> {
  const states = await step.locator('details li .vh').allTextContents();
  expect(states.every((state) => /: (done|not yet)$/.test(state))).toBe(true);
  return [states.filter((state) => state.endsWith(': done')).length, states.length];
}

test('a new account goes from 0% to 100%, and every figure is what it says', { tag: '@phone' }, async ({ page }) => {
  await quickSignUp(page);
  const { origin } = new URL(lantern('/'));
  async function post(path: string, data: object) {
    const answer = await page.request.post(lantern(path), { headers: { origin }, data });
    expect([path, answer.status()]).toEqual([path, 200]);
    return await answer.json();
  }
  const seen: number[] = [];
  const look = async () => {
    const { percent, steps } = await explained(page);
    // what is added never lowers it
    expect(percent).toBeGreaterThanOrEqual(seen.at(-1) ?? 0);
    seen.push(percent);
    return { percent, steps };
  };
  // what sign-up filled in is a beginning of a step
  expect((await look()).percent).toBe(0);

  await test.step('personal information', async () => {
    await putPersonalInfo(page);
    expect((await look()).percent).toBe(14);
  });

  await test.step('activities', async () => {
    const duration = '2024-01 - present';
    await post('/api/eca/add', {
      ...{ name: 'School library', title: '', duration, weeklyHours: 4, description: '', outcome: '' },
    });
    expect(Object.values((await look()).steps)).toContain(25);
    for (const name of ['Choir', 'Care at home', 'Football'])
      await post('/api/eca/add', {
        name,
        title: '',
        duration: '2024-02 - present',
        weeklyHours: 2,
        description: 'Each week, with twelve others.',
        outcome: 'We sang for two hundred people.',
      });
    expect((await look()).percent).toBe(29);
  });

  await test.step('documents', async () => {
    await putPaper(page, 'Transcript', 'Transcript');
    expect((await look()).percent).toBe(29);
    for (const category of ['IELTS', 'SOP', 'LOR']) await putPaper(page, category, category);
    expect((await look()).percent).toBe(43);
  });

  await test.step('a test that is booked, and one with a result', async () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    await post('/api/tests/add', { testType: 'sat', testDate: day(60) });
    expect((await look()).percent).toBe(43);
    await post('/api/tests/add', { testType: 'ielts', testDate: day(-30), overallScore: 7 });
    expect((await look()).percent).toBe(57);
  });

  await test.step('an essay, stage by stage', async () => {
    const started = await post('/api/essay/draft', { title: 'The list on the roof' });
    const id = started.essay._id;
    const write = (text: string) => post('/api/essay/update', { essay_id: id, final_text: text });
    await write('The water came in June.');
    expect((await look()).percent).toBe(57);
    await write(essay);
    await post('/api/essay/evaluate', { essay_id: id, essay_text: essay });
    expect((await look()).percent).toBe(57);
    await write(`${essay} The key is hers.`);
    await page.goto(lantern('/essays'));
    await post('/api/essay/update-status', { essay_id: id, status: 'complete' });
    expect((await look()).percent).toBe(71);
  });

  await test.step('universities, saved and chosen', async () => {
    const ids: string[] = [];
    for (const program of ['Physics', 'Law', 'Nursing'])
      ids.push((await post('/api/applications/add', { name: 'Hill College', program })).application._id);
    expect((await look()).percent).toBe(86);
    for (const id of ids.slice(0, 2)) {
      await page.goto(lantern(`/saved-universities/${id}`));
      const saved = page.waitForResponse((answer) => /applications\/update/.test(answer.url()) && answer.ok());
      const stage = page.getByRole('region', { name: 'Stage', exact: true });
      await stage.getByRole('heading', { level: 2 }).click();
      await stage.getByRole('list', { name: 'Stage' }).getByRole('button', { name: 'Preparing' }).click();
      await saved;
    }
    const { percent, steps } = await look();
    expect(percent).toBe(100);
    expect(new Set(Object.values(steps))).toEqual(new Set([100]));
  });
  await expect(page.getByText('Everything here is done')).toBeVisible();
});
