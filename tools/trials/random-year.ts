import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { doTestsPass, trialEnvironment } from './run-tests.ts';

/** `npm run trial:random-year -- --years 100 --seed 7`: that many years on each database, one after the other. */
const { values } = parseArgs({
  options: {
    years: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
  },
});

const passed = await doTestsPass({
  project: 'server',
  tests: ['server/billing/invoices/year', 'server/services/free-tickets/year'],
  env: { ...(await trialEnvironment()), YEARS: values.years, PROPERTY_SEED: values.seed },
});
console.log(`${passed ? 'ok' : 'FAILED'}: ${values.years} years with PROPERTY_SEED=${values.seed}`);
process.exit(passed ? 0 : 1);
