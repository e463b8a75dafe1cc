-- Whoever is invited again has one invitation, the last one: two open links for one address would be two accounts to come.
delete from one_time_tokens earlier
  using one_time_tokens later
  where earlier.purpose = 'invitation' and earlier.used_at is null
    and later.purpose = 'invitation' and later.used_at is null
    and lower(earlier.email) = lower(later.email)
    and (earlier.created_at, earlier.digest) < (later.created_at, later.digest);
create unique index one_time_tokens_invited_idx on one_time_tokens (lower(email))
  where purpose = 'invitation' and used_at is null;
