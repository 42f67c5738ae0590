-- A company may move between two cards of a day: each address to which cards were posted stands with the day.
delete from travel_cards.production where post_address is null;
alter table travel_cards.production
  drop constraint production_pkey,
  add column id bigint generated always as identity primary key,
  alter column post_address set not null,
  add unique (company_id, made_on, post_address);
