-- One change for many people: what was asked for, by whom. How far it has come follows from its lines.
create table company_tickets.many_change (
  tenant text not null,
  company_id bigint not null,
  id bigint generated always as identity,
  action text not null check (action in ('end', 'resend-pickup-code')),
  expiry_date date,
  user_id bigint not null,
  request_id text not null,
  started_at timestamptz not null,
  primary key (company_id, id),
  unique (id),
  foreign key (tenant, company_id) references companies.company (tenant, id),
  foreign key (tenant, user_id) references users.user (tenant, id),
  check ((action = 'end') = (expiry_date is not null))
);
create index many_change_by_start on company_tickets.many_change (company_id, started_at desc, id desc);

-- One person of it. A line is settled in the transaction of its change, so nothing is done twice.
create table company_tickets.many_change_line (
  tenant text not null,
  company_id bigint not null,
  many_change_id bigint not null,
  position integer not null,
  -- As it was asked for; an id that the company does not have is told so in its line.
  subscriber_id bigint not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'refused', 'failed')),
  -- Why it was refused.
  code text,
  -- How often it ended in an error.
  tries integer not null default 0,
  settled_at timestamptz,
  primary key (company_id, many_change_id, position),
  unique (company_id, many_change_id, subscriber_id),
  foreign key (company_id, many_change_id) references company_tickets.many_change (company_id, id),
  check ((state = 'refused') = (code is not null)),
  check ((state = 'waiting') = (settled_at is null))
);
create index many_change_line_waiting on company_tickets.many_change_line (company_id, many_change_id)
  where state = 'waiting';

-- A person's page asks by the id alone when the user reaches every company of the operator.
create index subscriber_by_id on company_tickets.subscriber (id);
