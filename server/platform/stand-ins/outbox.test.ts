import fastify from 'fastify';
import { afterEach, describe, expect } from 'vitest';
import { databaseTestWith } from '#testing/database-test.ts';
import { saveMessage } from './message.store.ts';
import { outbox } from './outbox.ts';
import { smsGatewayStandIn } from './sms-gateway.ts';

const nodeEnv = process.env['NODE_ENV'];
const at = Temporal.Instant.from('2026-03-28T11:00:00Z');

const databaseTest = databaseTestWith(async ({ database }, onEnd) => {
  const app = fastify();
  onEnd(() => app.close());
  app.decorateRequest('tenant', 'ruter');
  await app.register(outbox(database));
  const keep = (key: string, sender: string, recipient: string) =>
    saveMessage(
      database,
      { kind: 'sms', key, sender, recipient, subject: null, body: `Melding ${key}` },
      at,
    );
  await keep('first', 'Ruter', '+4741234567');
  await keep('second', 'Ruter', '+4790000000');
  await keep('theirs', 'AKT', '+4741234567');
  await keep('their-mail', 'AKT Bedrift', 'kari@x.example');
  await keep('mail', 'Ruter Bedrift', 'kari@x.example');
  return { app, database };
});

describe('/dev/outbox', () => {
  afterEach(() => {
    process.env['NODE_ENV'] = nodeEnv;
  });

  databaseTest('has the messages of its own operator, newest first', async ({ app }) => {
    const messages = (await app.inject('/dev/outbox.json')).json<{ key: string }[]>();
    expect(messages.map(({ key }) => key)).toEqual(['mail', 'second', 'first']);
    expect(messages[2]).toMatchObject({ receivedAt: '28.03.2026 12:00:00' });
  });

  databaseTest(
    'shows those to one recipient, also when the number is typed in groups',
    async ({ app }) => {
      const page = await app.inject('/dev/outbox?to=412+34+567');
      expect(page.headers).toMatchObject({ 'cache-control': 'no-store' });
      expect(page.body).toContain('Melding first');
      expect(page.body).not.toContain('Melding second');
    },
  );

  databaseTest('takes any address for one that is asked for', async ({ app }) => {
    expect((await app.inject('/dev/outbox?to=%00412%00')).body).toContain('Melding first');
  });

  databaseTest('and the gateway behind it refuse to start in production', ({ database }) => {
    process.env['NODE_ENV'] = 'production';
    expect(() => outbox(database)).toThrow('NODE_ENV=production');
    expect(() => smsGatewayStandIn({ database, token: 't', now: () => at })).toThrow('stand-in');
  });
});
