-- A share is of a whole scope or of one thing of it, and everything that a mentor opens by it is noted.
alter table shares drop constraint shares_scope_check;
alter table shares
  -- an essay, a paper or a video of the student; null: all of that scope, what is added later too
  add column thing_id uuid,
  add constraint shares_scope_check check (scope in ('record', 'essays', 'documents', 'videos')),
  add constraint shares_record_is_whole check (scope <> 'record' or thing_id is null);
drop index shares_live_key;
create unique index shares_live_key on shares (mentor_id, student_id, scope, thing_id) nulls not distinct
  where revoked_at is null;
drop index shares_student_idx;
create index shares_student_idx on shares (student_id, created_at desc);
create index shares_thing_idx on shares (thing_id) where thing_id is not null and revoked_at is null;

-- What a mentor opened, one line for each thing and hour. The line stays when the share, the thing or the mentor goes.
create table share_openings (
  id uuid primary key default gen_random_uuid(),
  student_id uuid not null references users (id) on delete cascade,
  mentor_id uuid references users (id) on delete set null,
  scope text not null check (scope in ('record', 'essays', 'documents', 'videos')),
  -- null: the record, or the list of everything in the scope
  thing_id uuid,
  hour timestamptz not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  check (first_at <= last_at)
);
create unique index share_openings_hour_key on share_openings (mentor_id, student_id, scope, thing_id, hour)
  nulls not distinct where mentor_id is not null;
create index share_openings_student_idx on share_openings (student_id, last_at desc, id desc);
create index share_openings_last_idx on share_openings (last_at);

-- Deleting a thing ends what was shared of it, also when it is brought back later: sharing is said again.
create function end_shares_of_thing() returns trigger language plpgsql as $$
begin
  update shares set revoked_at = now() where thing_id = old.id and revoked_at is null;
  return null;
end $$;
create trigger essays_end_shares after delete on essays for each row execute function end_shares_of_thing();
create trigger essays_mark_end_shares after update of deleted_at on essays for each row
  when (new.deleted_at is not null and old.deleted_at is null) execute function end_shares_of_thing();
create trigger documents_end_shares after delete on documents for each row execute function end_shares_of_thing();
create trigger documents_mark_end_shares after update of deleted_at on documents for each row
  when (new.deleted_at is not null and old.deleted_at is null) execute function end_shares_of_thing();
