-- What the Common App asks of an activity beside the hours a week. Nothing is made up of what was written before: no weeks,
-- no years and no type mean that nobody was asked.
alter table activities
  add column weeks_a_year smallint check (weeks_a_year between 1 and 52),
  -- 9 to 12, and 13 for after school
  add column school_years smallint[] not null default '{}'
    check (school_years <@ array[9, 10, 11, 12, 13]::smallint[] and cardinality(school_years) <= 5),
  add column type text not null default '' check (
    type in (
      '', 'academic', 'art', 'athletics-club', 'athletics-school', 'career', 'community-service', 'computer', 'cultural', 'dance',
      'debate', 'environmental', 'family', 'foreign-exchange', 'foreign-language', 'internship', 'journalism', 'junior-rotc',
      'lgbt', 'music-instrumental', 'music-vocal', 'religious', 'research', 'robotics', 'school-spirit', 'science-math', 'social-justice', 'student-government', 'theatre', 'work', 'other'
    )
  );
