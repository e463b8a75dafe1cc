-- Institutions, facts about the world, and scholarships. What is shipped is loaded at start (features/institutions);
-- editors and imports add to it.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- A text as it is searched: one case, no accents, full-width letters as plain ones, ASCII punctuation as spaces. Other
-- scripts stay as they are. Declared immutable, which it is as long as nobody edits the rules of unaccent.
create function search_form(text) returns text language sql immutable strict parallel safe
  return trim(regexp_replace(lower(public.unaccent('public.unaccent', normalize($1, nfkc))), '[\s!-/:-@\[-`{-~–—’‘]+', ' ', 'g'));

create function search_forms(text, text[]) returns text[] language sql immutable parallel safe
  return array(select search_form(one) from unnest(array_prepend($1, $2)) as one);

create function search_text(text, text[], text) returns text language sql immutable parallel safe
  return ' ' || array_to_string(search_forms($1, array_append($2, $3)), ' ') || ' ';

create table institutions (
  id text primary key check (id ~ '^(ror|ipeds|hipo|own)-[a-z0-9.-]{1,60}$'),
  name text not null check (char_length(name) between 2 and 200),
  other_names text[] not null default '{}' check (cardinality(other_names) <= 30),
  country text not null check (country ~ '^[A-Z]{2}$'),
  city text not null default '' check (char_length(city) <= 100),
  website text check (website ~ '^https?://'),
  -- its ids in other registries
  same_as text[] not null default '{}' check (cardinality(same_as) <= 10),
  layer text not null check (layer in ('core', 'directory', 'import')),
  -- who wrote it last: what is shipped, an import, an editor. The first two never write over the third.
  origin text not null check (origin in ('shipped', 'import', 'editor')),
  name_forms text[] not null generated always as (search_forms(name, other_names)) stored,
  search text not null generated always as (search_text(name, other_names, city)) stored,
  domain text generated always as (substring(lower(website) from '^https?://(?:www\.)?([^/:?#]+)')) stored,
  updated_at timestamptz not null default clock_timestamp()
);
create index institutions_domain_idx on institutions (domain);
create index institutions_updated_idx on institutions (updated_at);
create index institutions_country_idx on institutions (country, layer);
create index institutions_same_as_idx on institutions using gin (same_as);
create index institutions_forms_idx on institutions using gin (name_forms);
create index institutions_search_idx on institutions using gin (search gin_trgm_ops);

-- One row per fact: packages/catalogue/src/fact.ts says what each column means.
create table facts (
  id uuid primary key default gen_random_uuid(),
  subject text not null check (subject ~ '^[a-z]+:[A-Za-z0-9._-]{1,80}$'),
  -- the institution of the subject, so that a fact of nobody cannot be stored
  institution_id text generated always as
    (case when subject like 'institution:%' then substring(subject from 13) end) stored
    references institutions (id) on delete cascade,
  key text not null check (key ~ '^[a-z][a-z0-9_]{1,40}$'),
  state text not null check (state in ('known', 'none', 'unknown')),
  value jsonb check (jsonb_typeof(value) <> 'null'),
  unit text check (char_length(unit) between 1 and 20),
  currency text check (currency ~ '^[A-Z]{3}$'),
  period text check (period ~ '^\d{4}(-\d{2})?$'),
  level text check (level in ('UG', 'PG', 'PhD')),
  field text,
  residency text,
  program text check (char_length(program) between 1 and 120),
  note text not null default '' check (char_length(note) <= 400),
  source text not null check (btrim(source) <> '' and char_length(source) <= 500),
  -- as much of a date as is known; null: nobody read a page
  checked text check (checked ~ '^20\d\d(-\d\d(-\d\d)?)?$'),
  recorded date not null,
  confidence text not null check (confidence in ('official', 'secondary', 'estimate')),
  link text not null check (link ~ '^https://' and char_length(link) <= 1000),
  review_due date not null,
  origin text not null check (origin in ('shipped', 'import', 'editor')),
  -- the editor or the import, by name; the name stays when the account goes
  changed_by text not null default '' check (char_length(changed_by) <= 200),
  revision integer not null default 1,
  updated_at timestamptz not null default clock_timestamp(),
  check ((state = 'known') = (value is not null)),
  check (confidence <> 'estimate' or checked is null),
  constraint facts_identity_key unique nulls not distinct (subject, key, level, field, residency, program, period)
);
create index facts_institution_idx on facts (institution_id, key) where institution_id is not null;
create index facts_review_idx on facts (review_due, id);
create index facts_updated_idx on facts (updated_at);

-- what a fact said before; written by the database, so that no way of changing one leaves it out
create table facts_history (
  id bigint generated always as identity primary key,
  fact_id uuid not null,
  subject text not null,
  key text not null,
  was jsonb not null,
  -- what happened to it then, and when
  event text not null check (event in ('changed', 'removed')),
  at timestamptz not null default clock_timestamp()
);
create index facts_history_fact_idx on facts_history (fact_id, id desc);
create index facts_history_subject_idx on facts_history (subject, id desc);

create function remember_fact() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into facts_history (fact_id, subject, key, was, event) values (old.id, old.subject, old.key, to_jsonb(old), 'removed');
    return old;
  end if;
  if to_jsonb(new) - '{updated_at,revision}'::text[] = to_jsonb(old) - '{updated_at,revision}'::text[] then return new; end if;
  insert into facts_history (fact_id, subject, key, was, event) values (old.id, old.subject, old.key, to_jsonb(old), 'changed');
  new.revision := old.revision + 1;
  new.updated_at := clock_timestamp();
  return new;
end $$;
create trigger facts_remember before update or delete on facts for each row execute function remember_fact();

create table scholarships (
  id text primary key check (id ~ '^[a-z0-9-]{2,80}$'),
  name text not null check (char_length(name) between 2 and 400),
  provider text not null,
  type text not null check (type in ('government', 'foundation', 'university')),
  host_countries text[] not null,
  levels text[] not null check (cardinality(levels) > 0 and levels <@ '{UG,PG,PhD}'),
  fields text[] not null,
  rules jsonb not null check (jsonb_typeof(rules) = 'array'),
  coverage text not null check (coverage in ('full', 'tuition', 'partial', 'stipend', 'unknown')),
  amount text,
  currency text check (currency ~ '^[A-Z]{3}$'),
  amount_period text,
  round jsonb check (jsonb_typeof(round) = 'object'),
  round_note text not null default '',
  fee_waiver boolean,
  note text not null default '',
  link text not null check (link ~ '^https://'),
  source text not null check (btrim(source) <> ''),
  checked text check (checked ~ '^20\d\d(-\d\d(-\d\d)?)?$'),
  recorded date not null,
  confidence text not null check (confidence in ('official', 'secondary', 'estimate')),
  review_due date not null,
  origin text not null check (origin in ('shipped', 'import', 'editor')),
  updated_at timestamptz not null default now(),
  check (confidence <> 'estimate' or checked is null)
);
create index scholarships_hosts_idx on scholarships using gin (host_countries);

-- what was brought in, and what came of it: the shipped catalogue by its checksum, and every import
create table catalogue_loads (
  id bigint generated always as identity primary key,
  what text not null,
  checksum text not null default '',
  report jsonb not null check (jsonb_typeof(report) = 'object'),
  at timestamptz not null default clock_timestamp()
);
create index catalogue_loads_what_idx on catalogue_loads (what, id desc);
