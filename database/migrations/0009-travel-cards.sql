-- Travel cards, which free and school tickets lie on (docs/decisions/0091).
create schema travel_cards;

create table travel_cards.card (
  tenant text not null,
  company_id bigint not null,
  -- One of the numbers of tickets: a line of an invoice names the card of a fee by it (docs/decisions/0082).
  id bigint not null default nextval('tickets.ticket_id_seq'),
  -- One that exists when it is ordered, or one that the operator makes.
  origin text not null check (origin in ('existing', 'new')),
  number text check (number ~ '^[!-~]{9,16}$'),
  requested_at timestamptz not null,
  made_at timestamptz,
  -- The production date: the business day of a card that the operator has made.
  made_on date,
  -- The ticket for which it was made: whose agreement pays the fee.
  made_for bigint,
  deactivated_at timestamptz,
  cancelled_at timestamptz,
  anonymised_at timestamptz,
  replaces_id bigint,
  replacement_count integer not null default 0 check (replacement_count >= 0),
  reason text check (reason in ('lost', 'defective', 'new-name')),
  -- What was shown at the order; 0 for a card without a fee.
  fee_ore integer not null check (fee_ore >= 0),
  primary key (company_id, id),
  foreign key (tenant, company_id) references companies.company (tenant, id),
  foreign key (company_id, replaces_id) references travel_cards.card (company_id, id),
  foreign key (company_id, made_for) references tickets.ticket (company_id, id),
  constraint existing_card_is_made check (origin = 'new' or made_at is not null),
  constraint made_card_has_day check ((origin = 'new' and made_at is not null) = (made_on is not null)),
  constraint made_card_has_ticket check ((made_on is null) = (made_for is null)),
  constraint made_card_has_number check (made_at is null or number is not null or anonymised_at is not null),
  constraint number_is_of_made_card check (number is null or made_at is not null),
  constraint erased_card_has_no_number check (anonymised_at is null or number is null),
  constraint replacement_has_reason check ((replaces_id is null) = (reason is null))
);
-- A number stands on one card that is in use, at the whole operator.
create unique index card_number_in_use on travel_cards.card (tenant, number)
  where number is not null and deactivated_at is null and cancelled_at is null;
create unique index card_replaced_once on travel_cards.card (company_id, replaces_id)
  where replaces_id is not null and cancelled_at is null;
create index cards_to_make on travel_cards.card (tenant, requested_at)
  where made_at is null and cancelled_at is null and deactivated_at is null and anonymised_at is null;
create index cards_in_hand on travel_cards.card (tenant, company_id)
  where made_at is not null and cancelled_at is null and deactivated_at is null and anonymised_at is null;
create index cards_by_day on travel_cards.card (tenant, made_on, company_id) where made_on is not null;
-- A card is found by its id alone, as a ticket is.
create index card_by_id on travel_cards.card (id);

alter table tickets.ticket
  add foreign key (company_id, card_id) references travel_cards.card (company_id, id);

-- The days on which cards of a company were made, with the address to which they were posted: a company may move between
-- two cards of a day.
create table travel_cards.production (
  tenant text not null,
  company_id bigint not null,
  id bigint generated always as identity primary key,
  made_on date not null,
  post_address jsonb not null,
  unique (company_id, made_on, post_address),
  foreign key (tenant, company_id) references companies.company (tenant, id)
);

-- The SQL twin of `cardState` (card-state.rules.ts); a test holds the two equal.
create function travel_cards.state(
  made_at timestamptz, deactivated_at timestamptz, cancelled_at timestamptz, anonymised_at timestamptz
) returns text language sql immutable parallel safe return case
  when cancelled_at is not null then 'CANCELLED'
  when anonymised_at is not null then 'ANONYMISED'
  when deactivated_at is not null then 'DEACTIVATED'
  when made_at is not null then 'CREATED'
  else 'REQUESTED'
end;
