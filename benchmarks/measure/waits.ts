import { type Bench, measuredPortal } from '../measured-portal.ts';
import { atMost, type Figure, plainFigure } from '../report/result.ts';
import { bytesOf, HttpClient, type Request } from './http-client.ts';
import { percentile } from './statistics.ts';

export type Kind<T> = {
  kind: string;
  asked: readonly T[];
  /** Limit of the 99th percentile in ms; also of the maximum, where waiting is noticed. */
  goal: number;
};

const longWait = 200;

/** Response times of one user's requests of each kind, one at a time. */
export async function measureLatency<T>(
  bench: Bench,
  kinds: readonly Kind<T>[],
  requestOf: (asked: T) => Request,
): Promise<Figure[]> {
  const portal = await measuredPortal(bench);
  const client = new HttpClient(portal.port);
  const figures: Figure[] = [];
  for (const { kind, asked, goal } of kinds) {
    const requests = asked.map((one) => bytesOf(portal.port, requestOf(one)));
    const took = await timesOf(client, requests);
    figures.push(
      plainFigure(`${kind}: p50`, `${percentile(took, 0.5).toFixed(1)} ms`),
      atMost(`${kind}: p99`, percentile(took, 0.99), { goal, unit: ' ms', digits: 1 }),
    );
    if (goal === longWait) {
      figures.push(atMost(`${kind}: worst`, Math.max(...took), { goal, unit: ' ms', digits: 1 }));
    }
  }
  client.close();
  await portal.stop();
  return figures;
}

const minTimes = 60;

/** Every request once to fill caches, then at least three times each; more often for kinds with few. */
async function timesOf(client: HttpClient, requests: readonly string[]): Promise<number[]> {
  const took: number[] = [];
  const rounds = Math.max(3, Math.ceil(minTimes / requests.length));
  for (let round = 0; round <= rounds; round += 1) {
    for (const request of requests) {
      const startedAt = performance.now();
      await client.ask(request);
      if (round > 0) took.push(performance.now() - startedAt);
    }
  }
  return took;
}
