-- Post codes of Norway, the same for every operator.
create table companies.post_area (
  post_code text primary key check (post_code ~ '^\d{4}$'),
  area text not null,
  municipality text not null
);
