-- The history of a company: with these beside the order, how many changes fit a filter is read from
-- the index alone.
drop index changes.change_by_company;
create index change_by_company on changes.change (company_id, at desc, id desc)
  include (tenant, kind, user_id, person_key, subject_type, subject_id);
