create schema changes;

-- Who changed what, for which company, through which channel, when, from what to what.
create table changes.change (
  id bigint generated always as identity primary key,
  tenant text not null,
  company_id bigint,
  at timestamptz not null,
  user_id bigint,
  channel text not null,
  request_id text not null,
  kind text not null,
  subject_type text not null,
  subject_id text not null,
  person_key bigint,
  before jsonb,
  after jsonb
);
create index change_by_company on changes.change (company_id, at desc, id desc);
create index change_by_person on changes.change (person_key, company_id) where person_key is not null;

create function changes.refuse() returns trigger language plpgsql as $$
begin
  raise exception 'the record of changes is append-only';
end $$;
create trigger append_only before update or delete or truncate on changes.change
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
