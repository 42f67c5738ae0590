-- How invoices reach companies (docs/decisions/0143).

-- How a company gets its invoices. Without a row: by the e-mail addresses of its agreements.
create table companies.invoice_recipient (
  tenant text not null,
  company_id bigint primary key,
  -- What the company or customer support chose; null: by EHF where it is reached, else by e-mail.
  way text check (way in ('EHF', 'EMAIL')),
  -- Of agreements without an address of their own.
  email text,
  -- Whether the operator reaches the company by EHF; null until the look-up has answered, and where no EHF is sent.
  reached_by_ehf boolean,
  -- When the look-up answered.
  looked_up_at timestamptz,
  foreign key (tenant, company_id) references companies.company (tenant, id)
);

alter table invoices.delivery
  -- Null for nobody. What was made before went by e-mail.
  add column way text default 'EMAIL' check (way in ('EHF', 'EMAIL')),
  -- Counts from 1; each time that a person or a run sends the document anew, one more. Jobs of an earlier one do nothing.
  add column attempt int not null default 1,
  -- Of all attempts.
  add column tries int not null default 0,
  add column tried_at timestamptz,
  -- Why the last try failed, as the mail server, the access point or the receiver said it.
  add column failure text check (length(failure) <= 500),
  -- What the access point calls the document, once it has accepted it: `sent_at` says when.
  add column transmission_id text,
  -- When the access point is asked next what became of it; null where that is known.
  add column ask_at timestamptz,
  -- When the receiver's access point took it. An e-mail has no receipt.
  add column delivered_at timestamptz;
update invoices.delivery set way = null where sent_at is null and address is null;
alter table invoices.delivery
  alter column way drop default,
  add check (way is not null or sent_at is null),
  add check (way is distinct from 'EMAIL' or sent_at is not null or address is not null);
create index delivery_to_ask on invoices.delivery (ask_at) where ask_at is not null;

-- Invoices of a run that go by EHF.
alter table invoices.run add column e_invoices int not null default 0;

-- What the local access point has taken, beside the demo world.
create table stand_ins.e_invoice (
  id text primary key,
  -- The sender's key: a document that comes again under the same key is the same document.
  key text not null unique,
  sender text not null,
  receiver text not null,
  kind text not null check (kind in ('invoice', 'credit-note')),
  document text not null,
  received_at timestamptz not null
);
