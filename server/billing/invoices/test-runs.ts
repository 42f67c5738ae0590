import { databaseTestWith } from '#testing/database-test.ts';
import { billing } from './test-billing.ts';

/** A test with a migrated database and prices, shared by the tests of a file. */
export const billingTest = databaseTestWith(({ database }) => billing(database));
