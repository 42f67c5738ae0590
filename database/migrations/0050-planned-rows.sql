-- What a service has worked out that a row is for, where the cells alone do not say it (docs/decisions/0047). It names
-- nobody: ids and codes alone.
alter table batches.row add column plan jsonb;
