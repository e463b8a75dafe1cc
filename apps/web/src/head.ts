// Runs in the page's head, before the first paint: theme, language and direction, and early fetches for the screen that
// is asked for; after it React and the app. The build puts it into the page (build/app-page.ts); while developing it is a
// module of its own.

import { pause } from '#api/pause.ts';
import { userKey } from '#api/user-key.ts';
import { holdEarlySubmits } from '#shell/early-submit.ts';
import { isPath } from '#shell/is-path.ts';
import { isRightToLeft, languageKey, startLanguage } from '#shell/languages.ts';
import { themeKey } from '#shell/theme-key.ts';

/** Told by the build, in the page. */
export type Needed = {
  /** Code, styles and words of screens; the lists below name them by their place here. */
  files: string[];
  /** `query`: for an address that says this too. */
  screens: { path: string; query?: string; files: number[]; words: number[] }[];
};

/** A browser may refuse its storage. */
function saved(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const page = document.documentElement;
const theme = saved(themeKey);
if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
const language = startLanguage(location.search, saved(languageKey), navigator.languages ?? []);
const told = document.getElementById('needed')?.textContent;
const isOther = language !== page.lang;
// What stands in a page is in one language, and a pre-rendered screen (whose page tells nothing that is needed) is for who
// is not signed in. For everybody else React makes it anew (main.tsx).
if (isOther || (!told && saved(userKey))) page.dataset.anew = '';
holdEarlySubmits();
page.lang = language;
page.dir = isRightToLeft(language) ? 'rtl' : 'ltr';

/** Each in a task of its own: asking for ten at once holds a slow phone up for a tenth of a second. */
async function fetchEarly(files: string[]) {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
    link.href = `/${file}`;
    document.head.append(link);
    await pause();
  }
}

if (told) {
  const { files, screens }: Needed = JSON.parse(told);
  const isSaid = (query: string) => location.search !== '' && new URLSearchParams(location.search).has(query);
  const screen = screens.find(({ path, query }) => isPath(path, location.pathname) && (!query || isSaid(query)));
  const words = isOther ? [] : (screen?.words ?? []);
  void fetchEarly([...words, ...(screen?.files ?? [])].flatMap((number) => files[number] ?? []));
}

/** Each file in a task of its own (build/evaluate-in-parts.ts). */
async function runInTurn(parts: Iterable<HTMLScriptElement | HTMLLinkElement>) {
  for (const part of parts) {
    await import(/* @vite-ignore */ 'src' in part ? part.src : part.href);
    await pause();
  }
}
// what stands in the page can be read and pressed by then
document.addEventListener(
  'DOMContentLoaded',
  () => void runInTurn(document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('[data-run]')),
);
