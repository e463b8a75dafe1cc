// @vitest-environment happy-dom
// The prompts that one essay answers: known ones and own words, what each still lacks, and which of them is the main one.
import { essayPrompts } from '@lantern/content/essay-prompts';
import type { Essay } from '@lantern/contract/essays';
import type { EssayPrompt } from '@lantern/contract/essays.prompts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { PromptPanel } from '#features/essays/prompts/prompt-panel.tsx';
import { type Asked, goOffline, serve, show, signIn } from './show.tsx';

const at = '2026-11-22T10:00:00.000Z';
const text = 'My father asked me to hold a torch while he opened the fuel line. '.repeat(8).trim();

let essay: Essay;
let prompts: EssayPrompt[];

/** The calls of an essay and its prompts; what a text has and lacks is the server's to say. */
function answer({ method, path, body }: Asked): object {
  if (path.includes('/prompt-catalogue')) return { prompts: essayPrompts };
  if (path.includes('/get/')) return essay;
  if (path.endsWith('/update')) {
    essay = { ...essay, ...body, max_words: (body.max_words as number) ?? essay.max_words } as Essay;
    essay = { ...essay, revision: essay.revision + 1 };
    return { essay };
  }
  if (method === 'DELETE') {
    prompts = prompts.filter(({ _id }) => !path.endsWith(_id));
    return { ok: true };
  }
  if (method === 'POST' && path.endsWith('/prompts')) {
    const known = essayPrompts.find(({ id }) => id === body.prompt_id);
    const prompt: EssayPrompt = {
      _id: crypto.randomUUID(),
      essay_id: essay._id,
      prompt_id: known?.id ?? null,
      prompt: known?.text ?? String(body.prompt),
      max_words: known?.limit.max ?? Number(body.max_words),
      limit_unit: known?.limit.unit ?? 'words',
      coverage: known
        ? [
            { id: 'challenge', kind: 'key-idea', label: 'challenge / setback', met: false },
            { id: 'moment', kind: 'move', label: 'A moment', met: true },
          ]
        : [],
    };
    prompts = [...prompts, prompt];
    return { prompt };
  }
  return { prompts, essays: [] };
}

beforeEach(async () => {
  const id = crypto.randomUUID();
  prompts = [];
  essay = {
    ...{ _id: id, title: 'The torch', essay_type: 'Personal Statement', type: 'Personal Statement', status: 'draft' },
    ...{ prompt: '', tags: [], word_count: 112, character_count: text.length, max_words: 650, limit_unit: 'words' },
    ...{ preview: '', favorited: false, prompt_count: 0, revision: 1, evaluated_revision: null, overall: null },
    ...{ created_at: at, updated_at: at, final_text: text, final_essay: text, text },
  };
  await signIn();
});

const panel = () => screen.findByRole('region', { name: 'Prompts this essay answers' });
const item = (words: RegExp) => waitFor(() => rowOf(words) ?? Promise.reject(new Error(`no ${words}`)));
const rowOf = (words: RegExp) =>
  [...document.querySelectorAll<HTMLElement>('main section > ul > li')].find((one) =>
    words.test(one.textContent ?? ''),
  );
const dialog = () => screen.findByRole('dialog', { name: 'Add a prompt' });
const dialogGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const add = async () => within(await panel()).findByRole('button', { name: 'Add a prompt' });
type User = Awaited<ReturnType<typeof show>>['user'];

async function addKnown(user: User) {
  await user.click(await add());
  const box = within(await dialog());
  await user.type(await box.findByRole('searchbox', { name: 'Search' }), 'challenge failure');
  expect(box.getByRole('link', { name: /Common App/ }).getAttribute('href')).toMatch(/^https:\/\/www\.commonapp\.org/);
  await user.click(box.getByRole('button', { name: /^Add: Common App 2/ }));
  await dialogGone();
  return await item(/Common App 2: challenge or failure/);
}

async function addOwn(user: User) {
  await user.click(await add());
  const box = within(await dialog());
  await user.click(await box.findByRole('tab', { name: 'Own words' }));
  await user.click(box.getByRole('button', { name: 'Add this prompt' }));
  expect(box.getByText('Write some text here.')).toBeTruthy();
  await user.type(box.getByLabelText('Prompt'), 'Which motor did you repair?');
  await user.clear(box.getByLabelText('Limit'));
  await user.type(box.getByLabelText('Limit'), '50');
  await user.click(box.getByRole('button', { name: 'Add this prompt' }));
  await dialogGone();
  return await item(/Which motor did you repair\?/);
}

test('the first prompt becomes the main one with its limit, and says what its form asks and what is not found', async () => {
  serve(answer);
  const { user } = await show(<PromptPanel essayId={essay._id} />);
  const known = await addKnown(user);
  expect(await screen.findByText('Main prompt: “Common App 2: challenge or failure”. Limit: 650 words.')).toBeTruthy();
  expect(known.textContent).toContain('of 650 words');
  expect(known.textContent).toContain('The form asks for at least 250 words.');
  await user.click(within(known).getByText(/part was not found yet/));
  const parts = within(known)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(parts).toEqual(['Not found: “challenge / setback”', 'Found: A moment that the reader can picture']);
});

test('own words have a limit of their own; another becomes the main prompt, and Undo gives it back', async () => {
  serve(answer);
  const { user } = await show(<PromptPanel essayId={essay._id} />);
  await addKnown(user);
  const own = await addOwn(user);
  expect(own.textContent).toMatch(/\d+ over the limit/);
  const isMain = (words: RegExp) => rowOf(words)?.textContent?.includes('Main prompt') ?? false;
  const states = () => [isMain(/Common App 2/), isMain(/Which motor/)];
  const make = async (words: RegExp) =>
    await user.click(within(await item(words)).getByRole('button', { name: 'Make this the main prompt' }));
  await make(/Which motor/);
  await waitFor(() => expect(states()).toEqual([false, true]));
  await make(/Common App 2/);
  await waitFor(() => expect(states()).toEqual([true, false]));
  await user.click((await screen.findAllByRole('button', { name: 'Undo' })).at(-1) as HTMLElement);
  await waitFor(() => expect(states()).toEqual([false, true]));
});

test('what is removed comes back by Undo; without a connection nothing is added or removed', async () => {
  serve(answer);
  const { user } = await show(<PromptPanel essayId={essay._id} />);
  await addKnown(user);
  const own = await addOwn(user);
  await user.click(within(own).getByRole('button', { name: /^Remove: / }));
  await waitFor(() => expect([prompts.length, rowOf(/Which motor/)]).toEqual([1, undefined]));
  await user.click((await screen.findAllByRole('button', { name: 'Undo' })).at(-1) as HTMLElement);
  await item(/Which motor/);
  expect(prompts).toHaveLength(2);

  goOffline();
  window.dispatchEvent(new Event('offline'));
  expect(await screen.findByText('You need a connection to add or remove a prompt.')).toBeTruthy();
  expect((await add()).getAttribute('aria-disabled')).toBe('true');
  expect(screen.getAllByRole('button', { name: /^Remove: / })).toHaveLength(2);
});
