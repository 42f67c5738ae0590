import { join } from 'node:path';
import { runStep } from '../steps.ts';
import { trialEnvironment } from './run-tests.ts';

/**
 * `npm run trial:number-races`: two mass orders, an order, an edit and a change of department for an employee number at
 * once, for 1,000 numbers on PostgreSQL. `NUMBER_RACES` says how many instead.
 */
const vitest = join(import.meta.dirname, '../../node_modules/vitest/vitest.mjs');
const test = 'server/services/free-tickets/order-many/number-races.test.ts';
const { passed } = await runStep({
  name: 'races for employee numbers',
  command: process.execPath,
  args: [vitest, 'run', '--project', 'server-postgres', test],
  env: { NUMBER_RACES: '1000', ...(await trialEnvironment()) },
});
process.exit(passed ? 0 : 1);
