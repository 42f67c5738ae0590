import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmitTicketApp } from '#access/admit-ticket-app.ts';
import { type TestDatabase, testDatabases } from '#testing/test-database.ts';
import { runTicketAppCommand } from './ticket-app-command.ts';

const now = Temporal.Instant.from('2026-03-06T09:00:00Z');

describe.each(testDatabases)('the command for ticket apps on $name', ({ open }) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await open();
  });
  afterAll(() => test.drop());

  const run = (...words: string[]) => runTicketAppCommand(test.database, words, now);
  const secretIn = (told: string | null) => /only now: (\S+)$/.exec(told ?? '')?.[1] ?? '';
  const isAdmitted = async (secret: string, tenant: 'ruter' | 'akt' = 'ruter') => {
    const pair = Buffer.from(`the-app:${secret}`).toString('base64');
    return (await makeAdmitTicketApp(test.database)(tenant, `Basic ${pair}`)) !== null;
  };

  it('adds an app, whose secret opens the door at that operator until it is turned off', async () => {
    const secret = secretIn(await run('add', 'ruter', 'the-app', 'The app'));
    expect(secret.length).toBeGreaterThan(40);
    expect([await isAdmitted(secret), await isAdmitted(secret, 'akt')]).toEqual([true, false]);
    const next = secretIn(await run('add', 'ruter', 'the-app', 'The app'));
    expect([await isAdmitted(secret), await isAdmitted(next)]).toEqual([false, true]);
    expect(await run('turn-off', 'ruter', 'the-app')).toBe('the-app is turned off at ruter.');
    expect(await isAdmitted(next)).toBe(false);
    expect(await run('turn-off', 'ruter', 'no-app')).toBe('ruter has no app no-app.');
  });

  it('adds a key that signs from a moment on', async () => {
    const told = await run('new-key', 'akt', '2027-01-01T00:00:00Z');
    expect(told).toMatch(/^Codes on tickets of akt are signed with key [\w-]{8} from 2027-01-01T/);
  });

  it.each([[], ['add'], ['add', 'nobody', 'the-app', 'x'], ['add', 'ruter', 'The App', 'x']])(
    'has no answer but its usage to %j',
    async (...words) => expect(await run(...words)).toBeNull(),
  );
});
