-- The sums of a closed month by VAT rate. The VAT of an invoice, a credit note or an invoice base is computed from them once
-- for each rate (docs/decisions/0063), and no longer stored as a sum of rounded lines.
create table invoices.month_rate (
  tenant text not null,
  company_id bigint not null,
  agreement_id bigint not null,
  month date not null,
  vat_percent integer not null check (vat_percent >= 0),
  -- VAT included.
  gross_ore bigint not null,
  primary key (company_id, agreement_id, month, vat_percent)
);

insert into invoices.month_rate (tenant, company_id, agreement_id, month, vat_percent, gross_ore)
select tenant, company_id, agreement_id, month, vat_percent, sum(price_ore::bigint * quantity)
  from invoices.line
 group by tenant, company_id, agreement_id, month, vat_percent;

create trigger issued_for_good before update or delete or truncate on invoices.month_rate
  for each statement execute function invoices.refuse();
do $$ begin
  revoke update, delete, truncate on invoices.month_rate from public, current_user;
end $$;

alter table invoices.closed_month drop column vat_ore;
-- With its check, of which the half about the total stays.
alter table invoices.invoice drop column vat_ore;
alter table invoices.invoice add constraint invoice_total_sign
  check (case kind when 'invoice' then total_ore >= 0 else total_ore <= 0 end);

-- A refund of nothing is noted on the line and makes no credit note (spec 2 §5).
alter table invoices.refund drop column vat_ore;
alter table invoices.refund alter column credit_note_id drop not null;
alter table invoices.refund add constraint refund_on_credit_note
  check (credit_note_id is not null or amount_ore = 0);
