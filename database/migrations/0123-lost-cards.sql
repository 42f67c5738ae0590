-- Replacement cards that schools have ordered, and who bears their fees (docs/decisions/0103). The operator bills the school.
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
