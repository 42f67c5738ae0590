-- Where the classes of a school go when a school year ends, where the school has said something else than the rule: to
-- another class, or out of school.
create table school_tickets.class_move (
  tenant text not null,
  company_id bigint not null,
  from_class text not null check (from_class <> ''),
  to_class text check (to_class <> ''),
  primary key (company_id, from_class),
  foreign key (tenant, company_id) references companies.company (tenant, id)
);
