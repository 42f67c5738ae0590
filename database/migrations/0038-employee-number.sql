-- An order asks who has an employee number, while it is typed.
create index subscriber_by_employee_id on holders.holder (company_id, lower(employee_id))
  where kind = 'subscriber' and erased_at is null;
