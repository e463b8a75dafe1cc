-- Mentors and administrators by name, among many students.
create index users_staff_names_idx on users (role, name, id) where role <> 'student';

-- An administrator looks for a part of a name or of an address.
create index users_names_idx on users using gin (lower(name) gin_trgm_ops, email gin_trgm_ops);
