-- When somebody last read in a conversation: who is reading is not told of each message.
alter table chats add column student_read_at timestamptz, add column mentor_read_at timestamptz;
