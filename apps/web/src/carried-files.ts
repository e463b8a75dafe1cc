// What a device takes along to a new build, so that what works on it without a connection still does.
import type { Needed } from './early-files.ts';

type Screen = Needed['screens'][number];

/** What a page of the app says of the files of each screen (build/app-page.ts). */
function neededIn(page: string): Needed {
  const [, told] = /<script type="application\/json" id="needed">(.*?)<\/script>/s.exec(page) ?? [];
  return told ? JSON.parse(told) : { files: [], screens: [] };
}

const pathsOf = ({ files }: Needed, screen: Screen) =>
  [...screen.files, ...screen.words].map((number) => `/${files[number]}`);
const addressOf = ({ path, query = '' }: Screen) => `${path}?${query}`;
/** Without its hash: five letters for code (build/import-map.ts; seven in builds before), seven or eight for the rest. */
const nameOf = (path: string) => path.replace(/-(?:[\w-]{5}|[\w-]{7,8})(?=\.\w+$)/, '');

type Before = { kept: ReadonlySet<string>; pages: readonly string[] };
type Next = { assets: readonly string[]; page: string };

/**
 * Paths of the next build's files for what is kept of the build before: all that the screens need which are whole on
 * the device. What lies in which file differs from build to build, so names alone say too little; for
 * parts that are opened later they say the most.
 */
export function carriedFiles({ kept, pages }: Before, { assets, page }: Next): ReadonlySet<string> {
  const needed = neededIn(page);
  const whole = new Set(
    pages
      .map(neededIn)
      .flatMap((before) => before.screens.filter((screen) => pathsOf(before, screen).every((path) => kept.has(path))))
      .map(addressOf),
  );
  const names = new Set([...kept].map(nameOf));
  return new Set([
    ...needed.screens.filter((screen) => whole.has(addressOf(screen))).flatMap((screen) => pathsOf(needed, screen)),
    ...assets.filter((path) => names.has(nameOf(path))),
  ]);
}
