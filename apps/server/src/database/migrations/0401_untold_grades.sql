-- UniPair once began with a GPA of 3.5 that nobody had typed, and kept it among the filters. Whose it was cannot be told any
-- more: it judges nothing, and is offered to whoever did mean it.
alter table study_wishes add column gpa_untold double precision check (gpa_untold between 2 and 4);
update study_wishes set gpa_untold = gpa, gpa = null where gpa = 3.5;
