-- One e-mail a month tells a company's administrators how many children's tickets end by its settings.
create table free_tickets.child_end_notice (
  tenant text not null,
  company_id bigint not null,
  month date not null check (extract(day from month) = 1),
  tickets integer not null check (tickets > 0),
  sent_at timestamptz not null,
  primary key (company_id, month),
  foreign key (tenant, company_id) references companies.company (tenant, id)
);

-- What the nightly job looks at: children's tickets that nobody has ended.
create index child_ticket_to_end on tickets.ticket (id)
  where service = 'free-tickets' and profile_id = 'CHILD' and ended_at is null
    and cancelled_at is null and failed_at is null and anonymised_at is null;
