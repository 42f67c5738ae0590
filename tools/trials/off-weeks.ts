import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { doTestsPass, trialEnvironment } from './run-tests.ts';

/**
 * `npm run trial:off-weeks -- --years 2 --seed 7`: random work in two portals of which one is off again and again for
 * days to months. In the end both have invoiced, paid, sent and erased the same.
 */
const { values } = parseArgs({
  options: {
    years: { type: 'string', default: '2' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
  },
});

const passed = await doTestsPass({
  project: 'server',
  tests: ['server/app/off-weeks'],
  env: {
    ...(await trialEnvironment()),
    OFF_WEEKS_DAYS: String(Math.ceil(365 * Number(values.years))),
    OFF_WEEKS_STEPS: '14',
    OFF_WEEKS_SEED: values.seed,
  },
  isTold: true,
});
console.log(`${passed ? 'ok' : 'FAILED'}: ${values.years} years with --seed ${values.seed}`);
process.exit(passed ? 0 : 1);
