-- E-mails and SMS whose job failed for good, for customer support (docs/decisions/0072). Rows are deleted after 30 days.
create schema messages;

create table messages.undelivered (
  id bigint generated always as identity primary key,
  tenant text not null,
  -- Null where a message belongs to no company: a login, a warning of the operator's own.
  company_id bigint,
  kind text not null check (kind in ('sms', 'email')),
  topic text not null,
  recipient text not null,
  reason text not null,
  failed_at timestamptz not null,
  -- The same for each try, and for a message that is sent again: it is listed once.
  message_key text not null unique,
  -- What is sent again; null of what opens something, or is worth nothing after minutes.
  content jsonb,
  sent_again_at timestamptz
);
create index undelivered_newest on messages.undelivered (tenant, failed_at desc, id desc)
  where sent_again_at is null;
create index undelivered_age on messages.undelivered (failed_at);
