-- Texts that somebody typed are erased after their time (docs/decisions/0064), of rows that stay.
alter table batches.column_map add column used_at timestamptz not null default now();

alter table invoices.bank_payment drop constraint bank_payment_check;
alter table invoices.bank_payment
  add check ((set_aside_at is null) = (set_aside_by is null)),
  add check (note is null or set_aside_at is not null);

-- A refund stays as it was issued, but for its reason, which may be erased.
create function invoices.refuse_but_erased_reason() returns trigger language plpgsql as $$
begin
  if new.description is not null or to_jsonb(new) - 'description' <> to_jsonb(old) - 'description' then
    raise exception 'what is issued is never changed: invoices.%', tg_table_name;
  end if;
  return new;
end $$;
drop trigger issued_for_good on invoices.refund;
create trigger issued_for_good before delete or truncate on invoices.refund
  for each statement execute function invoices.refuse();
create trigger only_reason_erased before update on invoices.refund
  for each row execute function invoices.refuse_but_erased_reason();
grant update (description) on invoices.refund to current_user;
