-- The board that examined, the place in class, and the first of two examinations of one certificate (SSC before HSC).
alter table schools
  add column board text not null default '' check (char_length(board) <= 100),
  add column class_rank text not null default '' check (char_length(class_rank) <= 60),
  add column earlier_board text not null default '' check (char_length(earlier_board) <= 100),
  add column earlier_year smallint check (earlier_year between 1980 and 2100),
  add column earlier_grade numeric(7, 3) check (earlier_grade >= 0),
  add column earlier_best numeric(7, 3) check (earlier_best >= 0),
  -- a grade means nothing without its scale
  add check (earlier_best is not null or earlier_grade is null);
