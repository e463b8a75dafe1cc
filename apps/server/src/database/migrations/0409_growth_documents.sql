-- Papers that were reminded of stood before those that were not, in every batch again.
create index documents_unreminded_idx on documents (expires_on)
  where expires_on is not null and deleted_at is null and reminded_at is null;
drop index documents_expires_idx;
