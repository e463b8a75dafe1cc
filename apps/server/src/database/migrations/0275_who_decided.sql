-- Who verified or rejected a paper, mentor or administrator: may take it back for a while. Not shown to the student, who reads
-- the name in reviewed_by.
alter table documents add column decided_by uuid references users (id) on delete set null;
create index documents_decided_by_idx on documents (decided_by) where decided_by is not null;
create index documents_decided_idx on documents (reviewed_at desc, id) where status <> 'pending' and deleted_at is null;
