-- A report has somebody who looks after it, for a time, and stays as a record with what was done.
alter table chat_reports
  add column taken_by uuid references users (id) on delete set null,
  add column taken_until timestamptz,
  add column decided_by uuid references users (id) on delete set null,
  -- what was done, in the words of whoever decided
  add column done text not null default '' check (char_length(done) <= 1000),
  drop constraint chat_reports_state_check,
  -- suspended: an account of the two was stopped
  add constraint chat_reports_state_check check (state in ('open', 'kept', 'ended', 'suspended')),
  add constraint chat_reports_taken_check check (taken_by is null or taken_until is not null);
create index chat_reports_decided_idx on chat_reports (decided_at desc, id) where state <> 'open';
create index chat_reports_taken_idx on chat_reports (taken_by);
create index chat_reports_decider_idx on chat_reports (decided_by);
