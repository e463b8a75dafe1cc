-- A limit for every column into which words of a person go, whatever the schema of a call says: the contract's own, in
-- characters; for lists and objects the bytes that the longest ones allowed can take. What is stored already and is longer
-- stays as it is (the check is then for new values alone): nothing is cut here.
alter table users drop constraint users_phone_length;
alter table personal_infos drop constraint personal_infos_phone_length;
alter table profiles drop constraint profiles_emergency_phone_length;

do $$
declare
  one record;
  size text;
begin
  for one in
    select split_part(place, '.', 1) as relation, split_part(place, '.', 2) as field, most from (values
      ('users.phone', 60), ('users.email', 254), ('users.image', 1000), ('users.terms_version', 40),
      ('personal_infos.phone', 60), ('personal_infos.first_name', 100), ('personal_infos.last_name', 100),
      ('personal_infos.preferred_name', 100), ('personal_infos.name_in_own_script', 200),
      ('personal_infos.passport_name', 200), ('personal_infos.address', 300), ('personal_infos.city', 120),
      ('personal_infos.postal_code', 20),
      ('profiles.emergency_phone', 60), ('profiles.emergency_name', 200), ('profiles.emergency_relation', 100),
      ('families.father', 4096), ('families.mother', 4096), ('families.guardian', 4096), ('families.siblings', 65536),
      ('schools.curriculum', 60), ('schools.grade_scale', 20), ('schools.subjects', 32768),
      ('test_scores.test', 40), ('test_scores.sections', 8192),
      ('cvs.sections', 8192), ('cvs.languages', 16384), ('cvs.awards', 131072),
      ('saved_universities.offer', 16384), ('saved_universities.deposit', 16384), ('saved_universities.costs', 32768),
      ('saved_universities.requirements', 65536), ('saved_universities.tests_needed', 32768),
      ('extracurricular_plans.tags', 131072),
      ('essays.preview', 300), ('essays.tags', 16384), ('essays.subtopics', 65536), ('essays.idea', 131072),
      ('essay_ideas.what_to_include', 65536), ('essay_prompts.prompt_id', 100), ('essay_evaluations.engine', 200),
      ('essay_evaluations.engine_version', 60), ('essay_evaluations.essay_type', 60), ('dismissed_marks.marks', 16384),
      ('brainstorm_runs.input', 4194304), ('brainstorm_runs.ideas', 1048576), ('brainstorm_states.state', 4194304),
      ('interviews.session', 4194304),
      ('documents.reviewed_by', 300), ('chat_messages.masked', 65536), ('chat_reports.evidence', 4194304),
      ('tickets.replies', 2097152),
      ('one_time_tokens.email', 254), ('push_devices.auth', 44), ('push_devices.p256dh', 104),
      ('sessions.ip_address', 100), ('sessions.user_agent', 500),
      ('essay_ideas.digest', 64), ('essay_saves.digest', 64), ('one_time_tokens.digest', 64), ('used_codes.code_digest', 64)
    ) as limits (place, most)
  loop
    size := case
      when (select data_type from information_schema.columns
            where table_schema = 'public' and table_name = one.relation and column_name = one.field) = 'text'
      then 'char_length' else 'pg_column_size' end;
    execute format('alter table %I add constraint %I check (%s(%I) <= %s) not valid',
      one.relation, one.relation || '_' || one.field || '_length', size, one.field, one.most);
    begin
      execute format('alter table %I validate constraint %I', one.relation, one.relation || '_' || one.field || '_length');
    exception when check_violation then
      raise warning 'some rows have a longer %.%', one.relation, one.field;
    end;
  end loop;
end $$;
