-- Which batch made a change: the history of a company shows a batch as one line (docs/decisions/0128).
-- Null for a change that no batch of the company made.
alter table changes.change add column batch_id bigint;

-- The lines of a company's history, and how many there are, from the index alone.
create index history_line_by_company on changes.change (company_id, at desc, id desc)
  include (tenant) where batch_id is null;
-- What a batch has done, counted by kind.
create index change_of_batch on changes.change (company_id, batch_id, at desc, id desc)
  include (tenant, kind) where batch_id is not null;
