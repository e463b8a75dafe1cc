-- What of two people's words is reported: the conversation, or one thing that both read ("session:…", "name:…").
alter table chat_reports add column about text not null default 'chat' check (char_length(about) between 1 and 60);
drop index chat_reports_open_key;
create unique index chat_reports_open_key on chat_reports (reporter_id, student_id, mentor_id, about) where state = 'open';

-- Which mentor looked at a paper, so that their words can be reported; nobody where it was an administrator.
alter table documents add column reviewer_id uuid references users (id) on delete set null;
create index documents_reviewer_idx on documents (reviewer_id) where reviewer_id is not null;
