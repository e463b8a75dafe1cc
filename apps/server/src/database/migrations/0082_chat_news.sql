-- A notification of a message names who wrote it: it goes when one of the two accounts does.
create function forget_chat_news() returns trigger language plpgsql as $$
begin
  delete from notifications where user_id in (old.student_id, old.mentor_id) and key = 'chat:' || old.id;
  return null;
end $$;
create trigger chats_forget_news after delete or update of mentor_id on chats
  for each row execute function forget_chat_news();
