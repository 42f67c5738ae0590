-- Payments are told apart by account, day, amount, KID, the bank's reference and the place among equal ones
-- (docs/decisions/0064). What an earlier version read keeps the bank's reference that it had stored.
alter table invoices.bank_payment
  -- The account that was paid to; empty where an earlier version did not store it.
  add column account text not null default '',
  -- The place in its file, from 1; null where an earlier version did not store it.
  add column file_row integer check (file_row > 0),
  -- The row of `invoices.payment` by which it is registered now; null while it is on no invoice.
  add column payment_id bigint unique references invoices.payment (id);

update invoices.bank_payment
   set account = split_part(bank_reference, ' ', 2),
       bank_reference = concat_ws(e'\t', split_part(bank_reference, ' ', 2), paid_on, amount_ore, coalesce(kid, ''),
         regexp_replace(bank_reference, '^(ocr|camt) \S* (.*?)( (CRDT|DBIT))? -?\d+$', '\2'), 1),
       payment_id = (select payment.id from invoices.payment
                      where payment.tenant = bank_payment.tenant
                        and payment.bank_reference = bank_payment.bank_reference)
 where bank_reference ~ '^(ocr|camt) \S* .* -?\d+$';
update invoices.bank_payment
   set payment_id = (select payment.id from invoices.payment
                      where payment.tenant = bank_payment.tenant
                        and payment.bank_reference = bank_payment.bank_reference)
 where payment_id is null;

alter table invoices.bank_payment drop constraint bank_payment_reason_check;
alter table invoices.bank_payment add constraint bank_payment_reason_check check (reason in (
  'KID_MISSING', 'KID_WRONG', 'INVOICE_NOT_FOUND', 'NOTHING_TO_REVERSE', 'SEVERAL_REFERENCES', 'REFERENCE_REPEATED',
  'PAID_BEFORE_INVOICE', 'PAID_IN_FUTURE', 'AMOUNT_UNLIKELY', 'SAME_AS_KNOWN', 'MOVED_BACK'));

-- A payment that is moved is taken back by a row of its own, once, and registered by another.
alter table invoices.payment drop constraint payment_once;
alter table invoices.payment add column takes_back bigint unique references invoices.payment (id);
create index payment_by_reference on invoices.payment (tenant, bank_reference);

-- Rows of files whose payments an earlier file had, with the payment that each is.
create table invoices.repeated_payment (
  tenant text not null,
  file_id bigint not null,
  file_row integer not null check (file_row > 0),
  payment_id bigint not null,
  primary key (tenant, file_id, file_row),
  foreign key (tenant, file_id) references invoices.payment_file (tenant, id),
  foreign key (tenant, payment_id) references invoices.bank_payment (tenant, id)
);
create index repeated_payment_by_payment on invoices.repeated_payment (tenant, payment_id);
