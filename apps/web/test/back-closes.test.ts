// The browser's history, told in the order in which it really answers: a step back is taken later, from wherever it is then.
import { beforeEach, expect, test, vi } from 'vitest';

type State = { page: string; layer?: number };

let entries: State[];
let at: number;
let steps: number[];
let heard: () => void;
let openLayer: (close: () => void) => () => void;

/** The browser takes the steps that were asked for. */
function takeSteps() {
  for (const step of steps.splice(0)) {
    at += step;
    heard();
  }
}

/** A press of Back, and what follows from it. */
function pressBack() {
  steps.push(-1);
  while (steps.length > 0) takeSteps();
}

/** Handlers end, then the browser takes what they asked for. */
async function settle() {
  await new Promise((resolve) => setTimeout(resolve, 1));
  while (steps.length > 0) takeSteps();
}

const navigate = (page: string) => {
  entries = [...entries.slice(0, ++at), { page }];
};

beforeEach(async () => {
  vi.resetModules();
  entries = [{ page: 'first' }, { page: 'second' }];
  at = 1;
  steps = [];
  vi.stubGlobal('history', {
    get state() {
      return entries[at];
    },
    pushState: (state: State) => {
      entries = [...entries.slice(0, ++at), state];
    },
    go: (step: number) => steps.push(step),
  });
  vi.stubGlobal('window', {
    addEventListener: (_name: string, listener: () => void) => {
      heard = listener;
    },
  });
  ({ openLayer } = await import('../src/components/back-closes.ts'));
});

const here = () => `${entries[at]?.page} ${entries[at]?.layer ?? 0}`;

test('Back closes the topmost first, then the next, then leaves the page', () => {
  const closed: string[] = [];
  openLayer(() => closed.push('sheet'));
  openLayer(() => closed.push('menu'));
  pressBack();
  expect([closed, here()]).toEqual([['menu'], 'second 1']);
  pressBack();
  expect([closed, here()]).toEqual([['menu', 'sheet'], 'second 0']);
  pressBack();
  expect(here()).toBe('first 0');
});

test('what is closed in another way leaves no step behind', async () => {
  const close = openLayer(() => {});
  close();
  await settle();
  expect(here()).toBe('second 0');
});

test('a dialog that opens while the step of its menu is on its way out stays open, and Back closes it', async () => {
  const closed: string[] = [];
  const closeMenu = openLayer(() => closed.push('menu'));
  closeMenu();
  // the handlers end and the step back is asked for; the dialog comes before it is taken
  await new Promise((resolve) => setTimeout(resolve, 1));
  openLayer(() => closed.push('dialog'));
  await settle();
  expect([closed, here()]).toEqual([[], 'second 1']);
  pressBack();
  expect([closed, here()]).toEqual([['dialog'], 'second 0']);
});

test('a dialog that takes the place of another keeps its step', async () => {
  const closed: string[] = [];
  const close = openLayer(() => closed.push('first'));
  close();
  openLayer(() => closed.push('second'));
  await settle();
  expect(here()).toBe('second 1');
  pressBack();
  expect([closed, here()]).toEqual([['second'], 'second 0']);
});

test('a link out of what is open leaves no step that Back would stop at', async () => {
  const close = openLayer(() => {});
  navigate('third');
  close();
  await settle();
  expect(here()).toBe('third 0');
  pressBack();
  expect(here()).toBe('second 0');
});
