-- What an application takes. A university that is not in the catalogue stands here under its own name.
alter table saved_universities
  alter column institution_id drop not null,
  add column institution_name text not null default '' check (char_length(institution_name) <= 200),
  add column institution_city text not null default '' check (char_length(institution_city) <= 100),
  add column institution_country text not null default '' check (institution_country ~ '^([A-Z]{2})?$'),
  add column level text check (level in ('UG', 'PG', 'PhD')),
  -- YYYY-MM
  add column intake text check (intake ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  -- the day, hour and zone of the university; without an hour it ends with the day
  add column deadline_on date,
  add column deadline_time text check (deadline_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  add column deadline_zone text check (char_length(deadline_zone) <= 60),
  add column costs jsonb not null default '[]' check (jsonb_typeof(costs) = 'array' and jsonb_array_length(costs) <= 8),
  add column tests_needed jsonb not null default '[]'
    check (jsonb_typeof(tests_needed) = 'array' and jsonb_array_length(tests_needed) <= 8),
  add column requirements jsonb not null default '[]'
    check (jsonb_typeof(requirements) = 'array' and jsonb_array_length(requirements) <= 20),
  add column notes text not null default '' check (char_length(notes) <= 2000),
  add check ((institution_id is null) = (institution_name <> '')),
  add check ((deadline_on is null) = (deadline_zone is null)),
  add check (deadline_on is not null or deadline_time is null);

-- one programme can be applied to for two intakes
drop index saved_universities_once_idx;
create unique index saved_universities_once_idx
  on saved_universities (user_id, institution_id, institution_name, program, intake) nulls not distinct
  where deleted_at is null;
