-- Changes of an operator's own data, proposed by one user and approved by another (docs/decisions/0141).
create schema operator_desk;

create table operator_desk.proposal (
  tenant text not null,
  id bigint generated always as identity,
  kind text not null check (kind in ('prices', 'seller', 'quarantine', 'school-year')),
  -- Each row that is proposed, with what is in force on its day without it, when it was proposed.
  rows jsonb not null check (jsonb_array_length(rows) > 0),
  -- The first day on which something of it is in force.
  first_day date not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'APPROVED', 'REJECTED', 'WITHDRAWN')),
  proposed_by bigint not null,
  proposed_at timestamptz not null,
  -- By the other user; a withdrawal is by the one who made it.
  decided_by bigint,
  decided_at timestamptz,
  -- Why it was rejected. Erased after its time.
  reason text check (length(reason) between 1 and 500),
  primary key (tenant, id),
  foreign key (tenant, proposed_by) references users."user" (tenant, id),
  foreign key (tenant, decided_by) references users."user" (tenant, id),
  check ((state = 'OPEN') = (decided_at is null) and (decided_at is null) = (decided_by is null)),
  constraint decided_by_another check (
    (state in ('APPROVED', 'REJECTED') and decided_by <> proposed_by)
    or (state = 'WITHDRAWN' and decided_by = proposed_by)
    or state = 'OPEN'),
  check (reason is null or state = 'REJECTED')
);
create index open_proposal on operator_desk.proposal (tenant, kind) where state = 'OPEN';
create index proposal_by_time on operator_desk.proposal (tenant, proposed_at);

-- What was proposed, and by whom, stays as it was.
revoke update, delete, truncate on operator_desk.proposal from public, current_user;
grant update (state, decided_by, decided_at, reason) on operator_desk.proposal to current_user;
create function operator_desk.keep_proposal() returns trigger language plpgsql as $$
begin
  if old.state <> 'OPEN' and (new.reason is not null or to_jsonb(new) - 'reason' <> to_jsonb(old) - 'reason') then
    raise exception 'proposal % is decided', old.id;
  end if;
  return new;
end $$;
create trigger decided_for_good before update on operator_desk.proposal
  for each row execute function operator_desk.keep_proposal();
