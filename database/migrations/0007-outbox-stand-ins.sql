-- What the local stand-ins for the SMS gateway and the mail server received (`/dev/outbox`).
create schema stand_ins;
create table stand_ins.message (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('sms', 'email')),
  -- The sender's key: a message that comes again under the same key is the same message.
  key text not null unique,
  sender text not null,
  recipient text not null,
  subject text,
  body text not null,
  received_at timestamptz not null
);
