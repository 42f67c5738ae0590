-- Orders at the ticket counter and their deliveries (docs/decisions/0106).
create table ticket_counter."order" (
  tenant text not null,
  company_id bigint not null,
  id bigint generated always as identity,
  agreement_id bigint not null,
  -- Null for a purchase that the operator's app reports.
  ordered_by bigint,
  ordered_at timestamptz not null,
  product_id text not null,
  type text not null check (type in ('TICKET', 'TRAVEL_MONEY')),
  medium text not null check (medium in ('phone', 'card', 'paper')),
  -- Of tickets; both null for all zones. Travel money has no zones.
  zone_from text,
  zone_to text,
  all_zones boolean not null,
  nr_of_zones integer,
  -- Of paper the first day; of a code and of what is put on a card the day of the order.
  start_date date not null,
  -- The last day of paper; of everything else the last day on which it can be fetched.
  expires_on date not null,
  invoice_reference_id bigint,
  -- As it was when it was ordered: the list of references may change.
  invoice_reference text,
  -- What the buyer wrote; it may name people.
  personal_reference text,
  -- How paper is handed out.
  delivery_kind text check (delivery_kind in ('post', 'visit')),
  delivery_address jsonb,
  -- When codes go out to phones; null for at once.
  send_at timestamptz,
  -- False while codes wait for that.
  is_sent boolean not null default true,
  -- Tickets; of paper passengers.
  requested integer not null check (requested > 0),
  made integer not null default 0,
  total_ore bigint not null check (total_ore >= 0),
  -- The cursor of the job that delivers.
  next_position integer not null default 1,
  is_over boolean not null default false,
  moved_at timestamptz not null,
  -- When the buyer was told that codes are about to expire.
  reminded_at timestamptz,
  -- Of a purchase that the operator's app reports: its id there, and who is covered. That row may go.
  app_purchase_id text,
  covered_person_id bigint,
  anonymised_at timestamptz,
  primary key (company_id, id),
  unique (id),
  foreign key (tenant, company_id) references companies.company (tenant, id),
  foreign key (company_id, agreement_id) references agreements.agreement (company_id, id),
  foreign key (tenant, product_id) references products.product (tenant, id),
  constraint reported_once unique (tenant, app_purchase_id),
  check ((type = 'TRAVEL_MONEY') = (nr_of_zones is null)),
  check (type = 'TICKET' or medium = 'card'),
  constraint paper_is_handed_out check ((medium = 'paper') = (delivery_kind is not null)),
  constraint anonymised_order_is_empty check (anonymised_at is null or num_nonnulls(
    ordered_by, personal_reference, delivery_address) = 0)
);
create index order_of_covered on ticket_counter."order" (company_id, covered_person_id, ordered_at)
  where covered_person_id is not null;
create index order_newest on ticket_counter."order" (company_id, ordered_at desc, id desc);
create index order_to_deliver on ticket_counter."order" (moved_at) where not is_over;
create index order_to_send on ticket_counter."order" (send_at) where not is_sent;
create index order_to_remind on ticket_counter."order" (expires_on) where reminded_at is null and medium <> 'paper';
create index order_to_anonymise on ticket_counter."order" (ordered_at) where anonymised_at is null;

create table ticket_counter.order_line (
  tenant text not null,
  company_id bigint not null,
  order_id bigint not null,
  line smallint not null,
  -- Null for travel money.
  profile_id text,
  -- Tickets; of paper passengers.
  quantity integer not null check (quantity > 0),
  -- Of one, VAT included.
  price_ore integer not null check (price_ore >= 0),
  vat_percent integer not null,
  primary key (company_id, order_id, line),
  foreign key (company_id, order_id) references ticket_counter."order" (company_id, id)
);

-- What one order hands out: a code, a paper card, or something put on a travel card. Its row is the lock of what is taken back.
create table ticket_counter.delivery (
  tenant text not null,
  company_id bigint not null,
  order_id bigint not null,
  position integer not null,
  -- Lines of invoices name it: it shares the numbers of tickets.
  id bigint not null default nextval('tickets.ticket_id_seq'),
  line smallint not null,
  -- Whom it is for until it is made; then the ticket has a holder.
  recipient_name text,
  phone_country_code text,
  phone text,
  card_number text,
  -- For how many paper is valid.
  passengers integer not null default 1 check (passengers > 0),
  price_ore integer not null check (price_ore >= 0),
  -- Null until it is made, and for what is only put on a card.
  ticket_id bigint,
  -- The day with which it is billed; null until it is made.
  delivered_on date,
  -- Why it could not be made.
  problem text,
  -- When its code went out to a phone.
  sent_at timestamptz,
  -- When it was put on its card.
  used_at timestamptz,
  cancelled_at timestamptz,
  refunded_at timestamptz,
  primary key (company_id, order_id, position),
  unique (id),
  foreign key (company_id, order_id) references ticket_counter."order" (company_id, id),
  foreign key (company_id, order_id, line) references ticket_counter.order_line (company_id, order_id, line),
  constraint made_or_failed check (num_nonnulls(delivered_on, problem) <= 1),
  constraint taken_back_once check (num_nonnulls(cancelled_at, refunded_at) <= 1),
  constraint only_made_is_taken_back check (delivered_on is not null or num_nonnulls(cancelled_at, refunded_at) = 0)
);
create unique index delivery_of_ticket on ticket_counter.delivery (company_id, ticket_id) where ticket_id is not null;
-- What is billed by the day.
create index delivery_by_day on ticket_counter.delivery (company_id, delivered_on) where delivered_on is not null;
