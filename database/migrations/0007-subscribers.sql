-- The people of a company, with or without tickets.
create schema subscribers;

-- A person (a phone at an operator) in one company.
create table subscribers.subscriber (
  tenant text not null,
  company_id bigint not null,
  holder_id bigint not null,
  -- The slot of their phone; null when the person is erased.
  person_slot bigint,
  primary key (company_id, holder_id),
  -- By the slot alone too: one that nobody uses is freed.
  unique (person_slot, company_id),
  foreign key (company_id, holder_id) references holders.holder (company_id, id)
);

-- People who are no leavers although the company's list of employees does not have them (docs/decisions/0047):
-- consultants, board members, people who are paid elsewhere.
create table subscribers.never_leaver (
  tenant text not null,
  company_id bigint not null,
  holder_id bigint not null,
  reason text not null check (length(reason) between 1 and 200),
  marked_by bigint not null,
  marked_at timestamptz not null,
  primary key (company_id, holder_id),
  foreign key (company_id, holder_id) references subscribers.subscriber (company_id, holder_id),
  foreign key (tenant, marked_by) references users."user" (tenant, id)
);
