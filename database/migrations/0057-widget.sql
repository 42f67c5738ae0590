-- The widget of a company and the public order form behind it (docs/decisions/0051).
create table self_service.widget (
  tenant text not null,
  company_id bigint not null,
  -- In the address of the form, which stands in pages all over: it never changes.
  client_id text not null unique check (client_id ~ '^[0-9a-z]{24}$'),
  client_secret text not null,
  -- Agreement numbers, under which the form orders.
  agreement_numbers text[] not null check (cardinality(agreement_numbers) >= 1),
  format text not null check (format in ('horisontal', 'vertikal')),
  width integer not null check (width between 320 and 600),
  colour_scheme text not null check (colour_scheme in ('light', 'dark')),
  logo boolean not null,
  employee_id_help_text text not null check (length(employee_id_help_text) <= 200),
  employee_id_regex text not null check (length(employee_id_regex) <= 200),
  -- Web sites that may frame the form, as scheme, host and port.
  allowed_origins text[] not null,
  -- Grows with each change: whoever changes settings that they have not seen is told.
  version integer not null default 1,
  created_at timestamptz not null,
  primary key (company_id),
  foreign key (tenant, company_id) references companies.company (tenant, id)
);

-- Codes with which visitors of a form prove a phone, and the tokens that they got for them. Deleted a day after
-- they have run out.
create table self_service.phone_proof (
  tenant text not null,
  company_id bigint not null,
  id bigint generated always as identity,
  phone_country_code text not null,
  phone text not null,
  code_digest text not null,
  wrong_tries integer not null default 0,
  sent_at timestamptz not null,
  -- Of the code, then of the token.
  expires_at timestamptz not null,
  -- Null until the code was given.
  token_digest text unique,
  primary key (company_id, id),
  foreign key (tenant, company_id) references companies.company (tenant, id)
);
create index phone_proof_by_phone on self_service.phone_proof (company_id, phone, id desc);
create index phone_proof_by_age on self_service.phone_proof (expires_at);

-- The ticket that came of an order of a proved phone, so that the same order sent again gets the same answer.
-- Deleted after two days.
create table self_service.form_order (
  tenant text not null,
  company_id bigint not null,
  -- Of the phone and of everything in the order.
  order_digest text not null,
  ticket_id bigint not null,
  ordered_at timestamptz not null,
  primary key (company_id, order_digest),
  foreign key (tenant, company_id) references companies.company (tenant, id)
);
create index form_order_by_age on self_service.form_order (ordered_at);
