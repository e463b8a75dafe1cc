-- A message can name an essay or a paper of the student: a reference alone. Whether it can be opened is what shares say
-- at the moment of reading; what is deleted leaves the reference behind.
alter table chat_messages
  add column attached_kind text check (attached_kind in ('essay', 'document')),
  add column attached_id uuid,
  add constraint chat_messages_attached_check check ((attached_kind is null) = (attached_id is null)),
  drop constraint chat_messages_text_check,
  -- with something attached a message needs no words
  add constraint chat_messages_text_check
    check (char_length(text) <= 2000 and (char_length(text) > 0 or attached_id is not null));
create index chat_messages_attached_idx on chat_messages (chat_id, seq desc) where attached_id is not null;
