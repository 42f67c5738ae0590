import { parseArgs } from 'node:util';
import { startThrowawayPostgres } from '../../tools/throwaway-postgres.ts';
import { freePort } from '@takst/server/testing/free-port.ts';
import { floodTrial } from './flood-trial.ts';
import { trialDatabases } from './trial-databases.ts';

/**
 * `npm run trial:flood -- --orders 10000 --on PostgreSQL`: one source orders by a company's public form, with
 * the server's own limit of requests and then without it. Fails when more gets through than the limits let, or
 * when a signed-in user waits twice as long as usual.
 */
const { values } = parseArgs({
  options: { orders: { type: 'string', default: '10000' }, on: { type: 'string' } },
});

/** SMS codes for one address in an hour: as many phones can be proved, and order once. */
const maxOrdered = 10;
const maxSlowdown = 2;

const url = process.env['TEST_DATABASE_URL'] ?? (await startThrowawayPostgres()) ?? undefined;
const databases = trialDatabases(url).filter(([name]) => !values.on || values.on === name);
let faultCount = 0;
for (const [name, make] of databases) {
  for (const limitsRequests of [true, false]) {
    await using database = await make();
    const port = await freePort();
    const orders = Number(values.orders);
    const figures = await floodTrial({ ...database, port, orders, limitsRequests });
    const { codes, ordered, answers, usualP95Ms, p95Ms, seconds } = figures;
    const slowdown = p95Ms / usualP95Ms;
    console.log(
      `${name}, ${limitsRequests ? 'with' : 'without'} the limit of requests: ` +
        `${orders} tries in ${seconds.toFixed(1)} s, ${codes} codes, ${ordered} ordered; ` +
        `p95 of a user ${usualP95Ms.toFixed(1)} ms, meanwhile ${p95Ms.toFixed(1)} ms (${slowdown.toFixed(2)} times)`,
    );
    console.log(JSON.stringify(answers));
    if (ordered > maxOrdered || codes > maxOrdered) faultCount += 1;
    if (limitsRequests && slowdown > maxSlowdown) faultCount += 1;
  }
}
process.exit(faultCount > 0 ? 1 : 0);
