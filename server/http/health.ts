import type { FastifyInstance } from 'fastify';
import { setTimeout } from 'node:timers/promises';

/** A check that throws when something is not ready. */
export type ReadinessCheck = { name: string; check: () => Promise<void> };

/** `/healthz`: the process lives. `/readyz`: database, migrations and jobs are ready. */
export function serveHealth(app: FastifyInstance, checks: readonly ReadinessCheck[]): void {
  app.get('/healthz', (_request, reply) => reply.send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const results = await Promise.all(
      checks.map(async ({ name, check }) => [name, await isReady(check)] as const),
    );
    const ready = results.every(([, ok]) => ok);
    return reply
      .status(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'not ready', checks: Object.fromEntries(results) });
  });
}

/** A check that takes longer has failed. */
const timeoutMs = 2_000;

const isReady = async (check: () => Promise<void>): Promise<boolean> =>
  Promise.race([
    check().then(
      () => true,
      () => false,
    ),
    setTimeout(timeoutMs, false, { ref: false }),
  ]);
