-- What a company sets at its ticket counter, its invoice references, and the people that it pays for in the app
-- (spec 3 §3, docs/decisions/0105).
create schema ticket_counter;

-- Without a row: buyers make no references, and none is asked for.
create table ticket_counter.settings (
  tenant text not null,
  company_id bigint primary key,
  allow_ticket_admins_to_update_invoice_references boolean not null,
  invoice_reference_is_mandatory boolean not null,
  changed_at timestamptz not null,
  foreign key (tenant, company_id) references companies.company (tenant, id)
);

-- What a company may choose among. An order has the text itself, which never changes here.
create table ticket_counter.invoice_reference (
  tenant text not null,
  company_id bigint not null,
  id bigint generated always as identity unique,
  reference text not null check (length(reference) between 2 and 50),
  -- Of orders in a calendar year; null for no budget.
  budget_ore bigint check (budget_ore > 0),
  -- What the personal reference must look like: # a digit, A a letter, anything else itself. Null for anything.
  personal_reference_pattern text check (length(personal_reference_pattern) between 1 and 50),
  deleted_at timestamptz,
  is_live boolean not null generated always as (deleted_at is null) stored,
  -- What a search looks through: as typed, without marks, and the order of a list (docs/decisions/0016).
  searched text not null generated always as (text.lower_case(reference)) stored,
  folded text not null generated always as (text.fold(reference)) stored,
  sorted text collate "C" not null generated always as (text.sort_key(reference)) stored,
  primary key (company_id, id),
  unique (company_id, id, is_live),
  foreign key (tenant, company_id) references companies.company (tenant, id)
);
-- Two that differ in capitals alone would be taken for each other.
create unique index invoice_reference_once on ticket_counter.invoice_reference (company_id, searched)
  where deleted_at is null;
create index invoice_reference_order on ticket_counter.invoice_reference (company_id, sorted, id)
  where deleted_at is null;

-- A person whose purchases in the app a company pays for. A phone may be several companies': none learns of another.
create table ticket_counter.covered_person (
  tenant text not null,
  company_id bigint not null,
  id bigint generated always as identity unique,
  name text not null check (length(name) between 2 and 100),
  phone_country_code text not null,
  phone text not null,
  invoice_reference_id bigint not null,
  -- Backstop behind the lock of the reference: a deleted one covers nobody.
  reference_is_live boolean not null default true check (reference_is_live),
  -- Of purchases in a calendar month; null for no limit.
  limit_ore bigint check (limit_ore > 0),
  searched text not null generated always as (text.lower_case(name || ' ' || phone_country_code || phone)) stored,
  folded text not null generated always as (text.fold(name || ' ' || phone_country_code || phone)) stored,
  sorted text collate "C" not null generated always as (text.sort_key(name)) stored,
  primary key (company_id, id),
  constraint covered_once unique (company_id, phone_country_code, phone),
  foreign key (tenant, company_id) references companies.company (tenant, id),
  constraint covered_by_live_reference foreign key (company_id, invoice_reference_id, reference_is_live)
    references ticket_counter.invoice_reference (company_id, id, is_live)
);
create index covered_person_order on ticket_counter.covered_person (company_id, sorted, id);
create index covered_person_of_reference on ticket_counter.covered_person (company_id, invoice_reference_id);
-- The operator's app asks by the phone, over all companies.
create index covered_person_of_phone on ticket_counter.covered_person (tenant, phone_country_code, phone);

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
  -- Of a purchase that the operator's app reports: its id there, and the person who is covered. That row may go.
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
  -- The recipient until it is made; then the ticket has a holder.
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
  -- Why its SMS could not be sent, and when (docs/decisions/0107). Its `problem` stays empty: it is made and billed.
  send_problem text check (send_problem in ('UNEXPECTED', 'SMS_FAILED')),
  send_failed_at timestamptz,
  -- When it was put on its card.
  used_at timestamptz,
  cancelled_at timestamptz,
  refunded_at timestamptz,
  primary key (company_id, order_id, position),
  unique (id),
  foreign key (company_id, order_id) references ticket_counter."order" (company_id, id),
  foreign key (company_id, order_id, line) references ticket_counter.order_line (company_id, order_id, line),
  constraint made_or_failed check (num_nonnulls(delivered_on, problem) <= 1),
  constraint not_sent_has_a_time check ((send_problem is null) = (send_failed_at is null)),
  constraint sent_or_not check (num_nonnulls(sent_at, send_problem) <= 1),
  constraint taken_back_once check (num_nonnulls(cancelled_at, refunded_at) <= 1),
  constraint only_made_is_taken_back check (delivered_on is not null or num_nonnulls(cancelled_at, refunded_at) = 0)
);
create unique index delivery_of_ticket on ticket_counter.delivery (company_id, ticket_id) where ticket_id is not null;
-- What is billed by the day.
create index delivery_by_day on ticket_counter.delivery (company_id, delivered_on) where delivered_on is not null;
-- The ticket history of a company reads what is made, the newest first, and counts it from the index alone.
create index delivery_made on ticket_counter.delivery (company_id, order_id, position)
  where delivered_on is not null;
-- Orders with something that could not be made.
create index delivery_failed on ticket_counter.delivery (company_id, order_id) where problem is not null;
-- Orders with a code whose SMS could not be sent.
create index delivery_not_sent on ticket_counter.delivery (company_id, order_id) where send_problem is not null;
-- A card system asks what is to be loaded on a card, and reports what was loaded in `used_at` (docs/decisions/0107).
create index delivery_to_load on ticket_counter.delivery (tenant, card_number)
  where card_number is not null and used_at is null;
