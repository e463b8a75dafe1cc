// Components in a document, as the app shows them: in a language, with the app's cache, and a server that the test plays.
import type { SessionUser } from '@lantern/contract/accounts.session';
import type { Language } from '@lantern/contract/languages';
import { Problem, type ProblemCode } from '@lantern/contract/problem';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, vi } from 'vitest';
import { queryClient } from '#api/query-client.ts';
import { setUser } from '#api/session.ts';
import { Toasts } from '#components/toast.tsx';
import { keepFocus } from '#shell/kept-focus.ts';
import { chooseLanguage } from '#shell/language.ts';
import { sentencesOf } from '../../../../scripts/words/reading-level.ts';

// far above what they take: a busy machine is no failure
configure({ asyncUtilTimeout: 60_000 });

// What this document has not: layout (all that is not hidden is shown), IndexedDB (as where a browser forbids it) and
// events of the server.
Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
  configurable: true,
  get(this: HTMLElement) {
    return this.closest('[hidden]') ? null : document.body;
  },
});
vi.stubGlobal('indexedDB', {
  open() {
    const request: { onerror?: () => void } = {};
    queueMicrotask(() => request.onerror?.());
    return request;
  },
});
vi.stubGlobal(
  'EventSource',
  class {
    close() {}
  },
);

let stopKeeping = () => {};

/** Sentences that one screen says twice. Rows of a list or a table each say their own, and so do counts; what is closed is not read. */
function saidTwice(): string[] {
  const apart = 'li, tr, article, details:not([open]), [hidden], [role="row"], [role="listitem"], [role="log"]';
  const blocks = [...document.querySelectorAll('#main p')].filter((block) => !block.closest(apart));
  const said = blocks.flatMap((block) => sentencesOf(block.textContent ?? ''));
  return said.filter((one, index) => one.split(' ').length >= 5 && !/\d/.test(one) && said.indexOf(one) !== index);
}

afterEach(() => {
  const twice = saidTwice();
  stopKeeping();
  cleanup();
  queryClient.clear();
  vi.restoreAllMocks();
  localStorage.clear();
  document.documentElement.removeAttribute('style');
  expect(twice, 'said twice on one screen').toEqual([]);
});

/** Shows something as the app does, with the place for toasts below it. */
export async function show(element: ReactNode, language: Language = 'en') {
  await chooseLanguage(language);
  stopKeeping();
  stopKeeping = keepFocus();
  const user = userEvent.setup();
  const all = (content: ReactNode) => (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <main id="main" tabIndex={-1}>
          {content}
        </main>
        <Toasts />
      </QueryClientProvider>
    </I18nProvider>
  );
  const { rerender, unmount } = render(all(element));
  return { user, unmount, change: (next: ReactNode) => rerender(all(next)) };
}

const amina: SessionUser = {
  id: '5f0c7a3e-4b1d-4a52-9a5b-0f2f4d1c8e11',
  name: 'Amina',
  email: 'amina@example.org',
  role: 'student',
  duties: [],
  guest: false,
  twoFactorEnabled: false,
  secondFactorBy: null,
  hasPassword: true,
  since: null,
};

export const signIn = () => setUser(amina);

/** `keepalive`: goes on when the page closes. */
export type Asked = { method: string; path: string; body: Record<string, unknown>; keepalive?: boolean };

/** From now on calls get this answer; what is thrown as a Problem comes as the server says it. Answers what was asked. */
export function serve(answer: (asked: Asked) => object | Promise<object>): Asked[] {
  const all: Asked[] = [];
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  vi.stubGlobal(
    'fetch',
    async (path: string, { body, ...rest }: { method: string; body?: string; keepalive?: boolean }) => {
      const asked = { path, method: rest.method, keepalive: rest.keepalive, body: body ? JSON.parse(body) : {} };
      all.push(asked);
      try {
        return new Response(JSON.stringify(await answer(asked)));
      } catch (problem) {
        if (!(problem instanceof Problem)) throw problem;
        const { code, status, message, fields, extra } = problem;
        const said = { type: 'about:blank', status, code, title: message, detail: message, fields, extra };
        return new Response(JSON.stringify(said), { status });
      }
    },
  );
  return all;
}

export function refuse(code: ProblemCode, options: ConstructorParameters<typeof Problem>[1] = {}): never {
  throw new Problem(code, options);
}

/** From now on there is no connection. */
export function goOffline() {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
}
