// Runs in the page's head, before the first paint: theme, language and direction; after the page, React and the app. The build
// puts it into the page (build/app-page.ts, build/prerendered-screens.ts); while developing it is a module of its own.

import { isRightToLeft } from '@lantern/contract/languages';
import { pause } from '#api/pause.ts';
import { userKey } from '#api/user-key.ts';
import { holdEarlyActions } from '#shell/early-actions.ts';
import { languageKey, startLanguage } from '#shell/languages.ts';
import { themeKey } from '#shell/theme-key.ts';

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
const isPrerendered = 'prerendered' in (document.currentScript?.dataset ?? {});
// What stands in a page is in one language, and a pre-rendered screen is for who is not signed in. For everybody else React
// makes it anew (main.tsx).
if (language !== page.lang || (isPrerendered && saved(userKey))) page.dataset.anew = '';
holdEarlyActions();
page.lang = language;
page.dir = isRightToLeft(language) ? 'rtl' : 'ltr';

/** Each file in a task of its own (build/import-map.ts). */
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
