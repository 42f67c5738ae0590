import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { doTestsPass, trialEnvironment } from './run-tests.ts';

/**
 * `npm run trial:generated-years -- --people 2000 --months 36 --seed 7`: the sums of a generated company's invoices,
 * invoice base, tax base and changes, before and after erasing.
 */
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '2000' },
    months: { type: 'string', default: '36' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
  },
});

const size = `${values.people} people, ${values.months} months, PROPERTY_SEED=${values.seed}`;
const passed = await doTestsPass({
  project: 'server',
  tests: ['server/services/free-tickets/year/generated-years'],
  env: {
    ...(await trialEnvironment()),
    PEOPLE: values.people,
    MONTHS: values.months,
    PROPERTY_SEED: values.seed,
  },
  isTold: true,
});
console.log(`${passed ? 'ok' : 'FAILED'}: ${size}`);
process.exit(passed ? 0 : 1);
