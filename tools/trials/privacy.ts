import { parseArgs } from 'node:util';
import { doTestsPass, trialEnvironment } from './run-tests.ts';

/**
 * `npm run trial:privacy -- --people 1000`: people come into the portal by every service; half of them are erased by customer
 * support, the others by the nightly jobs. A dump of every table and the log are searched for all of them.
 */
const { values } = parseArgs({ options: { people: { type: 'string', default: '1000' } } });

const passed = await doTestsPass({
  project: 'server',
  tests: ['server/app/people/thousand-people.test.ts'],
  env: { ...(await trialEnvironment()), PRIVACY_PEOPLE: values.people },
  isTold: true,
});
console.log(`${passed ? 'ok, 0 found' : 'FAILED'}: ${values.people} people`);
process.exit(passed ? 0 : 1);
