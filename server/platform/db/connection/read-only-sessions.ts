import type pg from 'pg';

/** How long a read-only session is used; then a new one shows whether the server is writable again. */
const lifeMs = 1_000;

/**
 * Knows the sessions that began on a read-only server, during a failover or by its administrator: they
 * stay read-only when the server is writable again, and would refuse every change for ever.
 */
export function readOnlySessions() {
  const begunAt = new WeakMap<object, number>();
  return {
    /** For each new connection, before its first use. */
    async check(client: pg.ClientBase): Promise<void> {
      const { rows } = await client.query<{ transaction_read_only: string }>(
        'show transaction_read_only',
      );
      if (rows[0]?.transaction_read_only === 'on') begunAt.set(client, performance.now());
    },

    isOver(client: object): boolean {
      const begun = begunAt.get(client);
      return begun !== undefined && performance.now() - begun > lifeMs;
    },
  };
}
