-- School tickets: school years, and what schools keep beside the tickets of their pupils.
create schema school_tickets;

-- The days between which a school ticket of a year may begin, and the day on which it ends without an earlier end.
create table school_tickets.school_year (
  tenant text not null,
  -- From which day the year may be ordered, beside the one before it (domain: School ticket).
  opens_on date not null,
  first_start date not null,
  latest_start date not null,
  last_day date not null,
  -- Where it comes from, and how old its file was (docs/decisions/0070).
  origin text not null check (origin in ('fact', 'assumption', 'invented')),
  as_of date not null,
  primary key (tenant, first_start),
  check (first_start <= latest_start and latest_start <= last_day),
  constraint opens_before_first_start check (opens_on <= first_start),
  -- A first start that is moved would else be a second year beside the one that it was to replace.
  constraint one_year_on_a_day exclude using gist (
    tenant with =, daterange(first_start, last_day, '[]') with &&)
);

-- Which reminders to order the administrators of a school were sent, each once for a school year: the calendar year in which
-- it begins, and how many days before its first delivery day the reminder was due.
create table school_tickets.order_reminder (
  tenant text not null,
  company_id bigint not null,
  begins_in smallint not null,
  days_before smallint not null check (days_before in (14, 7, 1)),
  sent_at timestamptz not null,
  primary key (company_id, begins_in, days_before),
  foreign key (tenant, company_id) references companies.company (tenant, id)
);

-- Where the classes of a school go when a school year ends, where the school has chosen something else than the rule: to
-- another class, or out of school.
create table school_tickets.class_move (
  tenant text not null,
  company_id bigint not null,
  from_class text not null check (from_class <> ''),
  to_class text check (to_class <> ''),
  primary key (company_id, from_class),
  foreign key (tenant, company_id) references companies.company (tenant, id)
);

-- Replacement cards that schools have ordered, and the payers of their fees (docs/decisions/0103). The operator bills the school.
create table school_tickets.replacement (
  tenant text not null,
  company_id bigint not null,
  -- The new card, and the ticket of which it was ordered.
  card_id bigint not null,
  ticket_id bigint not null,
  paid_by text not null check (paid_by in ('school', 'pupil')),
  -- When the school noted that the pupil has paid.
  collected_at timestamptz check (collected_at is null or paid_by = 'pupil'),
  primary key (company_id, card_id),
  foreign key (tenant, company_id) references companies.company (tenant, id),
  foreign key (company_id, card_id) references travel_cards.card (company_id, id),
  foreign key (company_id, ticket_id) references tickets.ticket (company_id, id)
);
create index replacement_of_ticket on school_tickets.replacement (company_id, ticket_id);
create index replacement_to_collect on school_tickets.replacement (tenant, ticket_id)
  where paid_by = 'pupil' and collected_at is null;

-- What a pupil travels with until a replacement card is there. A newer one takes the place of the one before.
create table school_tickets.temporary_ticket (
  tenant text not null,
  company_id bigint not null,
  -- The link of an SMS is derived from it.
  id bigint generated always as identity,
  card_id bigint not null,
  kind text not null check (kind in ('sms', 'paper')),
  phone_country_code text,
  phone text,
  issued_at timestamptz not null,
  revoked_at timestamptz,
  primary key (company_id, id),
  unique (id),
  foreign key (tenant, company_id) references companies.company (tenant, id),
  foreign key (company_id, card_id) references school_tickets.replacement (company_id, card_id),
  constraint paper_has_no_phone check (kind = 'sms' or num_nonnulls(phone_country_code, phone) = 0),
  constraint phone_is_whole check ((phone is null) = (phone_country_code is null))
);
create unique index one_temporary_ticket on school_tickets.temporary_ticket (company_id, card_id)
  where revoked_at is null;
