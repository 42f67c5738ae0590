-- An approved change of a product, still to come, is overtaken by a file of products that is newer and says something else
-- (docs/decisions/0150). The change stays, with the file and the moment, and is not carried over.
alter table products.product_change
  -- The proposal in which it was approved; what a product was before its first change has none.
  add column proposal_id bigint,
  -- The day on which the file was true that overtook it, and when that was loaded.
  add column overtaken_as_of date,
  add column overtaken_at timestamptz,
  add foreign key (tenant, proposal_id) references operator_desk.proposal (tenant, id),
  add check ((overtaken_as_of is null) = (overtaken_at is null)),
  add check (overtaken_at is null or not is_carried_over);

-- A proposal of a product has one row.
update products.product_change change
   set proposal_id = (
     select max(proposal.id) from operator_desk.proposal
      where proposal.tenant = change.tenant and kind = 'product' and state = 'APPROVED'
        and rows -> 0 -> 'after' ->> 'productId' = change.product_id
        and rows -> 0 -> 'after' ->> 'validFrom' = change.valid_from::text);

-- What a newer file had overtaken before this was kept, and what would have been left out on its day without a word. A product is
-- as the file says where its day is not that of a change that was carried over. The moment of the file is not known any more.
update products.product_change change
   set overtaken_as_of = product.as_of, overtaken_at = now()
  from products.product
 where product.tenant = change.tenant and product.id = change.product_id
   and not change.is_carried_over and change.as_of < product.as_of
   and not (change.name = product.name and change.description = product.description
            and change.services @> product.services and change.services <@ product.services)
   and not exists (
     select from products.product_change carried
      where carried.tenant = product.tenant and carried.product_id = product.id
        and carried.is_carried_over and carried.as_of = product.as_of);

alter table products.product_change add check (is_carried_over or proposal_id is not null);

drop index products.coming_product_change;
create index coming_product_change on products.product_change (valid_from)
 where not is_carried_over and overtaken_at is null;
create index overtaken_product_change on products.product_change (tenant, proposal_id) where overtaken_at is not null;
