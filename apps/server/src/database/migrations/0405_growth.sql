-- What read the rows of everybody where those of one person, or of one hour, were wanted (npm run bench -- growth).

-- Deleting an account or a thing looks up who names it; keys that hold for a part of the rows do not help.
create index saved_universities_user_idx on saved_universities (user_id);
create index shares_mentor_idx on shares (mentor_id);
create index chat_reports_reporter_idx on chat_reports (reporter_id);
create index essay_prompts_essay_idx on essay_prompts (essay_id);
create index letter_files_request_idx on letter_files (request_id) where request_id is not null;

-- Every hour what has run out goes.
create index sessions_created_idx on sessions (created_at);

-- Every five minutes those who meet soon are reminded.
create index bookings_starts_idx on bookings (starts_at) where status = 'scheduled';

-- Mentors and administrators by name, among many students.
create index users_staff_names_idx on users (role, name, id) where role <> 'student';

-- An administrator looks for a part of a name or of an address.
create index users_names_idx on users using gin (lower(name) gin_trgm_ops, email gin_trgm_ops);

-- Papers that were reminded of stood before those that were not, in every batch again.
create index documents_unreminded_idx on documents (expires_on)
  where expires_on is not null and deleted_at is null and reminded_at is null;
drop index documents_expires_idx;
