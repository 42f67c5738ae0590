import fastify from 'fastify';
import { describe, expect } from 'vitest';
import { databaseTestWith } from '#testing/database-test.ts';
import { systemClock } from '#platform/time/clock.ts';
import { startJobs } from '#platform/jobs/start-jobs.ts';
import { newestMessages } from '#platform/stand-ins/message.query.ts';
import {
  phoneWithGatewayDown,
  smsGatewayPath,
  smsGatewayStandIn,
} from '#platform/stand-ins/sms-gateway.ts';
import { sendSms } from './send-sms.job.ts';
import { smsGateway } from './sms.adapter.ts';
import { testSecrets } from '#testing/test-secrets.ts';

const token = 'try';
const quiet = { warn: () => undefined };

let answersToComeWith503 = 0;
let requests = 0;
const facts = { tenant: 'ruter', topic: 'other', companyId: null } as const;

const databaseTest = databaseTestWith(async ({ database, jobs: connection }, onEnd) => {
  const gateway = fastify();
  gateway.addHook('onRequest', async (_request, reply) => {
    requests += 1;
    if (answersToComeWith503 > 0) {
      answersToComeWith503 -= 1;
      return reply.status(503).send({});
    }
    return undefined;
  });
  await gateway.register(smsGatewayStandIn({ database, token, now: Temporal.Now.instant }));
  const address = await gateway.listen({ host: '127.0.0.1', port: 0 });
  onEnd(() => gateway.close());
  const sender = smsGateway({ url: `${address}${smsGatewayPath}`, token });
  const jobs = await startJobs({
    connection,
    secrets: testSecrets,
    jobs: [sendSms],
    dependencies: () => ({
      sms: sender,
      holdBack: async () => new Map(),
      database,
      clock: systemClock(),
      onTicketSmsFailed: async () => undefined,
    }),
    log: quiet,
    reportError: () => undefined,
  });
  onEnd(jobs.stop);
  await jobs.work();
  return {
    database,
    gateway,
    sender,
    jobs,
    receivedBy: (recipient: string, from = 'Ruter') =>
      newestMessages(database, { sender: from, recipient }),
    enqueue: (to: string, text: string) =>
      database.transaction((tx) => jobs.queue.enqueue(tx, sendSms, { ...facts, to, text })),
  };
});

describe('an SMS from the outbox', () => {
  databaseTest('arrives after the commit, at its operator alone', async (outbox) => {
    await outbox.enqueue('+4741230001', 'Hentekode: ABCD2345');
    await expect
      .poll(() => outbox.receivedBy('41230001'), { timeout: 10_000 })
      .toMatchObject([
        { kind: 'sms', sender: 'Ruter', recipient: '+4741230001', body: 'Hentekode: ABCD2345' },
      ]);
    expect(await outbox.receivedBy('41230001', 'AKT')).toEqual([]);
  });

  databaseTest('is never sent when its transaction is rolled back', async (outbox) => {
    const rolledBack = outbox.database.transaction(async (tx) => {
      await outbox.jobs.queue.enqueue(tx, sendSms, {
        ...facts,
        to: '+4741230004',
        text: 'Nei',
      });
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    await outbox.enqueue('+4741230005', 'Etterpå');
    await expect.poll(() => outbox.receivedBy('41230005'), { timeout: 10_000 }).toHaveLength(1);
    expect(await outbox.receivedBy('41230004')).toEqual([]);
  });

  databaseTest('that is sent twice under one key is one message', async (outbox) => {
    const sms = { tenant: 'ruter', to: '+4741230003', text: 'To ganger', key: 'same' } as const;
    await outbox.sender.send(sms);
    await outbox.sender.send(sms);
    await outbox.sender.send({ ...sms, key: 'another' });
    expect(await outbox.receivedBy('41230003')).toHaveLength(2);
  });

  databaseTest(
    'to the documented number always fails, so that a failure can be seen by hand',
    async (outbox) => {
      const sms = { tenant: 'ruter', to: phoneWithGatewayDown, text: 'x', key: 'down' } as const;
      await expect(outbox.sender.send(sms)).rejects.toThrow('503');
    },
  );

  databaseTest('is refused without the token', async (outbox) => {
    const stranger = smsGateway({
      url: `${outbox.gateway.listeningOrigin}${smsGatewayPath}`,
      token: 'wrong',
    });
    await expect(
      stranger.send({ tenant: 'ruter', to: '+4741230006', text: 'x', key: 'k' }),
    ).rejects.toThrow('401');
  });

  databaseTest(
    'is tried again while the gateway is down, and arrives once',
    async (outbox) => {
      const before = requests;
      answersToComeWith503 = 1;
      await outbox.enqueue('+4741230002', 'Én gang');
      await expect.poll(() => outbox.receivedBy('41230002'), { timeout: 40_000 }).toHaveLength(1);
      expect(requests - before).toBe(2);
    },
    50_000,
  );
});
