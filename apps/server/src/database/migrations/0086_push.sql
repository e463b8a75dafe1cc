-- Browsers that asked to be told of notifications. An endpoint is an address that a browser made up at its push service:
-- whoever knows it and the keys could write to that browser.
create table push_devices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  endpoint text not null unique check (char_length(endpoint) between 10 and 1000),
  p256dh text not null check (p256dh ~ '^[\w-]{80,100}=*$'),
  auth text not null check (auth ~ '^[\w-]{16,40}=*$'),
  created_at timestamptz not null default now()
);
create index push_devices_user_idx on push_devices (user_id, created_at);
