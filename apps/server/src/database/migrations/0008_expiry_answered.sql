-- whether the student has said when this version of the paper expires, or that it does not: the date that the look saw
-- is then not asked about any more, on any device
alter table documents add column expiry_answered boolean not null default false;
update documents set expiry_answered = true where expires_on is not null;
alter table documents add check (expiry_answered or expires_on is null);
