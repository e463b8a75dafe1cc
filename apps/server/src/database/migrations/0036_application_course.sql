-- How an application goes on: what belongs to it, when it was sent, what came of it.
alter table saved_universities
  -- papers of the vault and essays by their ids; one that is gone for good is named until the student takes it off
  add column papers uuid[] not null default '{}' check (cardinality(papers) <= 20),
  add column essays uuid[] not null default '{}' check (cardinality(essays) <= 10),
  -- null: as the words of the programme say
  add column portfolio_needed boolean,
  add column portfolio uuid references documents (id) on delete set null,
  add column submitted_on date,
  add column submitted_reference text not null default '' check (char_length(submitted_reference) <= 120),
  add column submitted_proof uuid references documents (id) on delete set null,
  add column decision text check (decision in ('admitted', 'conditional', 'waitlist', 'rejected')),
  add column decided_on date,
  add column decision_note text not null default '' check (char_length(decision_note) <= 200),
  add column offer jsonb check (jsonb_typeof(offer) = 'object'),
  add column deposit jsonb check (jsonb_typeof(deposit) = 'object'),
  add check (submitted_on is not null or (submitted_reference = '' and submitted_proof is null)),
  add check ((decision is null) = (decided_on is null)),
  add check (decision is not null or decision_note = ''),
  -- an offer and a deposit belong to an admission
  add check ((offer is null and deposit is null) or coalesce(decision in ('admitted', 'conditional'), false));
create index saved_universities_portfolio_idx on saved_universities (portfolio) where portfolio is not null;
create index saved_universities_proof_idx on saved_universities (submitted_proof) where submitted_proof is not null;

-- Texts for a portal, under the id of their application. A device that was offline may send them before it.
create table application_drafts (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  personal_statement text not null default '' check (char_length(personal_statement) <= 10000),
  why_this_university text not null default '' check (char_length(why_this_university) <= 6000),
  revision integer not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  primary key (user_id, id)
);

-- what is gone for good takes its texts along
create function drop_application_draft() returns trigger language plpgsql as $$
begin
  delete from application_drafts where user_id = old.user_id and id = old.id;
  return old;
end $$;
create trigger saved_universities_drop_draft after delete on saved_universities
  for each row execute function drop_application_draft();
