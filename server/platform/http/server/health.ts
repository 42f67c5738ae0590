import type { FastifyInstance } from 'fastify';
import { setTimeout } from 'node:timers/promises';

/** A check that throws when something is not ready. */
export type ReadinessCheck = { name: string; check: () => Promise<void> };

type ReadinessTimes = {
  /** A probe gets its answer within this time. */
  answerMs: number;
  /** A check may be silent for this long: slow is not down. */
  patienceMs: number;
  /**
   * A check that is silent for so long is asked again: its connection may be one that the network has lost, which does
   * not answer when the database is back.
   */
  retryMs: number;
};

const usualTimes: ReadinessTimes = { answerMs: 2_000, patienceMs: 15_000, retryMs: 3_000 };

type HealthOptions = {
  readonly times?: ReadinessTimes;
  /** The state of the standby; calls are answered without it too. */
  readonly standby?: (() => string) | undefined;
};

/** `/healthz`: the process lives. `/readyz`: database, migrations and jobs are ready. */
export function serveHealth(
  app: FastifyInstance,
  checks: readonly ReadinessCheck[],
  { times = usualTimes, standby }: HealthOptions = {},
): void {
  const patientChecks = checks.map(({ name, check }) => ({ name, isReady: patient(check, times) }));
  app.get('/healthz', (_request, reply) => reply.send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const results = await Promise.all(
      patientChecks.map(async ({ name, isReady }) => [name, await isReady()] as const),
    );
    const ready = results.every(([, ok]) => ok);
    return reply.status(ready ? 200 : 503).send({
      status: ready ? 'ready' : 'not ready',
      checks: Object.fromEntries(results),
      ...(standby && { standby: standby() }),
    });
  });
}

type Attempt = { readonly startedMs: number; readonly outcome: Promise<boolean> };

/**
 * False as soon as a check fails. One that does not answer stands for its last success until patience is
 * over: taking a slow process out of service gives its load to the others, which are slow then too.
 */
function patient(
  check: () => Promise<void>,
  { answerMs, patienceMs, retryMs }: ReadinessTimes,
): () => Promise<boolean> {
  let lastSuccessMs = -Infinity;
  let newest: Attempt | undefined;
  const open = new Set<Attempt>();
  const start = (): Attempt => {
    const outcome = Promise.withResolvers<boolean>();
    const attempt = { startedMs: performance.now(), outcome: outcome.promise };
    open.add(attempt);
    const settle = (isReady: boolean) => {
      open.delete(attempt);
      if (isReady) lastSuccessMs = performance.now();
      // An attempt that is older than the last success decides nothing.
      else if (attempt.startedMs > lastSuccessMs) {
        // Another attempt may still succeed: a slow database can refuse new connections without being down.
        if (open.size > 0) return;
        lastSuccessMs = -Infinity;
      }
      if (newest === attempt) newest = undefined;
      outcome.resolve(isReady);
    };
    check().then(
      () => settle(true),
      () => settle(false),
    );
    return attempt;
  };
  return async () => {
    const deadlineMs = performance.now() + answerMs;
    for (;;) {
      const nowMs = performance.now();
      if (nowMs >= deadlineMs) return nowMs - lastSuccessMs < patienceMs;
      if (newest === undefined || nowMs - newest.startedMs >= retryMs) newest = start();
      const waitMs = Math.min(deadlineMs, newest.startedMs + retryMs) - nowMs;
      const silence = setTimeout(Math.ceil(waitMs), null, { ref: false });
      const isReady = await Promise.race([newest.outcome, silence]);
      if (isReady !== null) return isReady;
    }
  };
}
