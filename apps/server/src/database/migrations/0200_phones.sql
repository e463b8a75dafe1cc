-- A phone number had no limit of its own: the schema took any run of spaces and hyphens between its digits.
update users set phone = left(regexp_replace(phone, '[\s().-]+', ' ', 'g'), 40) where char_length(phone) > 40;
update personal_infos set phone = left(regexp_replace(phone, '[\s().-]+', ' ', 'g'), 40) where char_length(phone) > 40;
update profiles set emergency_phone = left(regexp_replace(emergency_phone, '[\s().-]+', ' ', 'g'), 40)
  where char_length(emergency_phone) > 40;
alter table users add constraint users_phone_length check (char_length(phone) <= 40);
alter table personal_infos add constraint personal_infos_phone_length check (char_length(phone) <= 40);
alter table profiles
  add constraint profiles_emergency_phone_length check (char_length(emergency_phone) <= 40);
