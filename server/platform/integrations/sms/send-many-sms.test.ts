import { expect } from 'vitest';
import { systemClock } from '#platform/time/clock.ts';
import { databaseTest } from '#testing/database-test.ts';
import { sendManySms } from './send-many-sms.job.ts';
import { sendSms } from './send-sms.job.ts';
import type { Sms } from './sms.port.ts';

const others = {
  holdBack: async () => new Map(),
  clock: systemClock(),
  onTicketSmsFailed: async () => undefined,
};
const messages = Array.from({ length: 25 }, (_, place) => ({
  tenant: 'ruter' as const,
  topic: 'other' as const,
  companyId: null,
  to: `+479000000${place}`,
  text: `message ${place}`,
}));

databaseTest('many SMS in one job are each sent under a key of their own', async ({ database }) => {
  const smsList: Sms[] = [];
  const enqueued: unknown[] = [];
  const sms = {
    async send(message: Sms) {
      if (message.text === 'message 7') throw new Error('the gateway is down');
      smsList.push(message);
    },
  };
  const queue = {
    enqueue: async (_tx: unknown, { name }: { name: string }, ...data: readonly unknown[]) =>
      void enqueued.push(...data.map((one) => [name, one])),
  };
  await sendManySms.run({ messages }, { ...others, sms, database, queue }, 'job');
  expect(new Set(smsList.map(({ key }) => key)).size).toBe(24);
  // The one that failed is tried for hours, as the message that it was.
  expect(enqueued).toEqual([['send-sms', { ...messages[7], key: 'job:7' }]]);
});

databaseTest('a message that another job has tried keeps its key', async ({ database }) => {
  const keys: string[] = [];
  const sms = { send: async ({ key }: Sms) => void keys.push(key) };
  const dependencies = { ...others, sms, database };
  await sendSms.run({ ...messages[0], key: 'job:7' }, dependencies, 'own');
  await sendSms.run(messages[0], dependencies, 'own');
  expect(keys).toEqual(['job:7', 'own']);
});
