-- Every five minutes those who meet soon are reminded.
create index bookings_starts_idx on bookings (starts_at) where status = 'scheduled';
