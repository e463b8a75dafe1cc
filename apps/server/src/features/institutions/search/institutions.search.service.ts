// Finding institutions by what somebody typed: a name in any order of words, a short name, a place, another script, with
// or without mistakes. Where nothing is near, nothing is answered.
import type { Institution } from '@lantern/catalogue/institution';
import { editDistance, stepsAllowed } from '@lantern/catalogue/search/edits';
import { type Asked, type AskedWord, halves, nearKeys, readAsked, tellingOf } from '@lantern/catalogue/search/query';
import type { Database } from '#database/database.ts';
import { readCountry } from './institutions.places.ts';
import * as store from './institutions.search.store.ts';

export type SearchOptions = { country?: string; limit?: number; offset?: number };

/**
 * Who is called so, then who is nearly called so, then who has all the words in a name or place. Where nobody is found, a
 * country at the end of the text is read as one, and then misspellings are forgiven. At most `limit` (20), from `offset` (0).
 */
export async function searchInstitutions(
  database: Database,
  text: string,
  { country, limit = 20, offset = 0 }: SearchOptions = {},
): Promise<Institution[]> {
  const typed = text.slice(0, 200).replaceAll('\0', ' ');
  const asked = readAsked(typed);
  const within = { country, limit: offset + limit };
  const place = country ? undefined : readCountry(typed);
  const rest = place && readAsked(place.rest);
  // 'Germany', 'universities in Germany': no more is asked than the country; but there is a University of Georgia, and
  // Granada is a university before it is Spanish for Grenada
  if (place && rest?.words.every(({ isKind }) => isKind)) {
    const [called] = await store.findCalled(database, asked, { country, limit: 1 });
    const isMeant = called && (called.way <= 1 || (!place.isEnglish && called.way === 2 && called.layer === 'core'));
    if (!isMeant) return (await store.searchByWords(database, [], { ...within, country: place.country })).slice(offset);
  }
  const inPlace = { ...within, country: place?.country ?? country };
  const there = rest && rest.words.length > 0 ? await findNamed(database, rest, inPlace) : undefined;
  if (there?.isCalled) return there.found.slice(offset);
  const { found } = await findNamed(database, asked, within);
  if (found.length > 0 || asked.words.length === 0) return found.slice(offset);
  if (there && there.found.length > 0) return there.found.slice(offset);
  const misspelled = await findMisspelled(database, asked, within);
  if (misspelled.length > 0 || !rest || rest.words.length === 0) return misspelled.slice(offset);
  return (await findMisspelled(database, rest, inPlace)).slice(offset);
}

type Named = { found: Institution[]; isCalled: boolean };

async function findNamed(database: Database, asked: Asked, within: store.Within): Promise<Named> {
  if (asked.words.length === 0) return { found: await store.searchByWords(database, [], within), isCalled: false };
  const called = await store.findCalled(database, asked, within);
  const found: Institution[] = called.map(({ way: _way, ...one }) => one);
  const add = async (ask: (rest: store.Within) => Promise<Institution[]>) => {
    if (found.length >= within.limit) return;
    const rest = { ...within, limit: within.limit - found.length, but: found.map(({ id }) => id) };
    found.push(...(await ask(rest)));
  };
  const isNamed = called.some(({ way }) => way <= 1);
  const { near, isKnown } = isNamed ? { near: [], isKnown: true } : await readNear(database, asked);
  if (!isNamed) {
    // who typed words that are there meant them, unless a place that everybody knows is a letter away
    await add((rest) => store.findByKeys(database, near, isKnown || found.length > 0, rest));
  }
  const wanted = asked.words.filter(({ compared }) => !compared.includes('university'));
  await add((rest) => store.searchByWords(database, wanted.length > 0 ? wanted : asked.words, rest));
  if (found.length === 0) await add((rest) => store.searchByWords(database, tellingOf(asked), rest));
  // each word is somewhere, and all of them nowhere: then a letter is wrong after all
  if (found.length === 0) await add((rest) => store.findByKeys(database, near, false, rest));
  return { found, isCalled: called.some(({ way }) => way <= 2) };
}

/** Keys of names that differ by a letter or two from what was typed, and whether the catalogue has all of its words. */
async function readNear(database: Database, asked: Asked): Promise<{ near: string[]; isKnown: boolean }> {
  const words = [...new Set(tellingOf(asked).flatMap(({ compared }) => compared))].filter((word) => word.length > 2);
  const likes = await store.findNearWords(database, words);
  const meant = new Map<string, string[]>();
  for (const { word, like } of likes) {
    if (like !== word && word.length > 3) meant.set(word, [...(meant.get(word) ?? []), like].slice(0, 8));
  }
  // a name in another script is never written quite as the catalogue does
  const isForeign = asked.words.some(({ typed }) => /[^\p{Script=Latin}\d]/u.test(typed));
  const isKnown = !isForeign && words.every((word) => likes.some(({ like }) => like === word));
  return { near: nearKeys(asked, meant), isKnown };
}

/**
 * Each word that tells something is read as words of the catalogue that look like it, as two words, or together with the
 * next one. If one of them is like nothing, nobody is meant.
 */
async function findMisspelled(database: Database, asked: Asked, within: store.Within): Promise<Institution[]> {
  const telling = tellingOf(asked).flatMap(({ compared }: AskedWord) => compared);
  const words = [...new Set(telling)];
  const joined = telling.flatMap((word, index) => (telling[index + 1] ? [word + telling[index + 1]] : []));
  const cut = words.flatMap((word) => (word.length > 5 ? halves(word) : []));
  const near = await store.findNearWords(database, [...new Set([...words, ...joined])]);
  const unknown = words.filter((word) => !near.some((one) => one.word === word));
  const likes = [...near, ...(unknown.length > 0 ? await store.findLikeWords(database, unknown) : [])];
  const known = new Set(likes.filter(({ word, like }) => word === like).map(({ word }) => word));
  const parts = await store.listKnown(database, [...new Set(cut.flat())]);
  const meantBy = (word: string): store.Meant => {
    if (known.has(word)) return [{ like: word, likeness: 1 }];
    const allowed = stepsAllowed(word);
    return likes
      .filter((one) => one.word === word)
      .map(({ like }) => ({
        like,
        likeness: 1 - editDistance(word, like, allowed) / word.length,
        steps: editDistance(word, like, allowed),
      }))
      .filter(({ steps }) => steps <= allowed)
      .sort((a, b) => a.steps - b.steps)
      .slice(0, 6);
  };
  const meant: store.Meant[] = [];
  for (let index = 0; index < telling.length; index++) {
    const word = telling[index] as string;
    const both = word + (telling[index + 1] ?? '');
    const halved = halves(word).find(([first, second]) => parts.has(first) && parts.has(second));
    if (!known.has(word) && both !== word && known.has(both)) {
      meant.push([{ like: both, likeness: 1 }]);
      index += 1;
    } else {
      const like = meantBy(word);
      if (like.length > 0) meant.push(like);
      else if (halved && word.length > 5) meant.push(...halved.map((like) => [{ like, likeness: 1 }]));
      // 'dar es salam': two letters tell little
      // two signs tell little in Latin letters alone: a name in Chinese or Korean may have no more
      else if (word.length > 2 || !/^[a-z0-9]+$/.test(word)) return [];
    }
  }
  return meant.length > 0 ? await store.searchByMeant(database, meant, within) : [];
}
