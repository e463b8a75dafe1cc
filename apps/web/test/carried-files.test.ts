import { describe, expect, it } from 'vitest';
import { carriedFiles } from '../src/carried-files.ts';

type Told = Record<string, { files: string[]; words?: string[] }>;

/** A page of the app, as the build makes it. */
function pageOf(screens: Told): string {
  const files = [...new Set(Object.values(screens).flatMap(({ files, words = [] }) => [...files, ...words]))];
  const numbers = (some: string[]) => some.map((file) => files.indexOf(file));
  const told = Object.entries(screens).map(([address, { files: own, words = [] }]) => {
    const [path, query] = address.split('?');
    return { path, ...(query && { query }), files: numbers(own), words: numbers(words) };
  });
  const needed = JSON.stringify({ files, screens: told });
  return `<html><head><script type="application/json" id="needed">${needed}</script></head><body></body></html>`;
}

const before = pageOf({
  '/essays?evaluate': { files: ['assets/essays-aaaaaaa.js', 'assets/scores-aaaaaaa.js'] },
  '/essays': { files: ['assets/essays-aaaaaaa.js'], words: ['assets/words.essays.bn-aaaaaaa.js'] },
  '/visa': { files: ['assets/checklists-aaaaaaa.js'] },
});
const next = pageOf({
  '/essays?evaluate': { files: ['assets/essays-bbbbbbb.js', 'assets/scores-bbbbbbb.js'] },
  '/essays': { files: ['assets/lists-bbbbbbb.js'], words: ['assets/words.lists.bn-bbbbbbb.js'] },
  '/visa': { files: ['assets/checklists-bbbbbbb.js'] },
});
const assets = ['essays', 'scores', 'lists', 'words.lists.bn', 'checklists', 'log-dialog', 'log-dialog.2'].map(
  (name) => `/assets/${name}-bbbbbbb.js`,
);
const carried = (kept: string[], pages = [before]) =>
  [...carriedFiles({ kept: new Set(kept), pages }, { assets, page: next })].map((path) => path.slice(8, -11)).sort();

describe('what a device takes along to a new build', () => {
  it('is all of a screen that is whole on it, wherever that lies now', () => {
    const kept = ['/app', '/assets/essays-aaaaaaa.js', '/assets/words.essays.bn-aaaaaaa.js'];
    expect(carried(kept)).toEqual(['essays', 'lists', 'words.lists.bn']);
  });

  it('is nothing of a screen of which a part is missing, but what goes by the same name', () => {
    expect(carried(['/assets/essays-aaaaaaa.js'])).toEqual(['essays']);
  });

  it('is a part that is opened later, by its name', () => {
    expect(carried(['/assets/log-dialog-aaaaaaa.js'])).toEqual(['log-dialog']);
    // a hash may begin with a dash, and some have a letter more
    expect(carried(['/assets/log-dialog--aaaaaa.js'])).toContain('log-dialog');
    expect(carried(['/assets/log-dialog-aaaaaaaa.js'])).toContain('log-dialog');
    expect(carried(['/assets/log-dialog-aaaaa.js'])).toContain('log-dialog');
  });

  it('is the style sheet of such a part too', () => {
    const sheet = '/assets/log-dialog-bbbbbbb.css';
    const kept = new Set(['/assets/log-dialog-aaaaaaa.css']);
    expect(carriedFiles({ kept, pages: [before] }, { assets: [...assets, sheet], page: next })).toContain(sheet);
  });

  it('is nothing where no page tells what screens need', () => {
    expect(carried([], ['', '<html></html>'])).toEqual([]);
    expect([...carriedFiles({ kept: new Set(), pages: [before] }, { assets, page: '' })]).toEqual([]);
  });
});
