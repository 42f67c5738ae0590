-- What became of the e-mail about each invoice and credit note (docs/decisions/0062). Documents of before have no row.
create table invoices.delivery (
  tenant text not null,
  company_id bigint not null,
  invoice_id bigint not null,
  -- Where it goes; null where the company has no address for invoices, and once it is sent.
  address text,
  -- When the mail server took it.
  sent_at timestamptz,
  -- When the mail server refused it for good.
  refused_at timestamptz,
  primary key (company_id, invoice_id),
  check (sent_at is null or address is null)
);
create index delivery_unsent on invoices.delivery (tenant, company_id) where sent_at is null;

-- Of the invoices of a run: how many go by e-mail, and which agreements have no address for invoices.
alter table invoices.run add column emails integer not null default 0;
alter table invoices.run add column unaddressed jsonb not null default '[]';

-- Names of the attachments of an e-mail in the local outbox.
alter table stand_ins.message add column attachments text[] not null default '{}';

-- Locks companies until the transaction ends, in the order of their ids; false, with none locked, when somebody else
-- holds one of them for longer. In a function, so that the transaction can go on.
create function invoices.lock_companies(of_tenant text, ids bigint[], wait_ms integer) returns boolean
  language plpgsql as $$
begin
  perform set_config('lock_timeout', wait_ms::text, true);
  perform from companies.company where tenant = of_tenant and id = any(ids) order by id for no key update;
  perform set_config('lock_timeout', '0', true);
  return true;
exception when lock_not_available then
  return false;
end $$;
