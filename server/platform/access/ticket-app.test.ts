import { describe, expect } from 'vitest';
import { databaseTestWith } from '#testing/database-test.ts';
import { makeAdmitTicketApp } from './admit-ticket-app.ts';
import { saveTicketApp, turnOffTicketApp } from './ticket-app.store.ts';

const databaseTest = databaseTestWith(async ({ database }) => {
  const admit = makeAdmitTicketApp(database);
  return {
    save: (clientId: string, tenant: 'ruter' | 'akt' = 'ruter') =>
      database.transaction((tx) => saveTicketApp(tx, { tenant, clientId, name: 'App' })),
    turnOff: (clientId: string) =>
      database.transaction((tx) => turnOffTicketApp(tx, { tenant: 'ruter', clientId })),
    admit: (clientId: string, secret: string, tenant: 'ruter' | 'akt' = 'ruter') => {
      const pair = Buffer.from(`${clientId}:${secret}`).toString('base64');
      return admit(tenant, `Basic ${pair}`);
    },
  };
});

describe('a ticket app', () => {
  databaseTest('is admitted by its own secret, at its own operator', async (test) => {
    const [secret, others] = [await test.save('own-app'), await test.save('other-app')];
    expect(await test.admit('own-app', secret)).toEqual({ tenant: 'ruter', clientId: 'own-app' });
    expect(await test.admit('own-app', others)).toBeNull();
    expect(await test.admit('no-app', secret)).toBeNull();
    expect(await test.admit('own-app', secret, 'akt')).toBeNull();
  });

  databaseTest('is refused once it is turned off, until it has a new secret', async (test) => {
    const secret = await test.save('off-app');
    expect(await test.turnOff('off-app')).toBe(true);
    expect(await test.admit('off-app', secret)).toBeNull();
    const newSecret = await test.save('off-app');
    expect(await test.admit('off-app', secret)).toBeNull();
    expect(await test.admit('off-app', newSecret)).not.toBeNull();
    expect(await test.turnOff('no-app')).toBe(false);
  });

  databaseTest('is turned off at its own operator alone', async (test) => {
    const [, elsewhere] = [await test.save('both-app'), await test.save('both-app', 'akt')];
    expect(await test.turnOff('both-app')).toBe(true);
    expect(await test.admit('both-app', elsewhere, 'akt')).not.toBeNull();
  });
});
