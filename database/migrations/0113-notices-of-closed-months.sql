-- Which closed months of free tickets a company's administrators were told of, each once.
create table free_tickets.month_notice (
  tenant text not null,
  company_id bigint not null,
  month date not null check (extract(day from month) = 1),
  sent_at timestamptz not null,
  primary key (company_id, month),
  foreign key (tenant, company_id) references companies.company (tenant, id)
);

-- Nobody is told of months that were closed before there was such an e-mail.
insert into free_tickets.month_notice (tenant, company_id, month, sent_at)
select tenant, company_id, month, max(closed_at) from free_tickets.book_month
 group by tenant, company_id, month;

-- A message that went to nobody, as there was nobody to send it to, has no recipient.
alter table messages.undelivered alter column recipient drop not null;
