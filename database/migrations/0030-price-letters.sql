-- The letter that tells the administrators of companies of the prices of a proposal, once (docs/decisions/0142).
create table operator_desk.price_letter (
  tenant text not null,
  proposal_id bigint not null,
  started_at timestamptz not null,
  updated_at timestamptz not null,
  -- Up to which user it has gone out, in the order of their ids.
  cursor bigint not null default 0,
  sent integer not null default 0,
  finished_at timestamptz,
  primary key (tenant, proposal_id),
  foreign key (tenant, proposal_id) references operator_desk.proposal (tenant, id)
);
