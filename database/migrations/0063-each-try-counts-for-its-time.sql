-- One row for each try or use, which counts for its own time: any span of that length has at most the limit, and not
-- only those that begin with a first try (docs/decisions/0051).
alter table company_tickets.wrong_try
  drop constraint wrong_try_pkey,
  drop column tries;
create index wrong_try_by_client on company_tickets.wrong_try (who, counted_until);
