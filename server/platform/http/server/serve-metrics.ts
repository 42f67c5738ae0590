import type { FastifyInstance } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { answerFailure } from '../failure.ts';
import '../fastify-types.ts';
import { type Metrics, openMetricsType } from '#platform/observability/metrics/metrics.ts';

const metricsPath = '/metrics';

/** Measures every request, and serves the numbers to who has the token; without one to nobody. */
export function serveMetrics(
  app: FastifyInstance,
  metrics: Metrics | null,
  token: string | undefined,
): void {
  if (!metrics || token === undefined) {
    app.get(metricsPath, (_request, reply) => answerFailure(reply, 'NOT_FOUND'));
    return;
  }
  app.addHook('onResponse', (request, reply, done) => {
    metrics.served({
      route: request.routeOptions.url ?? '(no route)',
      method: request.method,
      status: reply.statusCode,
      seconds: Math.max(0, reply.elapsedTime - request.streamMs) / 1_000,
    });
    done();
  });
  const right = digestOf(`Bearer ${token}`);
  app.get(metricsPath, async (request, reply) => {
    // As an address that is not there: nobody learns that a token would open it.
    if (!timingSafeEqual(digestOf(request.headers.authorization ?? ''), right))
      return answerFailure(reply, 'NOT_FOUND');
    const text = await metrics.read();
    return reply.type(openMetricsType).header('cache-control', 'no-store').send(text);
  });
}

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();
