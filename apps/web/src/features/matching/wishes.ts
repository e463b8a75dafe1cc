// What is asked of UniPair stands in the address, so that Back, a reload and a link show it again.

import {
  budgetLimits,
  budgetSlider,
  comparedMax,
  gpaSlider,
  type MatchFilters,
  matchLevels,
  matchLists,
  matchSorts,
} from '@lantern/contract/matching.filters';
import type { StudyWishes } from '#api/study-wishes.ts';

export type Wishes = {
  search: string;
  field: string;
  level: '' | (typeof matchLevels)[number];
  country: string;
  language: string;
  /** null: not a filter */
  budget: number | null;
  /** null: what the record says */
  gpa: number | null;
};
export type View = {
  /** null: what a list begins with, see `listOf` */
  group: (typeof matchLists)[number] | null;
  sort: (typeof matchSorts)[number];
  page: number;
  /** all that fit, where a list begins with eight of them */
  whole: boolean;
  /** the one that is open beside the list, where there is room; '' is the first */
  shown: string;
  /** ids that stand side by side; empty: the list is shown */
  compare: string[];
};
export type Asked = { wishes: Wishes; view: View };

export const firstView: View = { group: null, sort: 'fit', page: 1, whole: false, shown: '', compare: [] };

/** Everything that a name found, or else the matches. */
export const listOf = ({ wishes, view }: Asked): (typeof matchLists)[number] =>
  view.group ?? (wishes.search.trim() === '' ? 'match' : 'all');

/** The specification's defaults, but for the grade: nobody is taken for somebody with one that they did not name. */
export const firstWishes: Wishes = {
  search: '',
  field: '',
  level: '',
  country: '',
  language: 'en',
  budget: budgetSlider.usual,
  gpa: null,
};

/** Nothing is asked but what the record says. */
export const anyWishes: Wishes = { ...firstWishes, language: '', budget: null };

/** As they are kept; undefined while UniPair was not asked. */
export function keptWishes({ language, gpa_untold: _, ...others }: StudyWishes): Wishes | undefined {
  return language === null ? undefined : { ...others, language, search: '' };
}

/** What is kept of them: a name is looked for once. */
export const toKeep = ({ search: _, ...wishes }: Wishes) => wishes;

/**
 * What UniPair shows who comes without a question: what this device showed last, unless the student wished for something
 * else meanwhile, on another device.
 */
export function askedBefore(last: Asked | undefined, kept: Wishes | undefined): Asked | undefined {
  const said = (wishes: Wishes) => addressOf({ wishes: { ...wishes, search: '' }, view: firstView });
  if (!kept || (last && said(last.wishes) === said(kept))) return last;
  return { wishes: kept, view: firstView };
}

const any = 'any';

function slid(text: string | null, { min, max }: { min: number; max: number }): number | null {
  const value = Number(text ?? Number.NaN);
  return Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : null;
}

/** Those that an address sets side by side. */
const comparedIn = (said: URLSearchParams) =>
  (said.get('compare') ?? '').split(',').filter(Boolean).slice(0, comparedMax);

/**
 * Side by side without a question, as the list of saved ones asks it: judged by what was wished for last. Undefined where
 * nothing is to be compared.
 */
export function askedBeside(search: string, before: Asked | undefined): Asked | undefined {
  const compare = comparedIn(new URLSearchParams(search));
  return compare.length === 0 ? undefined : { wishes: before?.wishes ?? anyWishes, view: { ...firstView, compare } };
}

/** What an older version began with: where its addresses and devices say so, nobody can tell who meant it. */
const onceAssumed = 3.5;

function gradeIn(said: URLSearchParams): number | null {
  const older = slid(said.get('gpa'), gpaSlider);
  return slid(said.get('grade'), gpaSlider) ?? (older === onceAssumed ? null : older);
}

const oneOf = <T extends string>(text: string | null, words: readonly T[]): T | undefined =>
  words.find((word) => word === text);

/** What an address asks; undefined where it asks nothing. Odd values are read as nothing or as the nearest one. */
export function readAddress(search: string): Asked | undefined {
  const said = new URLSearchParams(search);
  if (!said.has('budget')) return undefined;
  const text = (name: string) => (said.get(name) ?? '').slice(0, 200);
  const page = Math.trunc(Number(said.get('page') ?? 1));
  return {
    wishes: {
      search: text('q'),
      field: text('field'),
      level: oneOf(said.get('level'), matchLevels) ?? '',
      country: text('country'),
      language: text('language'),
      budget: slid(said.get('budget'), budgetLimits),
      gpa: gradeIn(said),
    },
    view: {
      group: oneOf(said.get('group'), matchLists) ?? firstView.group,
      sort: oneOf(said.get('sort'), matchSorts) ?? firstView.sort,
      page: page >= 1 && page <= 2000 ? page : 1,
      whole: said.has('whole'),
      shown: text('shown').slice(0, 80),
      compare: comparedIn(said),
    },
  };
}

export function addressOf({ wishes, view }: Asked): string {
  const said = new URLSearchParams();
  const put = (name: string, value: string) => value !== '' && said.set(name, value);
  put('q', wishes.search.trim());
  put('field', wishes.field);
  put('level', wishes.level);
  put('country', wishes.country);
  put('language', wishes.language);
  put('budget', wishes.budget === null ? any : String(wishes.budget));
  if (wishes.gpa !== null) put('grade', String(wishes.gpa));
  if (view.group !== null) put('group', view.group);
  if (view.sort !== firstView.sort) put('sort', view.sort);
  if (view.page !== 1) put('page', String(view.page));
  if (view.whole) put('whole', 'yes');
  put('shown', view.shown);
  put('compare', view.compare.join(','));
  return said.toString();
}

/** As the calls take them. */
export function filtersOf({ field, level, country, language, budget, gpa }: Wishes): MatchFilters {
  return {
    field: field || null,
    programLevel: level || null,
    country: country || null,
    language: language || null,
    budget: budget === null ? null : [budget],
    gpa: gpa === null ? null : [gpa],
  };
}

/** The wishes without the one that a relaxed search leaves out. */
export function without(
  wishes: Wishes,
  filter: 'search' | 'level' | 'field' | 'country' | 'language' | 'budget' | 'grade',
): Wishes {
  if (filter === 'budget') return { ...wishes, budget: null };
  if (filter === 'grade') return { ...wishes, gpa: null };
  return { ...wishes, [filter]: '' };
}
