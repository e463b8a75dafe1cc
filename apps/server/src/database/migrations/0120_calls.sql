-- Lantern's own call room, beside the mentor's link and the phone.
update mentor_profiles set profile = profile || '{"call_room": false}' where not profile ? 'call_room';
alter table mentor_profiles add constraint mentor_profiles_reachable check (
  not published
  or profile ->> 'meeting_link' <> ''
  or (profile ->> 'calls_phones')::boolean
  or (profile ->> 'call_room')::boolean
);

alter table bookings
  add column call_room boolean not null default false,
  add constraint bookings_one_place check (not (by_phone and call_room));

-- Who is in a room now: one page of each of the two. Unlogged, as nobody misses it after a crash.
create unlogged table call_seats (
  booking_id uuid not null references bookings (id) on delete cascade,
  side text not null check (side in ('student', 'mentor')),
  -- of the page, made when it enters
  seat uuid not null,
  muted boolean not null,
  picture boolean not null,
  here_until timestamptz not null,
  primary key (booking_id, side)
);

-- What one browser tells the other about how it is reached, until that one has it: two minutes at most. It holds network
-- addresses, so it is never written to the log of changes either.
create unlogged table call_signals (
  n bigint generated always as identity primary key,
  booking_id uuid not null references bookings (id) on delete cascade,
  from_seat uuid not null,
  to_seat uuid not null,
  signal jsonb not null check (jsonb_typeof(signal) = 'object' and pg_column_size(signal) < 65536),
  created_at timestamptz not null default now()
);
create index call_signals_booking_idx on call_signals (booking_id, to_seat, n);
create index call_signals_created_idx on call_signals (created_at);
