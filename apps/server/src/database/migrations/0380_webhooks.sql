-- Addresses of other programs that are told what happens here, and what each was told or waits to be told.
create table webhooks (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 60),
  url text not null check (char_length(url) between 8 and 500),
  events text[] not null check (
    cardinality(events) > 0
    and events <@ array['booking.made', 'booking.moved', 'booking.cancelled', 'share.made', 'application.submitted']),
  enabled boolean not null,
  -- encrypted with the key of the installation
  secret text not null check (char_length(secret) <= 500),
  -- signs beside the new one until then
  previous_secret text check (char_length(previous_secret) <= 500),
  previous_until timestamptz,
  check ((previous_secret is null) = (previous_until is null)),
  -- since when nothing arrives; while it rests, nothing is tried
  failing_since timestamptz,
  rests_until timestamptz,
  gave_up_at timestamptz check (gave_up_at is null or not enabled),
  created_at timestamptz not null default now()
);

-- Ids and words of lists only: what is sent is made of these columns, so no text of anybody can leave by it.
create table webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  webhook_id uuid not null references webhooks (id) on delete cascade,
  event text not null check (
    event in ('booking.made', 'booking.moved', 'booking.cancelled', 'share.made', 'application.submitted')),
  happened_at timestamptz not null default clock_timestamp(),
  -- the booking or application
  subject_id uuid,
  student_id uuid not null references users (id) on delete cascade,
  mentor_id uuid references users (id) on delete set null,
  institution_id text references institutions (id) on delete set null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'given-up')),
  -- which job may send it: those of an earlier turn do nothing
  turn integer not null default 1,
  attempts integer not null default 0,
  tried_at timestamptz,
  status integer,
  failure text check (failure in ('unreachable', 'timeout', 'certificate', 'private', 'off')),
  next_at timestamptz default now(),
  check ((state = 'waiting') = (next_at is not null))
);
create index webhook_deliveries_webhook_idx on webhook_deliveries (webhook_id, happened_at desc);
create index webhook_deliveries_student_idx on webhook_deliveries (student_id);
create index webhook_deliveries_mentor_idx on webhook_deliveries (mentor_id);
create index webhook_deliveries_institution_idx on webhook_deliveries (institution_id);
create index webhook_deliveries_waiting_idx on webhook_deliveries (next_at) where state = 'waiting';
