-- What of a message is shown while contact details are hidden: looked for once, when it is written.
alter table chat_messages
  -- {"text", "hidden"}; null where nothing is hidden
  add column masked jsonb check (jsonb_typeof(masked) = 'object'),
  -- by which rules it was looked through; 0: not yet. The server looks through what is older when it starts
  add column masked_by smallint not null default 0;
create index chat_messages_masked_by_idx on chat_messages (masked_by);
