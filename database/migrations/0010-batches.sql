-- Many rows at once (docs/decisions/0045): a draft that is read, checked and mended, then carried out in chunks.
create schema batches;

create table batches.batch (
  tenant text not null,
  -- 0 where the batch is the operator's own (docs/decisions/0049), as in holders.slot.
  company_id bigint not null,
  customer_id bigint generated always as (nullif(company_id, 0)) stored,
  id bigint generated always as identity,
  -- Which kind of rows; each has its columns in the contract.
  service text not null,
  state text not null check (state in ('draft', 'running', 'stopped', 'finished', 'ended', 'discarded')),
  on_refusal text not null check (on_refusal in ('stop', 'go-on')),
  -- Kind and name of the file, never the file; what stands above the table.
  source jsonb not null,
  options jsonb not null,
  total integer not null check (total >= 1),
  left_out integer not null default 0,
  done integer not null default 0,
  refused integer not null default 0,
  failed integer not null default 0,
  -- The cursor: rows before it are settled.
  next_position integer not null default 1,
  -- Why it stopped, and at which row.
  stop_code text,
  stopped_at integer,
  -- The day of its last check; a draft of another day is checked again.
  checked_on date,
  -- What is wrong with it as a whole.
  general_faults text[] not null default '{}',
  -- Of service, options and rows, when it starts.
  digest text,
  -- Grows with each chunk and each action.
  version integer not null default 1,
  created_by bigint not null,
  -- The user who started it or went on with it: what is done is recorded as theirs.
  acting_user bigint,
  request_id text not null,
  created_at timestamptz not null,
  started_at timestamptz,
  updated_at timestamptz not null,
  primary key (company_id, id),
  unique (id),
  foreign key (tenant, customer_id) references companies.company (tenant, id),
  foreign key (tenant, created_by) references users."user" (tenant, id),
  foreign key (tenant, acting_user) references users."user" (tenant, id),
  check ((state in ('draft', 'discarded')) = (started_at is null)),
  check ((started_at is null) = (acting_user is null)),
  check ((state = 'stopped') = (stop_code is not null))
);
-- The same file sent twice at once is carried out once; two operators may carry out the same rows.
create unique index same_rows_once on batches.batch (tenant, company_id, service, digest)
  where state in ('running', 'stopped');
create index batch_by_creation on batches.batch (company_id, id desc) where state <> 'discarded';
-- Asked when a process starts: the one that worked on a batch may have died.
create index batch_running on batches.batch (updated_at) where state = 'running';

create table batches.row (
  tenant text not null,
  company_id bigint not null,
  batch_id bigint not null,
  position integer not null check (position >= 1),
  -- Text as read or mended, by column. Emptied some time after the batch is over.
  cells jsonb not null,
  -- Keys that only one row of the batch may have.
  keys text[] not null default '{}',
  faults jsonb not null default '[]',
  -- The first row with one of the same keys.
  twice_of integer,
  -- Price, first day and the name known here, as the check found them.
  effect jsonb,
  -- What the service has worked out that the row is for, where the cells alone do not say it (docs/decisions/0047): ids
  -- and codes, no personal data.
  plan jsonb,
  state text not null default 'unchecked' check (state in
    ('unchecked', 'faulty', 'ready', 'left-out', 'done', 'refused', 'failed')),
  -- What was made of it.
  subject_type text,
  subject_id bigint,
  settled_at timestamptz,
  primary key (company_id, batch_id, position),
  foreign key (company_id, batch_id) references batches.batch (company_id, id) on delete cascade,
  check ((state in ('done', 'refused', 'failed')) = (settled_at is not null))
) with (fillfactor = 70);

-- Headings that users have mapped to columns by hand, folded. Those that are not used for long are deleted
-- (docs/decisions/0064).
create table batches.column_map (
  tenant text not null,
  -- 0 for the operator.
  company_id bigint not null,
  customer_id bigint generated always as (nullif(company_id, 0)) stored,
  service text not null,
  heading text not null check (length(heading) between 1 and 200),
  column_name text not null,
  used_at timestamptz not null default now(),
  primary key (tenant, company_id, service, heading),
  foreign key (tenant, customer_id) references companies.company (tenant, id)
);
