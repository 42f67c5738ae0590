-- People of a company lie side by side, so that a sample of blocks finds far too few companies: among 10 million people 8,000 of
-- 170,000. The planner then takes every company for a big one, and plans each list anew (docs/decisions/0151). Fifty people a company
-- is what it is told instead, however many there are.
alter table holders.holder alter column company_id set (n_distinct = -0.02);
analyze holders.holder;
