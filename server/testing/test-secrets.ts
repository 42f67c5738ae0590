import { createHash } from 'node:crypto';
import { makeSecrets } from '#platform/secrets/secrets.ts';

const key = createHash('sha256').update('a key of tests').digest();

/** As `TAKST_KEY` has it. */
export const testKey = key.toString('base64');

/** What every test database is opened with, so that a copy of a template can be read. */
export const testSecrets = makeSecrets([key]);
