-- What read the rows of everybody where those of one person, or of one hour, were wanted (npm run bench -- growth). Each busy
-- table has a file, that is a transaction, of its own (0406 to 0409): another process may be at work on them.

-- Deleting an account or a thing looks up who names it; keys that hold for a part of the rows do not help.
create index saved_universities_user_idx on saved_universities (user_id);
create index shares_mentor_idx on shares (mentor_id);
create index chat_reports_reporter_idx on chat_reports (reporter_id);
create index essay_prompts_essay_idx on essay_prompts (essay_id);
create index letter_files_request_idx on letter_files (request_id) where request_id is not null;
