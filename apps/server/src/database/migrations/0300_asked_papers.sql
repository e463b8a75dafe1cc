-- What a student says of a paper that is usually asked for: that it is there, or that this university does not ask for it.
alter table saved_universities
  add column asked jsonb not null default '[]'
    check (jsonb_typeof(asked) = 'array' and jsonb_array_length(asked) <= 7),
  add constraint saved_universities_asked_length check (pg_column_size(asked) <= 4096);
