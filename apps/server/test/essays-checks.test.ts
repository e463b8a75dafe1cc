import { cvCalls, emptyCv } from '@lantern/contract/cv';
import { checkLanguage } from '@lantern/contract/essays.evaluations';
import { Problem } from '@lantern/contract/problem';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Person, startTestApp, type TestApp } from './support/app.ts';

let t: TestApp;
let person: Person;
beforeAll(async () => {
  t = await startTestApp();
  person = await t.student('Amina Rahman');
});
afterAll(() => t.stop());
afterEach(() => vi.restoreAllMocks());

const check = (paragraphs: unknown, by = person) => by.call(checkLanguage, { body: { paragraphs } });
const wrong = 'She go to the library every days because she have many informations there.';
const right = 'We carried the books to the roof, and we saved forty-one of them.';

test('each paragraph gets its language suggestions, counted from its own start', async () => {
  const paragraphs = [right, `We waited. ${wrong}`, '', wrong];
  const { status, body } = await check(paragraphs);
  expect(status).toBe(200);
  expect(body.suggestions).toHaveLength(4);
  const [clean, second, blank, last] = body.suggestions;
  expect([clean, blank]).toEqual([[], []]);
  expect(second?.length).toBeGreaterThan(1);
  body.suggestions.forEach((found, index) => {
    const paragraph = paragraphs[index] ?? '';
    for (const { category, sentence, sentence_start, sentence_end, start, end } of found) {
      expect(category).toBe('language');
      expect(paragraph.slice(sentence_start, sentence_end)).toBe(sentence);
      expect(start).toBeGreaterThanOrEqual(sentence_start);
      expect(end).toBeLessThanOrEqual(sentence_end);
    }
  });
  const shifted = last?.map(({ rule, start }) => `${rule} ${start + 'We waited. '.length}`);
  expect(second?.map(({ rule, start }) => `${rule} ${start}`)).toEqual(shifted);
});

test('the habits of the mother tongue that stands in the CV are looked for, and of no other', async () => {
  const spoken = await t.student('Nusrat Jahan');
  const stranger = await t.student('Lucia Paz');
  const sentence = 'We gave the board exam in May and felt better.';
  const rules = async (by: Person) => (await check([sentence], by)).body.suggestions.flat().map(({ rule }) => rule);
  expect(await rules(spoken)).not.toContain('language.calque');
  const languages = [
    { name: 'Bengali', level: 'native' as const },
    { name: 'French', level: 'good' as const },
  ];
  expect((await spoken.call(cvCalls.save, { body: { ...emptyCv, languages } })).status).toBe(200);
  expect(await rules(spoken)).toContain('language.calque');
  expect(await rules(stranger)).not.toContain('language.calque');
});

test('nothing of a check is stored', async () => {
  await check([`${wrong} Zanzibar.`]);
  for (const table of ['essay_versions', 'essay_evaluations', 'essays'] as const)
    expect(await t.database.selectFrom(table).select('id').execute()).toEqual([]);
});

test('other languages, scripts and half characters are answered without a suggestion or a failure', async () => {
  const odd = ['আমরা বইগুলো ছাদে নিয়ে গিয়েছিলাম।', '<script>alert(1)</script>', '\ud83c', '…'.repeat(2000)];
  const { status, body } = await check(odd);
  expect(status).toBe(200);
  expect(body.suggestions).toHaveLength(odd.length);
  expect(body.suggestions[0]).toEqual([]);
});

test.each([
  ['no paragraph', []],
  ['more than 50', Array.from({ length: 51 }, () => 'One.')],
  ['more than 40,000 characters', ['a '.repeat(10_001), 'a '.repeat(10_001)]],
  ['what is no text', [7]],
  ['NUL', ['a\0b']],
])('refuses %s', async (_, paragraphs) => {
  const { status, body } = await check(paragraphs);
  expect({ status, code: body.code }).toEqual({ status: 422, code: 'invalid_request' });
});

test('the engine is not asked about what has no letter', async () => {
  const asked = vi.spyOn(t.ports.writing, 'check').mockResolvedValue([]);
  const { body } = await check(['12 … 3', '"\'"\'', right]);
  expect(body.suggestions).toEqual([[], [], []]);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('somebody signed out is refused', async () => {
  const { status } = await t.stranger().call(checkLanguage, { body: { paragraphs: [right] } });
  expect(status).toBe(401);
});

test('one text of a student is checked at a time', async () => {
  let running = 0;
  let most = 0;
  vi.spyOn(t.ports.writing, 'check').mockImplementation(async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return [];
  });
  const answers = await Promise.all(Array.from({ length: 4 }, () => check([right, right])));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(most).toBe(1);
});

test('of what a student asks for at once only a few wait', async () => {
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  vi.spyOn(t.ports.writing, 'check').mockImplementation(() => over.then(() => []));
  const refused: unknown[] = [];
  const asked = Array.from({ length: 8 }, async () => {
    const answer = await check([right]);
    if (answer.status !== 200) refused.push({ status: answer.status, code: answer.body.code });
    return answer;
  });
  // all eight have arrived: six of them wait
  await expect.poll(() => refused).toEqual(Array(2).fill({ status: 503, code: 'busy' }));
  expect((await check([right])).body.code).toBe('busy');
  end();
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(6);
});

test('a busy engine says so, and the next check is not held up by it', async () => {
  vi.spyOn(t.ports.writing, 'check').mockRejectedValueOnce(new Problem('busy', { retryAfter: 5 }));
  const refused = await check([wrong]);
  expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 503, code: 'busy' });
  expect((await check([wrong])).status).toBe(200);
});

test('600 checks an hour, for each student', async () => {
  const busy = await t.student('Omar Haddad');
  vi.spyOn(t.ports.writing, 'check').mockResolvedValue([]);
  expect((await check([right], busy)).status).toBe(200);
  await t.database.updateTable('throttles').set({ tries: 600 }).where('key', 'like', 'checks:%').execute();
  const { status, headers } = await check([right], busy);
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  const other = await t.student('Bela Das');
  expect((await check([right], other)).status).toBe(200);
});
