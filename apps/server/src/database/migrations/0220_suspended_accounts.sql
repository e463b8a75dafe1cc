-- An administrator can stop an account, and lift that. While it stands nobody signs in with it, nothing new is booked with
-- it, and no link of it opens; what was decided about an account, by whom and why, stays as a record.
alter table users
  add column suspended_at timestamptz,
  -- beside being a mentor: reviews papers, edits facts, looks after reports. Administrators do all of it without
  add column duties text[] not null default '{}',
  -- the last time somebody signed in with it, or went on with a session on another day
  add column last_used_at timestamptz not null default now(),
  -- unused for long: when its owner was asked whether they still want it
  add column asked_at timestamptz,
  add constraint users_duties_check check (duties <@ array['papers', 'facts', 'safeguards'] and (role = 'mentor' or duties = '{}')),
  add constraint users_guests_check check (not guest or role = 'student');
create index users_staff_idx on users (id) where role = 'admin' or duties <> '{}';
create index users_unused_idx on users (last_used_at) where not guest;

-- Without an administrator nobody can look after an installation. Two who go at the same moment wait for each other.
create function keep_an_administrator() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('administrators', 0));
  if not exists (select from users where role = 'admin' and suspended_at is null and id <> old.id) then
    raise exception 'the last administrator stays' using errcode = 'check_violation', constraint = 'users_last_admin';
  end if;
  return null;
end $$;
create trigger users_last_admin_goes after delete on users for each row
  when (old.role = 'admin' and old.suspended_at is null) execute function keep_an_administrator();
create trigger users_last_admin_stops after update of role, suspended_at on users for each row
  when (old.role = 'admin' and old.suspended_at is null and (new.role <> 'admin' or new.suspended_at is not null))
  execute function keep_an_administrator();

-- A session that is being made while its account is stopped would otherwise outlive that.
create function refuse_suspended() returns trigger language plpgsql as $$
begin
  -- not `for share`: two sign-ins that both go on to note the use would wait for each other
  perform from users where id = new.user_id for no key update;
  if exists (select from users where id = new.user_id and suspended_at is not null) then
    raise exception 'this account is suspended' using errcode = 'check_violation', constraint = 'sessions_not_suspended';
  end if;
  return new;
end $$;
create trigger sessions_not_suspended before insert on sessions for each row execute function refuse_suspended();

create function note_use() returns trigger language plpgsql as $$
begin
  update users set last_used_at = new.updated_at, asked_at = null
  where id = new.user_id and last_used_at < new.updated_at;
  return null;
end $$;
create trigger sessions_note_use after insert or update of updated_at on sessions for each row execute function note_use();

create function refuse_booking_of_suspended() returns trigger language plpgsql as $$
begin
  perform from users where id in (new.student_id, new.mentor_id) order by id for share;
  if exists (select from users where id in (new.student_id, new.mentor_id) and suspended_at is not null) then
    raise exception 'one of the two is suspended' using errcode = 'check_violation', constraint = 'bookings_not_suspended';
  end if;
  return new;
end $$;
create trigger bookings_not_suspended before insert on bookings for each row
  when (new.status = 'scheduled' and new.starts_at > now()) execute function refuse_booking_of_suspended();
alter table bookings drop constraint bookings_cancelled_by_check,
  add constraint bookings_cancelled_by_check check (cancelled_by in ('student', 'mentor', 'admin'));

-- What was decided about an account. Words about somebody go with their account; that it was erased stays, about nobody.
create table account_measures (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references users (id) on delete cascade,
  admin_id uuid references users (id) on delete set null,
  kind text not null check (kind in ('suspended', 'lifted', 'sessions-ended', 'second-factor-reset', 'role-changed', 'exported', 'erased')),
  -- why, or how it was made sure who asked
  words text not null check (char_length(words) between 1 and 1000),
  at timestamptz not null default now(),
  check ((kind = 'erased') = (user_id is null))
);
create index account_measures_user_idx on account_measures (user_id, at desc);
create index account_measures_admin_idx on account_measures (admin_id);
create index account_measures_at_idx on account_measures (at desc);
