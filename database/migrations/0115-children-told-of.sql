-- Which children's ends a company's administrators were told of: one that comes later in the month is told of too. An
-- entitlement stands for a child over orders and edits; it says nothing of who that is.
create table free_tickets.child_end_told (
  tenant text not null,
  company_id bigint not null,
  entitlement_id bigint not null,
  month date not null check (extract(day from month) = 1),
  told_at timestamptz not null,
  primary key (company_id, month, entitlement_id),
  foreign key (tenant, company_id) references companies.company (tenant, id)
);

-- A company was told of all that ended in a month when it was told.
insert into free_tickets.child_end_told (tenant, company_id, entitlement_id, month, told_at)
select distinct notice.tenant, notice.company_id, detail.entitlement_id, notice.month, notice.sent_at
  from free_tickets.child_end_notice as notice
  join tickets.ticket
    on ticket.company_id = notice.company_id and ticket.service = 'free-tickets'
   and ticket.profile_id = 'CHILD' and ticket.ended_at is null
   and ticket.expiration_date >= notice.month
   and ticket.expiration_date < notice.month + interval '1 month'
  join free_tickets.ticket_detail as detail
    on detail.company_id = ticket.company_id and detail.ticket_id = ticket.id;
drop table free_tickets.child_end_notice;
