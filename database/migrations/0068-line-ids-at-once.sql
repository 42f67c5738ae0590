-- A run takes the ids of very many lines: a connection fetches them in thousands. Those that it does not use stay free.
alter sequence invoices.line_id_seq cache 1000;
