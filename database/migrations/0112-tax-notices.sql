-- Links by SMS that tell employees what a family ticket means for their tax, before it is ordered: the amounts of the
-- moment, and nothing that says who they are. Of the token only the digest. Rows go when the link is too old.
create table free_tickets.tax_notice (
  token_digest text primary key,
  tenant text not null,
  company_id bigint not null,
  -- The employee's own ticket, to whose phone the SMS went.
  ticket_id bigint not null,
  profile_id text not null,
  all_zones boolean not null,
  -- Their names, of one or two; none for all zones.
  zones text[] not null,
  start_date date not null,
  -- What is taxed for a month.
  tax_ore integer not null check (tax_ore >= 0),
  sent_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > sent_at),
  check (all_zones = (cardinality(zones) = 0)),
  foreign key (tenant, company_id) references companies.company (tenant, id),
  foreign key (company_id, ticket_id) references tickets.ticket (company_id, id)
);
create index tax_notice_of_ticket on free_tickets.tax_notice (company_id, ticket_id);
create index tax_notice_by_age on free_tickets.tax_notice (expires_at);

-- A company may turn them off.
alter table free_tickets.settings add column sends_tax_notice boolean not null default true;
