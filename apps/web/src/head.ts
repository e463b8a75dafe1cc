// Runs in the page's head, before the first paint: theme, language and direction, and early fetches for the screen that
// is asked for. The build puts it into the page (build/app-page.ts); while developing it is a module of its own.

import { userKey } from '#api/user-key.ts';
import { holdEarlySubmits } from '#shell/early-submit.ts';
import { isRightToLeft, languageKey, startLanguage } from '#shell/languages.ts';
import { themeKey } from '#shell/theme-key.ts';

/** Told by the build, in the page. */
export type Needed = {
  /** The files of some words, in each language. */
  words: Record<string, string>[];
  /** Which of them every screen needs. */
  shell: number[];
  /** Code and styles of screens; the lists below name them by their place here. */
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
// A pre-rendered screen is for who is not signed in, in one language. For everybody else React makes it anew (main.tsx).
if (language !== page.lang || saved(userKey)) page.dataset.anew = '';
holdEarlySubmits();
page.lang = language;
page.dir = isRightToLeft(language) ? 'rtl' : 'ltr';

function fetchEarly(file: string | undefined) {
  if (!file) return;
  const link = document.createElement('link');
  link.rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  link.href = `/${file}`;
  document.head.append(link);
}

const told = document.getElementById('needed')?.textContent;
if (told) {
  const { words, files, shell, screens }: Needed = JSON.parse(told);
  const said = new URLSearchParams(location.search);
  const isAsked = ({ path, query }: Needed['screens'][number]) =>
    new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`).test(location.pathname) && (!query || said.has(query));
  const screen = screens.find(isAsked);
  for (const number of [...shell, ...(screen?.words ?? [])]) fetchEarly(words[number]?.[language]);
  for (const number of screen?.files ?? []) fetchEarly(files[number]);
}
