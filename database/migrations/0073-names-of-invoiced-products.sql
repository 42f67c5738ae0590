-- What a product or a type of subscription was called when lines of a month were first written: what is issued keeps
-- that name when the product gets another. One row for all lines of an operator's month (docs/decisions/0054).
create table invoices.product_name (
  tenant text not null,
  month date not null,
  product_type text not null,
  product text not null,
  name jsonb not null,
  primary key (tenant, month, product_type, product)
);

-- Lines of before get the name of today.
insert into invoices.product_name (tenant, month, product_type, product, name)
select tenant, month, product_type, product, name
  from (select line.tenant, line.month, line.product_type, line.product,
               coalesce(product.name, type.name) as name
          from (select distinct tenant, month, product_type, product from invoices.line) as line
          left join products.product
            on line.product_type = 'TICKET' and product.tenant = line.tenant and product.id = line.product
          left join subscriptions.product type
            on line.product_type = 'MOBILITY' and type.tenant = line.tenant and type.type = line.product) as named
 where name is not null;

create trigger issued_for_good before update or delete or truncate on invoices.product_name
  for each statement execute function invoices.refuse();
do $$ begin
  revoke update, delete, truncate on invoices.product_name from public, current_user;
end $$;
