-- SMS of one day, for all processes together (docs/decisions/0137): how many went out of a company or to a phone.
create table messages.sms_of_day (
  -- The operator and its company, or a digest of the operator and a phone: a phone is personal data.
  who text not null,
  -- The end of the day: what is counted for it is deleted after it.
  counted_until timestamptz not null,
  messages integer not null default 0,
  -- Customer support has been told that something was held back.
  is_told boolean not null default false,
  primary key (who, counted_until)
);
create index sms_of_day_age on messages.sms_of_day (counted_until);

-- SMS that are counted: one that is tried again is not counted again.
create table messages.counted_sms (
  message_key text primary key,
  counted_until timestamptz not null
);
create index counted_sms_age on messages.counted_sms (counted_until);
