// UniPair and the profile evaluation: the student's record and wishes against the catalogue, by @lantern/matching.
import { destinations, fields } from '@lantern/catalogue/fields';
import { qualificationName } from '@lantern/content/qualifications';
import { editionById } from '@lantern/content/tests/scores';
import type { Output, Parsed } from '@lantern/contract/endpoint';
import type {
  evaluateProfile as evaluateEndpoint,
  explainMatches as explainEndpoint,
  matchUniversities as matchEndpoint,
  saveUniversity as saveEndpoint,
  startMatching as startEndpoint,
  unsaveUniversity as unsaveEndpoint,
  weighFilters as weighEndpoint,
} from '@lantern/contract/matching';
import { type MatchFilters, matchesPerPage, matchGroups } from '@lantern/contract/matching.filters';
import type { JudgedBy } from '@lantern/contract/matching.results';
import { findChanges } from '@lantern/matching/changes';
import { evaluateProfile } from '@lantern/matching/evaluate-profile';
import type { Listed } from '@lantern/matching/listed';
import { judgeInstitution, matchAll, type SortOrder } from '@lantern/matching/match';
import { type GradeReading, isTinyBudget, type MatchProfile } from '@lantern/matching/profile';
import type { Reading } from '@lantern/matching/read-facts';
import { relaxFilters } from '@lantern/matching/relax';
import { readToday } from '#database/reader-day.ts';
import { type Caller, requireOwn } from '#feature/caller.ts';
import { savedInstitutions, saveInstitution } from '#features/applications/applications.service.ts';
import { takeBackSave } from '#features/applications/applications.take-back.service.ts';
import type { Candidate } from '#features/institutions/institutions.service.ts';
import type { Ports } from '#ports/ports.ts';
import * as catalogue from './results/matching.catalogue.ts';
import { cardOf, detailOf, ratesOf } from './results/matching.views.ts';
import { wishesStore } from './student/matching.kept-wishes.store.ts';
import { type MatchRecord, nextLevel, readMatchRecord } from './student/matching.record.ts';
import { readScores, readWishes, teachingLanguages } from './student/matching.wishes.ts';

export { nextLevel, readMatchRecord };

type Asked = { profile: MatchProfile; judgedBy: JudgedBy; context: Omit<Reading, 'level' | 'field'> };

function gradeFrom(filters: MatchFilters, record: MatchRecord): GradeReading | null {
  if (!filters.gpa) return record.grade;
  const [low, high] = [Math.min(...filters.gpa), Math.max(...filters.gpa)];
  return { low, high, isConverted: low !== high, raw: null };
}

function judgedByOf(profile: MatchProfile, filters: MatchFilters, record: MatchRecord): JudgedBy {
  const { grade } = profile;
  return {
    grade: grade && {
      low: grade.low,
      high: grade.high,
      from: filters.gpa ? 'slider' : 'record',
      formula: filters.gpa ? null : record.formula,
    },
    scores: profile.tests.map(({ edition, overall }) => {
      const { test, name } = editionById(edition);
      return { edition, test, name, overall };
    }),
    citizenship: profile.citizenship,
    qualification:
      profile.qualification === null
        ? null
        : {
            id: profile.qualification,
            name: qualificationName(profile.qualification),
            from: filters.qualification ? 'call' : 'record',
          },
    school: record.school,
    unused: [
      // a grade of the slider stands in for that of the record
      ...record.unused.filter((part) => !(filters.gpa && part.startsWith('grade-'))),
      ...(isTinyBudget(profile.wishes) ? (['budget-tiny'] as const) : []),
    ],
  };
}

/** The student as this call asks about them. */
async function readAsked(
  ports: Ports,
  caller: Caller,
  filters: MatchFilters,
  perUsd: ReadonlyMap<string, number>,
): Promise<Asked> {
  const today = await readToday(ports.database, caller.id);
  const wishes = readWishes(filters);
  const scores = readScores(filters.scores);
  const record = await readMatchRecord(ports, caller.id, wishes.level, today);
  const { citizenship } = record;
  const qualification = filters.qualification || record.qualification;
  const profile: MatchProfile = {
    wishes,
    citizenship,
    qualification,
    grade: gradeFrom(filters, record),
    tests: scores ?? record.tests,
    activities: record.activities,
  };
  return {
    profile,
    judgedBy: judgedByOf(profile, filters, record),
    context: { citizenship, qualification, today, perUsd },
  };
}

type Start = Parsed<typeof startEndpoint>['query'];

export async function startMatching(ports: Ports, caller: Caller, query: Start): Promise<Output<typeof startEndpoint>> {
  const { judgedBy } = await readAsked(ports, caller, query, new Map());
  return { countries: destinations, fields, languages: [...teachingLanguages], judged_by: judgedBy };
}

type Match = Parsed<typeof matchEndpoint>['body'];

export async function matchUniversities(
  ports: Ports,
  caller: Caller,
  body: Match,
): Promise<Output<typeof matchEndpoint>> {
  requireOwn(caller, body.user_id);
  const { database } = ports;
  const whole = await catalogue.readCatalogue(database);
  const { profile, judgedBy, context } = await readAsked(
    ports,
    caller,
    await atLevel(ports, caller, body),
    whole.perUsd,
  );
  const search = body.search?.trim() ?? '';
  const list = body.group ?? (search === '' ? 'match' : 'all');
  const pool =
    search === ''
      ? whole.candidates
      : await catalogue.searchCandidates(database, whole, search, profile.wishes.country);
  const matches = matchAll(profile, pool, context, { sort: body.sort, groups: list === 'all' ? [] : [list] });
  const listed = list === 'all' ? listAll(profile, pool, context, body.sort) : matches[list];
  // who searches for a name wants the closest one first
  if (search !== '' && body.sort === 'fit') {
    const place = new Map(pool.map(({ id }, index) => [id, index]));
    listed.sort((a, b) => (place.get(a.of.id) ?? 0) - (place.get(b.of.id) ?? 0));
  }
  const from = (body.page - 1) * matchesPerPage;
  const saved = await savedInstitutions(database, caller.id);
  const view = ({ of }: Listed) =>
    cardOf(of as Candidate, judgeInstitution(profile, of, context), { saved, today: context.today });
  const cards = listed.slice(from, from + matchesPerPage).map(view);
  return {
    matches: cards,
    page: body.page,
    pages: Math.ceil(listed.length / matchesPerPage),
    totals: { ...matches.totals, all: pool.length },
    balance: matches.balance,
    // in the order of a search the closest name leads
    balanced: search === '' ? matches.balanced : 0,
    relaxed: matches.totals.match > 0 ? [] : relax(profile, pool, whole.candidates, context, search !== ''),
    judged_by: judgedBy,
    rates: ratesOf(cards, whole.rates),
  };
}

type Weigh = Parsed<typeof weighEndpoint>['body'];

/** What each filter costs, before it is used. */
export async function weighFilters(ports: Ports, caller: Caller, body: Weigh): Promise<Output<typeof weighEndpoint>> {
  requireOwn(caller, body.user_id);
  const { candidates, perUsd } = await catalogue.readCatalogue(ports.database);
  const { profile, context } = await readAsked(ports, caller, await atLevel(ports, caller, body), perUsd);
  const { match, unconfirmed } = matchAll(profile, candidates, context, { groups: [] }).totals;
  return {
    ...{ matches: match, unconfirmed },
    without: relaxFilters(profile, candidates, context),
  };
}

/** Everybody in the pool, whatever the filters, in the order that was asked for. */
function listAll(
  profile: MatchProfile,
  pool: readonly Candidate[],
  context: Asked['context'],
  sort: SortOrder,
): Listed[] {
  const anywhere = { ...profile, wishes: { ...profile.wishes, country: null } };
  const matches = matchAll(anywhere, pool, context, { sort });
  return matchGroups.flatMap((group) => matches[group]);
}

/** Which filter costs the most; the search is one of them. */
function relax(
  profile: MatchProfile,
  pool: readonly Candidate[],
  all: readonly Candidate[],
  context: Asked['context'],
  isSearch: boolean,
): Output<typeof matchEndpoint>['relaxed'] {
  const relaxed: Output<typeof matchEndpoint>['relaxed'] = relaxFilters(profile, pool, context);
  if (isSearch) {
    const matches = matchAll(profile, all, context, { groups: [] }).totals.match;
    if (matches > 0) relaxed.push({ filter: 'search', matches });
  }
  return relaxed.sort((a, b) => b.matches - a.matches);
}

/**
 * Who has no degree yet, or nothing in the record, is told of first degrees: any level would be the one that asks the
 * least, and a doctorate is often paid.
 */
async function atLevel<Filters extends MatchFilters>(ports: Ports, caller: Caller, filters: Filters): Promise<Filters> {
  const hasLevel = filters.programLevel || (await nextLevel(ports, caller.id)) === 'PG';
  return hasLevel ? filters : { ...filters, programLevel: 'UG' as const };
}

type Explain = Parsed<typeof explainEndpoint>['body'];

export async function explainMatches(
  ports: Ports,
  caller: Caller,
  body: Explain,
): Promise<Output<typeof explainEndpoint>> {
  requireOwn(caller, body.user_id);
  const whole = await catalogue.readCatalogue(ports.database);
  const { profile, judgedBy, context } = await readAsked(
    ports,
    caller,
    await atLevel(ports, caller, body),
    whole.perUsd,
  );
  const picked = await catalogue.pickCandidates(ports.database, whole, body.ids);
  const saved = await savedInstitutions(ports.database, caller.id);
  const matches = picked.map((candidate) => {
    const verdict = judgeInstitution(profile, candidate, context);
    return detailOf(candidate, verdict, findChanges(profile, verdict), { saved, today: context.today });
  });
  return { matches, judged_by: judgedBy, rates: ratesOf(matches, whole.rates) };
}

type Save = Parsed<typeof saveEndpoint>['body'];

export async function saveUniversity(ports: Ports, caller: Caller, body: Save): Promise<Output<typeof saveEndpoint>> {
  requireOwn(caller, body.user_id);
  const institution = await catalogue.resolveInstitution(ports.database, body.university_id);
  // for the level that the list was of: its closing date is the one that is offered next
  const wished = (await wishesStore.find(ports.database, caller.id))?.level;
  const likely = await nextLevel(ports, caller.id);
  const id = await saveInstitution(ports, caller, institution.id, {
    program: body.program,
    level: wished || null,
    likely,
  });
  return { saved: true, message: 'Saved to My List!', id, university_id: institution.id };
}

type Unsave = Parsed<typeof unsaveEndpoint>['body'];

export async function unsaveUniversity(
  ports: Ports,
  caller: Caller,
  { university_id, user_id }: Unsave,
): Promise<Output<typeof unsaveEndpoint>> {
  requireOwn(caller, user_id);
  await takeBackSave(ports, caller, university_id);
  return { saved: false, university_id };
}

type Evaluate = Parsed<typeof evaluateEndpoint>['body'];

export async function evaluateAgainst(
  ports: Ports,
  caller: Caller,
  body: Evaluate,
): Promise<Output<typeof evaluateEndpoint>> {
  requireOwn(caller, body.user_id);
  const { database } = ports;
  const { perUsd, rates } = await catalogue.readCatalogue(database);
  // at any level it would be the one that asks the least of them, be it years away
  const programLevel = body.programLevel || (await nextLevel(ports, caller.id)) || 'UG';
  const { profile, judgedBy, context } = await readAsked(ports, caller, { ...body, programLevel }, perUsd);
  const candidate = await catalogue.resolveCandidate(database, body.university);
  const verdict = judgeInstitution(profile, candidate, context);
  const { suggestions, missing, ...evaluation } = evaluateProfile(profile, verdict);
  const saved = await savedInstitutions(database, caller.id);
  const match = detailOf(candidate, verdict, findChanges(profile, verdict), { saved, today: context.today });
  return {
    match,
    judged_by: judgedBy,
    rates: ratesOf([match], rates),
    ...evaluation,
    missing: [...missing],
    suggestions: [...suggestions],
  };
}
