import type pg from 'pg';

const idColumns = {
  'companies.company': 'id',
  'agreements.agreement': 'id',
  'users."user"': 'id',
  'holders.slot': 'key',
  'holders.holder': 'id',
  'tickets.ticket': 'id',
} as const;

/** What the application adds gets the next ids; the planner knows the tables; nothing is left to tidy up. */
export async function settleData(client: pg.ClientBase): Promise<void> {
  for (const [table, column] of Object.entries(idColumns)) {
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', '${column}'), (select max(${column}) from ${table}))`,
    );
  }
  // The demo world has no place here: the mark says that it has been.
  await client.query(
    `insert into changes.change (tenant, at, channel, request_id, kind, subject_type, subject_id)
     values ('ruter', now(), 'import', 'benchmark', 'seed-demo-world', 'demo-world', '0')`,
  );
  await client.query('vacuum analyze');
}
