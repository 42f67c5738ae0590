import type { FastifyInstance } from 'fastify';
import { setTimeout } from 'node:timers/promises';

/** A check that throws when something is not ready. */
export type ReadinessCheck = { name: string; check: () => Promise<void> };

export type ReadinessTimes = {
  /** A probe gets its answer within this time. */
  answerMs: number;
  /** A check may be silent for this long: slow is not down. */
  patienceMs: number;
};

const usualTimes: ReadinessTimes = { answerMs: 2_000, patienceMs: 15_000 };

/** `/healthz`: the process lives. `/readyz`: database, migrations and jobs are ready. */
export function serveHealth(
  app: FastifyInstance,
  checks: readonly ReadinessCheck[],
  times = usualTimes,
): void {
  const patientChecks = checks.map(({ name, check }) => ({ name, isReady: patient(check, times) }));
  app.get('/healthz', (_request, reply) => reply.send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const results = await Promise.all(
      patientChecks.map(async ({ name, isReady }) => [name, await isReady()] as const),
    );
    const ready = results.every(([, ok]) => ok);
    return reply
      .status(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'not ready', checks: Object.fromEntries(results) });
  });
}

/**
 * False as soon as a check fails. One that does not answer stands for its last success until patience is
 * over: taking a slow process out of service gives its load to the others, which are slow then too.
 */
function patient(check: () => Promise<void>, { answerMs, patienceMs }: ReadinessTimes) {
  let lastSuccess = -Infinity;
  let running: Promise<boolean> | undefined;
  const run = async (): Promise<boolean> => {
    try {
      await check();
      lastSuccess = performance.now();
      return true;
    } catch {
      lastSuccess = -Infinity;
      return false;
    } finally {
      running = undefined;
    }
  };
  return async (): Promise<boolean> => {
    running ??= run();
    const isReady = await Promise.race([running, setTimeout(answerMs, null, { ref: false })]);
    return isReady ?? performance.now() - lastSuccess < patienceMs;
  };
}
