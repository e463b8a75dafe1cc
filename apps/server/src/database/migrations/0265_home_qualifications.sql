-- The home certificate that a door or a minimum grade is for, and that a student holds ('KE-KCSE', 'IB', 'BD-BACHELOR').
alter table facts add column qualification text check (qualification ~ '^(IB|[A-Z]{2}-[A-Z]{2,12})$');
alter table facts drop constraint facts_identity_key;
alter table facts add constraint facts_identity_key
  unique nulls not distinct (subject, key, level, field, residency, program, qualification, period);

-- '' is not told; what the certificate says of itself stays in curriculum and country
alter table schools add column qualification text not null default ''
  check (qualification = '' or qualification ~ '^(IB|[A-Z]{2}-[A-Z]{2,12})$');
