-- No answer of its own means the one given at sign-up (users.marketing_emails).
alter table profiles alter column email_updates drop not null, alter column email_updates drop default;
