// Runs at the beginning of the body of the app's page: asks for the files of the screen that is asked for, while the page is
// still read. The build puts it there, with the list (build/app-page.ts).
import { pause } from '#api/pause.ts';
import { isPath } from '#shell/is-path.ts';

/** Told by the build, in the page. */
export type Needed = {
  /** Code, styles and words of screens; the lists below name them by their place here. */
  files: string[];
  /** `query`: for an address that says this too. */
  screens: { path: string; query?: string; files: number[]; words: number[] }[];
};

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

const { files, screens }: Needed = JSON.parse(document.getElementById('needed')?.textContent ?? '');
const isSaid = (query: string) => location.search !== '' && new URLSearchParams(location.search).has(query);
const screen = screens.find(({ path, query }) => isPath(path, location.pathname) && (!query || isSaid(query)));
// head.ts says so of a page in another language than the reader's
const words = 'anew' in document.documentElement.dataset ? [] : (screen?.words ?? []);
void fetchEarly([...words, ...(screen?.files ?? [])].flatMap((number) => files[number] ?? []));
