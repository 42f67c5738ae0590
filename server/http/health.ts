import type { FastifyInstance } from 'fastify';
import { setTimeout } from 'node:timers/promises';

/** A question that is answered by throwing when something is not ready. */
export type ReadinessCheck = { name: string; check: () => Promise<void> };

/** `/healthz` says that the process lives, `/readyz` that database, migrations and jobs are there. */
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

/** Whoever asks does not wait long; a check that does not answer is one that failed. */
const patienceMs = 2_000;

const isReady = async (check: () => Promise<void>): Promise<boolean> =>
  Promise.race([
    check().then(
      () => true,
      () => false,
    ),
    setTimeout(patienceMs, false, { ref: false }),
  ]);
