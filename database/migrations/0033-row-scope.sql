-- The second wall behind the scope of a call: the database shows and takes no row of another operator or company
-- (docs/decisions/0144). A role that owns the tables is not held by it, so it takes two roles (0136).

create schema row_scope;

-- What the statements of a transaction may see, as the application says it in `takst.row_scope`: `*` for everything,
-- else an operator and its companies, as `ruter:*` or `ruter:4,15`. Without it they see nothing.
create function row_scope.is_everything() returns boolean language sql stable parallel safe
  return current_setting('takst.row_scope', true) = '*';
create function row_scope.tenant() returns text language sql stable parallel safe
  return split_part(current_setting('takst.row_scope', true), ':', 1);
create function row_scope.is_whole_tenant() returns boolean language sql stable parallel safe
  return split_part(current_setting('takst.row_scope', true), ':', 2) = '*';
create function row_scope.companies() returns bigint[] language sql stable parallel safe
  return case split_part(current_setting('takst.row_scope', true), ':', 2)
    when '*' then '{}'
    else string_to_array(split_part(current_setting('takst.row_scope', true), ':', 2), ',')::bigint[]
  end;

-- The condition of a row: within the scope. Its company is in `company`, null for a table of the operator's own rows. A
-- row without a company, or with what stands for none, is of the operator. Each part that is the same for all rows is
-- asked once for a statement, therefore the selects.
create function row_scope.condition_on(protected regclass, company text, stands_for_none bigint default null)
returns text
language plpgsql stable as $$
declare
  has_tenant boolean := exists (
    select from pg_attribute where attrelid = protected and attname = 'tenant' and not attisdropped);
  of_companies text;
  within text := 'tenant = (select row_scope.tenant())';
begin
  if company is not null then
    of_companies := format('%I = any ((select row_scope.companies())::bigint[])', company);
    if not (select attnotnull from pg_attribute where attrelid = protected and attname = company) then
      of_companies := format('(%I is null or %s)', company, of_companies);
    end if;
    if stands_for_none is not null then
      of_companies := format('(%I = %s or %s)', company, stands_for_none, of_companies);
    end if;
    within := case
      when has_tenant then format('%s and ((select row_scope.is_whole_tenant()) or %s)', within, of_companies)
      else format('%s or ((select row_scope.is_whole_tenant()) and %I in (select id from companies.company))',
                  of_companies, company)
    end;
  end if;
  return format('(select row_scope.is_everything()) or (%s)', within);
end $$;

-- Keeps the rows of a table within the scope.
create function row_scope.protect(
  protected regclass, company text default 'company_id', stands_for_none bigint default null) returns void
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', protected);
  execute format(
    'create policy within_scope on %s using (%s)', protected,
    row_scope.condition_on(protected, company, stands_for_none));
end $$;

-- A view of the same rows, for lists that are searched: behind a policy no index of words is used, as their operators
-- are not known to keep what they read to themselves. It holds those whom the policy holds: not the owner of the table. A
-- column that a table gets later needs the view made anew.
create function row_scope.list(protected regclass, listed text, company text default 'company_id') returns void
language plpgsql as $$
begin
  execute format(
    'create view %s as select * from %s where not (select row_security_active(%L::regclass)) or %s',
    listed, protected, protected, row_scope.condition_on(protected, company));
end $$;

select row_scope.protect('companies.company', 'id');
select row_scope.protect('agreements.agreement');
select row_scope.protect('batches.batch');
select row_scope.protect('batches.column_map');
select row_scope.protect('batches.row');
select row_scope.protect('changes.about', stands_for_none => 0);
select row_scope.protect('changes.change');
select row_scope.protect('changes.seal');
select row_scope.protect('companies.invoice_recipient');
select row_scope.protect('companies.settings');
select row_scope.protect('free_tickets.book_holder');
select row_scope.protect('free_tickets.book_line');
select row_scope.protect('free_tickets.book_month');
select row_scope.protect('free_tickets.child_end_told');
select row_scope.protect('free_tickets.entitlement');
select row_scope.protect('free_tickets.month_notice');
select row_scope.protect('free_tickets.own_share');
select row_scope.protect('free_tickets.payroll_file');
select row_scope.protect('free_tickets.payroll_file_line');
select row_scope.protect('free_tickets.settings');
select row_scope.protect('free_tickets.tax_notice');
select row_scope.protect('free_tickets.ticket_detail');
select row_scope.protect('free_tickets.unbooked_number');
select row_scope.protect('holders.holder');
select row_scope.protect('housing.ended_by_move_out');
select row_scope.protect('housing.residence');
select row_scope.protect('housing.unit');
select row_scope.protect('housing.unit_of_erased');
select row_scope.protect('invoices.closed_period');
select row_scope.protect('invoices.closed_through');
select row_scope.protect('invoices.delivery');
select row_scope.protect('invoices.invoice');
select row_scope.protect('invoices.invoiced_period');
select row_scope.protect('invoices.line');
select row_scope.protect('invoices.line_holder');
select row_scope.protect('invoices.owed_credit');
select row_scope.protect('invoices.payment');
select row_scope.protect('invoices.period_rate');
select row_scope.protect('invoices.refund');
select row_scope.protect('invoices.settlement');
select row_scope.protect('invoices.settlement_note');
select row_scope.protect('invoices.unbilled_entry');
select row_scope.protect('payroll.settings');
select row_scope.protect('products.company_profile');
select row_scope.protect('school_tickets.class_move');
select row_scope.protect('school_tickets.order_reminder');
select row_scope.protect('school_tickets.replacement');
select row_scope.protect('school_tickets.temporary_ticket');
select row_scope.protect('self_service.form_order');
select row_scope.protect('self_service.phone_proof');
select row_scope.protect('self_service.ticket_request');
select row_scope.protect('self_service.widget');
select row_scope.protect('subscribers.cost_centre');
select row_scope.protect('subscribers.never_leaver');
select row_scope.protect('subscribers.subscriber');
select row_scope.protect('subscriptions.subscription');
select row_scope.protect('ticket_counter.covered_person');
select row_scope.protect('ticket_counter.delivery');
select row_scope.protect('ticket_counter.invoice_reference');
select row_scope.protect('ticket_counter.order');
select row_scope.protect('ticket_counter.order_line');
select row_scope.protect('ticket_counter.settings');
select row_scope.protect('tickets.ticket');
select row_scope.protect('travel_cards.card');
select row_scope.protect('travel_cards.production');

-- Of the operator. Who has a role where is asked beyond the companies of a call: a user may have others elsewhere.
select row_scope.protect('code_pools.code', null);
select row_scope.protect('invoices.bank_payment', null);
select row_scope.protect('invoices.payment_file', null);
select row_scope.protect('invoices.repeated_payment', null);
select row_scope.protect('invoices.run', null);
select row_scope.protect('onboarding.access_request', null);
select row_scope.protect('onboarding.onboarding', null);
select row_scope.protect('operator_desk.price_letter', null);
select row_scope.protect('operator_desk.proposal', null);
select row_scope.protect('privacy.request', null);
select row_scope.protect('users.company_role', null);
select row_scope.protect('users.global_role', null);
select row_scope.protect('users.user', null);
select row_scope.protect('vouchers.campaign', null);
select row_scope.protect('vouchers.offer', null);

select row_scope.list('users.user', 'users.listed_user', null);
select row_scope.list('vouchers.offer', 'vouchers.listed_offer', null);
select row_scope.list('holders.holder', 'holders.listed_holder');
select row_scope.list('companies.company', 'companies.listed_company', 'id');
