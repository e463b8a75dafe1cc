-- A link to an address says that it belongs to whoever signed up with it.
alter table one_time_tokens drop constraint one_time_tokens_purpose_check;
alter table one_time_tokens add constraint one_time_tokens_purpose_check
  check (purpose in ('first_admin', 'invitation', 'email_change', 'email_verification'));
alter table one_time_tokens add check (purpose <> 'email_verification' or (email is not null and user_id is not null));
-- one reminder, and no more
alter table users add column verification_reminded_at timestamptz;
create index users_unverified_idx on users (created_at)
  where not email_verified and not guest and verification_reminded_at is null;
