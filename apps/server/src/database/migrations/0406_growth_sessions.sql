-- Every hour what has run out goes.
create index sessions_created_idx on sessions (created_at);
