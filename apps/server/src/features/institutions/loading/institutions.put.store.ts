// Bringing many rows in at once: the shipped catalogue and imports. Nobody writes over what an editor typed.
import { type Fact, identityOf, type Scope } from '@lantern/catalogue/fact';
import type { Institution } from '@lantern/catalogue/institution';
import type { Scholarship } from '@lantern/catalogue/scholarship';
import { searchKeys } from '@lantern/catalogue/search/keys';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

type Origin = 'shipped' | 'import' | 'editor';
/** What became of a row: 'kept' is what stands there, because an editor wrote it. */
type Fate = 'added' | 'changed' | 'same' | 'kept';

/** One load or import at a time, until the transaction ends. */
export async function lockCatalogue(transaction: Database): Promise<void> {
  // waiting for the lock may take as long as another load
  await sql`set local statement_timeout = 0`.execute(transaction);
  await sql`select pg_advisory_xact_lock(hashtextextended('catalogue', 0))`.execute(transaction);
}

/**
 * Trigrams go into their index four times as many at once as usually, so that each of its lists is opened less often.
 * More would make whoever searches meanwhile wait: a search reads what is not in the index yet.
 */
export async function writeMuchAtOnce(transaction: Database): Promise<void> {
  await sql`set local gin_pending_list_limit = '16MB'`.execute(transaction);
  await sql`set local work_mem = '64MB'`.execute(transaction);
}

export async function lastLoad(database: Database, what: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('catalogue_loads')
    .select('checksum')
    .where('what', '=', what)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.checksum;
}

export async function noteLoad(database: Database, what: string, checksum: string, report: object): Promise<void> {
  await database
    .insertInto('catalogue_loads')
    .values({ what, checksum, report: JSON.stringify(report) })
    .execute();
}

/** Writes whole rows; `origin` says who. Rows of an editor are left as they are. */
export async function putInstitutions(
  transaction: Database,
  institutions: readonly Institution[],
  origin: Origin,
  wellKnown: ReadonlySet<string> = new Set(),
): Promise<void> {
  const rows = institutions.map((one) => ({ ...one, ...searchKeys(one, wellKnown.has(one.id)) }));
  await sql`
    insert into institutions (id, name, other_names, country, city, website, same_as, layer, origin, search, name_keys, short_keys)
    select id, name, "otherNames", country, city, website, "sameAs", layer, ${origin}, text, keys, short
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one
      (id text, name text, "otherNames" text[], country text, city text, website text, "sameAs" text[], layer text,
       text text, keys text[], short text[])
    on conflict (id) do update set
      name = excluded.name, other_names = excluded.other_names, country = excluded.country, city = excluded.city,
      website = excluded.website, same_as = excluded.same_as, layer = excluded.layer, origin = excluded.origin,
      search = excluded.search, name_keys = excluded.name_keys, short_keys = excluded.short_keys,
      updated_at = clock_timestamp()
    where institutions.origin <> 'editor'
      and (${origin} <> 'shipped' or institutions.origin = 'shipped' or excluded.layer = 'core')
      and (institutions.name, institutions.other_names, institutions.country, institutions.city, institutions.website,
           institutions.same_as, institutions.layer, institutions.search, institutions.short_keys)
        is distinct from (excluded.name, excluded.other_names, excluded.country, excluded.city, excluded.website,
           excluded.same_as, excluded.layer, excluded.search, excluded.short_keys)`.execute(transaction);
}

/** Writes what rows are found by where nobody has: those of an older version that no edition names any more. */
export async function fillSearchKeys(transaction: Database): Promise<number> {
  let filled = 0;
  for (;;) {
    const { rows } = await sql<Pick<Institution, 'id' | 'name' | 'otherNames' | 'city' | 'website'>>`
      select id, name, other_names as "otherNames", city, website from institutions where search = '' limit 2000`.execute(
      transaction,
    );
    if (rows.length === 0) return filled;
    const keys = rows.map((row) => ({ id: row.id, ...searchKeys(row) }));
    await sql`
      update institutions i set search = one.text, name_keys = one.keys, short_keys = one.short
      from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as one (id text, text text, keys text[], short text[])
      where i.id = one.id`.execute(transaction);
    filled += rows.length;
  }
}

/** Takes away institutions that were shipped once and are not any more, where no student keeps them and nobody here wrote of them. */
export async function dropUnshipped(transaction: Database, kept: readonly string[]): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from institutions i where i.origin = 'shipped' and not (i.id = any (${kept}::text[]))
      and not exists (select from saved_universities s where s.institution_id = i.id)
      and not exists (select from facts f where f.institution_id = i.id and f.origin <> 'shipped')`.execute(
    transaction,
  );
  return Number(numAffectedRows);
}

const factShape = sql`(subject text, key text, state text, value jsonb, unit text, currency text, period text,
  scope jsonb, note text, source text, checked text, recorded date, confidence text, link text, "reviewDue" date)`;

const sameFact = sql`(old.state, old.value, old.unit, old.currency, old.note, old.source, old.checked, old.confidence, old.link)
  is not distinct from (new.state, new.value, new.unit, new.currency, new.note, new.source, new.checked, new.confidence, new.link)`;

/**
 * Writes facts and says what became of each, in their order. What is shipped replaces what was shipped; an import
 * replaces imports and shipped estimates that nobody checked, and a patch whatever no editor of this installation wrote:
 * its rows are the mends of another one's editors. The day of entry alone is no change.
 */
export async function putFacts(
  transaction: Database,
  facts: readonly Fact[],
  origin: 'shipped' | 'import',
  by: string,
): Promise<Fate[]> {
  const mayReplace =
    origin === 'shipped'
      ? sql`old.origin = 'shipped'`
      : by === 'patch'
        ? sql`old.origin <> 'editor'`
        : sql`(old.origin = 'import' or (old.origin = 'shipped' and old.confidence = 'estimate'))`;
  const { rows } = await sql<{ fate: Fate }>`
    with incoming as (
      select number, row_of.* , scope ->> 'level' as level, scope ->> 'field' as field,
        scope ->> 'residency' as residency, scope ->> 'program' as program, scope ->> 'qualification' as qualification
      from jsonb_array_elements(${JSON.stringify(facts)}::jsonb) with ordinality as item (fact, number),
        jsonb_to_record(fact) as row_of ${factShape}
    ), judged as (
      select new.*, case
        when old.id is null then 'added'
        when ${sameFact} then 'same'
        when ${mayReplace} then 'changed'
        else 'kept' end as fate
      from incoming as new left join facts as old
        on old.subject = new.subject and old.key = new.key
        and (old.level, old.field, old.residency, old.program, old.qualification, old.period)
          is not distinct from (new.level, new.field, new.residency, new.program, new.qualification, new.period)
    ), written as (
      insert into facts (subject, key, state, value, unit, currency, period, level, field, residency, program, qualification, note,
        source, checked, recorded, confidence, link, review_due, origin, changed_by)
      select subject, key, state, value, unit, currency, period, level, field, residency, program, qualification, note,
        source, checked, recorded, confidence, link, "reviewDue", ${origin}, ${by}
      from judged where fate in ('added', 'changed')
      on conflict on constraint facts_identity_key do update set
        state = excluded.state, value = excluded.value, unit = excluded.unit, currency = excluded.currency,
        note = excluded.note, source = excluded.source, checked = excluded.checked, recorded = excluded.recorded,
        confidence = excluded.confidence, link = excluded.link, review_due = excluded.review_due,
        origin = excluded.origin, changed_by = excluded.changed_by
    )
    select fate from judged order by number`.execute(transaction);
  return rows.map(({ fate }) => fate);
}

/** Takes away what was shipped once and is not any more. `kept` holds the identities of what is. */
export async function dropUnshippedFacts(transaction: Database, kept: ReadonlySet<string>): Promise<number> {
  const rows = await transaction
    .selectFrom('facts')
    .select(['id', 'subject', 'key', 'level', 'field', 'residency', 'program', 'qualification', 'period'])
    .where('origin', '=', 'shipped')
    .execute();
  const gone = rows.filter(({ level, field, residency, program, qualification, ...fact }) => {
    const scope = {
      ...{ level, field, residency },
      ...(program && { program }),
      ...(qualification && { qualification }),
    } as Scope;
    return !kept.has(identityOf({ ...fact, key: fact.key as Fact['key'], scope }));
  });
  if (gone.length > 0)
    await sql`delete from facts where id = any(${gone.map(({ id }) => id)}::uuid[])`.execute(transaction);
  return gone.length;
}

/** All that are shipped; those that are not any more go, unless an editor wrote them. */
export async function putShippedScholarships(transaction: Database, all: readonly Scholarship[]): Promise<void> {
  await sql`delete from scholarships where origin = 'shipped' and not (id = any (${all.map(({ id }) => id)}::text[]))`.execute(
    transaction,
  );
  await sql`
    insert into scholarships (id, name, provider, type, status, prominence, host_countries, levels, fields, rules, coverage, amount, currency,
      amount_period, round, round_note, fee_waiver, note, link, source, checked, recorded, confidence, review_due, origin)
    select id, name, provider, type, status, prominence, "hostCountries", levels, fields, rules, coverage, amount, currency,
      "amountPeriod", "window", "windowNote", "feeWaiver", note, link, source, checked, recorded, confidence, "reviewDue", 'shipped'
    from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as one
      (id text, name text, provider text, type text, status text, prominence smallint, "hostCountries" text[], levels text[], fields text[], rules jsonb,
       coverage text, amount text, currency text, "amountPeriod" text, "window" jsonb, "windowNote" text,
       "feeWaiver" boolean, note text, link text, source text, checked text, recorded date, confidence text, "reviewDue" date)
    on conflict (id) do update set
      name = excluded.name, provider = excluded.provider, type = excluded.type,
      status = excluded.status, prominence = excluded.prominence, host_countries = excluded.host_countries,
      levels = excluded.levels, fields = excluded.fields, rules = excluded.rules, coverage = excluded.coverage,
      amount = excluded.amount, currency = excluded.currency, amount_period = excluded.amount_period,
      round = excluded.round, round_note = excluded.round_note, fee_waiver = excluded.fee_waiver, note = excluded.note,
      link = excluded.link, source = excluded.source, checked = excluded.checked, recorded = excluded.recorded,
      confidence = excluded.confidence, review_due = excluded.review_due, updated_at = clock_timestamp()
    where scholarships.origin = 'shipped'`.execute(transaction);
}

/** After many facts came in: what the planner knows of the tables. */
export async function refreshStatistics(database: Database): Promise<void> {
  await sql`analyze institutions, institution_words, facts, scholarships`.execute(database);
}

/** After many institutions came in: the words that misspellings are looked up in as well. */
export async function refreshWords(database: Database): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`refresh materialized view concurrently institution_words`.execute(transaction);
  });
  await refreshStatistics(database);
  // what was just written waits in lists beside these indexes, which every search reads whole until they are put in order
  const indexes = [
    'institution_words_like_idx',
    'institutions_search_idx',
    'institutions_name_keys_idx',
    'institutions_short_keys_idx',
  ];
  for (const index of indexes) await sql`select gin_clean_pending_list(${index}::regclass)`.execute(database);
}
