-- Where reference data comes from, and how old the file was that it came with (docs/decisions/0070). Nobody invoices with
-- what is invented, and an older file does not replace the row of a newer one. What was there before comes from the
-- project's own files: until it is loaded with an origin it counts as invented.
do $$
declare reference_table text;
begin
  foreach reference_table in array array[
    'zones.zone', 'products.product', 'products.price', 'products.vat_rate', 'subscriptions.product',
    'subscriptions.price', 'companies.post_area', 'invoices.seller', 'company_tickets.quarantine'] loop
    execute format(
      'alter table %s add column origin text not null default ''invented''
         check (origin in (''fact'', ''assumption'', ''invented'')),
       add column as_of date not null default ''2000-01-01''', reference_table);
  end loop;
end $$;
