-- The essays that a guest finds. They stay samples when the workspace becomes an account: marked, never counted as the
-- student's own, and offered for removal.
alter table essays add column sample boolean not null default false;
update essays set sample = true where title like 'Sample: %' and 'sample' = any (tags);
