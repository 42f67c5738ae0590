-- What every area stands on: extensions, texts, the cache, the record of changes, schedules and messages.
create extension if not exists btree_gist;
create extension if not exists btree_gin;
create extension if not exists pg_trgm;

create schema text;

-- Lower case as the program itself makes it. `lower` alone goes by the server's locale, and one
-- with the locale C leaves Æ, Ø and Å as they are.
create function text.lower_case(words text) returns text
  language sql immutable strict parallel safe
  return lower(translate(words,
    'ÆÄØÖÅÁÀÂÃĂĄĆČÇĎĐÐÉÈÊËĘĚĞÍÌÎÏŁĽĹÑŃŇÓÒÔÕŐŘŔŚŠŞȘŤȚŢÚÙÛŮÜŰÝŸŽŹŻ',
    'æäøöåáàâãăąćčçďđðéèêëęěğíìîïłľĺñńňóòôõőřŕśšşșťțţúùûůüűýÿžźż'));

-- Norwegian order (æ ø å last, aa as å) by plain byte order, the same on every database:
-- no ICU collation gives it on both of ours (docs/decisions/0006).
create function text.sort_key(words text) returns text
  language sql immutable strict parallel safe
  return translate(
    replace(replace(replace(text.lower_case(words), 'aa', '}'), 'ß', 'ss'), 'þ', 'th'),
    'æäøöåáàâãăąćčçďđðéèêëęěğíìîïıłľĺñńňóòôõőřŕśšşșťțţúùûůüűýÿžźż',
    '{{||}aaaaaacccdddeeeeeegiiiiilllnnnooooorrsssstttuuuuyyyyzzz'
  ) collate "C";

-- Letters as they are typed without Norwegian ones: ø as o, å and æ as a, no accents (docs/decisions/0016). Letter by
-- letter, so that a text that contains a word, folded, contains the folded word; that lets one index serve both. The
-- SQL twin of folded.rules.ts; a test holds the two equal.
create function text.fold(words text) returns text
  language sql immutable strict parallel safe
  return translate(
    lower(regexp_replace(normalize(words, NFD), U&'[\0300-\036F]', '', 'g')),
    'ÆæØøŁłĐđÐðıẞßÞþ', 'aaoollddddisstt');

-- Numbers within a text by their value: A-9 before A-10. Employee numbers have at most 20 digits.
create function text.natural_key(words text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(
    regexp_replace(text.lower_case(words), '(\d+)', '00000000000000000000\1', 'g'),
    '\d*(\d{20})', '\1', 'g') collate "C";

-- Each table that a cached answer is read from has a trigger `forget_cached`, which says "forget" when anything in it
-- changes (docs/decisions/0026): to every process that listens when the change is committed, and to the connection that
-- makes the change at once, by a notice that passes through a connection pooler.
create schema cache;

create function cache.forget() returns trigger language plpgsql as $$
begin
  notify takst_cache;
  raise info using message = 'Takst forgets what it has cached.', errcode = 'TAKST';
  return null;
end $$;

create schema changes;

-- The record of changes: who did what, for which company, through which channel, when, from what to what. It holds no
-- personal values, so that it can be append-only and personal data can still be erased (docs/decisions/0028).
create table changes.change (
  id bigint generated always as identity primary key,
  tenant text not null,
  -- Null for a change that is about no company.
  company_id bigint,
  at timestamptz not null,
  user_id bigint,
  channel text not null,
  request_id text not null,
  kind text not null,
  subject_type text not null,
  subject_id text not null,
  -- Without personal values; {} where there was nothing else.
  before jsonb,
  after jsonb,
  -- Of the row in changes.about; null when there has never been one.
  personal_digest bytea
);
-- With these columns beside the order, how many changes of a company fit a filter is read from the index alone.
create index change_by_company on changes.change (company_id, at desc, id desc)
  include (tenant, kind, user_id, subject_type, subject_id);
-- Counts how often a user has used the contact form of late.
create index contact_form_by_user on changes.change (user_id, at) where kind = 'send-contact-form';
-- Finds what the record says of people that a company covers at the ticket counter, to erase it.
create index change_of_covered_person on changes.change (company_id, subject_id)
  where subject_type = 'covered-person';

-- The personal values of a change, and the people that it is about: rows here can be deleted.
create table changes.about (
  tenant text not null,
  -- 0: a change that is about no company.
  company_id bigint not null,
  change_id bigint not null,
  -- The holder and the ticket that the change is about; both null for users and companies.
  holder_id bigint,
  ticket_id bigint,
  before jsonb,
  after jsonb,
  salt bytea not null,
  primary key (company_id, change_id)
);
create index about_by_holder on changes.about (company_id, holder_id, change_id desc);
create index about_by_ticket on changes.about (company_id, ticket_id);

-- What the record keeps of a deleted row: it proves that a row which is still there was not altered.
create function changes.personal_digest(holder_id bigint, ticket_id bigint, before jsonb, after jsonb, salt bytea)
  returns bytea language sql stable
  return sha256(salt || convert_to(jsonb_build_array(holder_id, ticket_id, before, after)::text, 'UTF8'));

create function changes.refuse() returns trigger language plpgsql as $$
begin
  raise exception 'the record of changes is append-only';
end $$;
create trigger append_only before update or delete or truncate on changes.change
  for each statement execute function changes.refuse();
create trigger only_whole_rows before update or truncate on changes.about
  for each statement execute function changes.refuse();

-- First answers of calls that came with an Idempotency-Key, written in the transaction of the change.
create table changes.answered_call (
  tenant text not null,
  user_id bigint not null,
  key text not null,
  digest text not null,
  -- As it was said, byte for byte: jsonb would put the fields in another order.
  answer json,
  at timestamptz not null,
  primary key (tenant, user_id, key)
);
create index answered_call_by_age on changes.answered_call (at);

-- Up to when each scheduled job was started, by the portal's clock (docs/decisions/0067). Its row is the lock by which
-- one of several processes starts what is due.
create schema schedule;

create table schedule.daily_job (
  job text primary key,
  -- The newest time of the schedule for which it was started, or which was past when the portal first had the job.
  last_due_at timestamptz not null
);

-- E-mails and SMS whose job failed for good, for customer support (docs/decisions/0072). Rows are deleted after 30 days.
create schema messages;

create table messages.undelivered (
  id bigint generated always as identity primary key,
  tenant text not null,
  -- Null where a message belongs to no company: a login, a warning of the operator's own.
  company_id bigint,
  kind text not null check (kind in ('sms', 'email')),
  topic text not null,
  -- Null of a message without any recipient.
  recipient text,
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

-- What the local stand-ins for the SMS gateway and the mail server received (`/dev/outbox`).
create schema stand_ins;

create table stand_ins.message (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('sms', 'email')),
  -- The sender's key: a message that comes again under the same key is the same message.
  key text not null unique,
  sender text not null,
  recipient text not null,
  -- E-mails have a mailbox for answers.
  reply_to text,
  subject text,
  body text not null,
  -- Names of the attachments of an e-mail.
  attachments text[] not null default '{}',
  received_at timestamptz not null
);
