import type { Database } from '#platform/db/database.ts';
import { describe, expect } from 'vitest';
import { databaseTest } from '#testing/database-test.ts';
import { makeAdmitTicketApp } from '#platform/access/admit-ticket-app.ts';
import { runTicketAppCommand } from './ticket-app-command.ts';

const now = Temporal.Instant.from('2026-03-06T09:00:00Z');

describe('the command for ticket apps', () => {
  const run = (database: Database, ...words: string[]) =>
    runTicketAppCommand({ database, tenants: ['ruter', 'akt'], now }, words);
  const secretIn = (output: string | null) => /only now: (\S+)$/.exec(output ?? '')?.[1] ?? '';
  const isAdmitted = async (
    database: Database,
    secret: string,
    tenant: 'ruter' | 'akt' = 'ruter',
  ) => {
    const pair = Buffer.from(`the-app:${secret}`).toString('base64');
    return (await makeAdmitTicketApp(database)(tenant, `Basic ${pair}`)) !== null;
  };

  databaseTest(
    'adds an app, whose secret opens the door at that operator until it is turned off',
    async ({ database }) => {
      const secret = secretIn(await run(database, 'add', 'ruter', 'the-app', 'The app'));
      expect(secret.length).toBeGreaterThan(40);
      expect([
        await isAdmitted(database, secret),
        await isAdmitted(database, secret, 'akt'),
      ]).toEqual([true, false]);
      const next = secretIn(await run(database, 'add', 'ruter', 'the-app', 'The app'));
      expect([await isAdmitted(database, secret), await isAdmitted(database, next)]).toEqual([
        false,
        true,
      ]);
      expect(await run(database, 'turn-off', 'ruter', 'the-app')).toBe(
        'the-app is turned off at ruter.',
      );
      expect(await isAdmitted(database, next)).toBe(false);
      // A new secret turns it on again, and opens the door to none of before.
      const again = secretIn(await run(database, 'add', 'ruter', 'the-app', 'The app'));
      expect(await isAdmitted(database, again)).toBe(true);
      for (const former of [secret, next]) expect(await isAdmitted(database, former)).toBe(false);
      expect(await run(database, 'turn-off', 'ruter', 'no-app')).toBe('ruter has no app no-app.');
    },
  );

  databaseTest('adds a key that signs from a moment on', async ({ database }) => {
    const output = await run(database, 'new-key', 'akt', '2027-01-01T00:00:00Z');
    expect(output).toMatch(
      /^Codes on tickets of akt are signed with key [\w-]{8} from 2027-01-01T/,
    );
  });

  databaseTest.each([
    ['add', 'fjord', 'the-app', 'The app'],
    ['turn-off', 'fjord', 'the-app'],
    ['new-key', 'fjord'],
  ])('is refused for an operator without a host: %s', async ({ database }, ...words) =>
    expect(run(database, ...words)).rejects.toThrow(
      'fjord does not run here: TENANT_HOSTS has no host of it.',
    ),
  );

  databaseTest.each([
    [],
    ['add'],
    ['add', 'nobody', 'the-app', 'x'],
    ['add', 'ruter', 'The App', 'x'],
  ])('has no answer but its usage to %j', async ({ database }, ...words) =>
    expect(await run(database, ...words)).toBeNull(),
  );
});
