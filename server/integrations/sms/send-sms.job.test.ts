import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningJobs, startJobs } from '#jobs/start-jobs.ts';
import { newestMessages } from '#stand-ins/message.query.ts';
import { phoneWithGatewayDown, smsGatewayPath, smsGatewayStandIn } from '#stand-ins/sms-gateway.ts';
import { type TestDatabase, testDatabases } from '#testing/test-database.ts';
import { sendSms } from './send-sms.job.ts';
import { smsGateway } from './sms.adapter.ts';
import type { SmsSender } from './sms.port.ts';

const token = 'try';
const quiet = { warn: () => undefined, error: () => undefined };

describe.each(testDatabases)('an SMS from the outbox on $name', ({ open }) => {
  let test: TestDatabase;
  let gateway: FastifyInstance;
  let jobs: RunningJobs;
  let sender: SmsSender;
  let answersToComeWith503 = 0;
  let requests = 0;

  beforeAll(async () => {
    test = await open();
    gateway = fastify();
    gateway.addHook('onRequest', async (_request, reply) => {
      requests += 1;
      if (answersToComeWith503 > 0) {
        answersToComeWith503 -= 1;
        return reply.status(503).send({});
      }
      return undefined;
    });
    const { database } = test;
    await gateway.register(smsGatewayStandIn({ database, token, now: Temporal.Now.instant }));
    const address = await gateway.listen({ host: '127.0.0.1', port: 0 });
    sender = smsGateway({ url: `${address}${smsGatewayPath}`, token });
    jobs = await startJobs({
      connection: test.jobs,
      jobs: [sendSms],
      dependencies: () => ({ sms: sender }),
      log: quiet,
      reportError: () => undefined,
    });
    await jobs.work();
  }, 60_000);
  afterAll(async () => {
    await jobs.stop();
    await gateway.close();
    await test.drop();
  });

  const receivedBy = (recipient: string, from = 'Ruter') =>
    newestMessages(test.database, { sender: from, recipient });
  const enqueue = (to: string, text: string) =>
    test.database.transaction((tx) =>
      jobs.queue.enqueue(tx, sendSms, { tenant: 'ruter', to, text }),
    );

  it('arrives after the commit, at its operator alone', async () => {
    await enqueue('+4741230001', 'Hentekode: ABCD2345');
    await expect
      .poll(() => receivedBy('41230001'), { timeout: 10_000 })
      .toMatchObject([
        { kind: 'sms', sender: 'Ruter', recipient: '+4741230001', body: 'Hentekode: ABCD2345' },
      ]);
    expect(await receivedBy('41230001', 'AKT')).toEqual([]);
  });

  it('is never sent when its transaction is rolled back', async () => {
    const rolledBack = test.database.transaction(async (tx) => {
      await jobs.queue.enqueue(tx, sendSms, { tenant: 'ruter', to: '+4741230004', text: 'Nei' });
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    await enqueue('+4741230005', 'Etterpå');
    await expect.poll(() => receivedBy('41230005'), { timeout: 10_000 }).toHaveLength(1);
    expect(await receivedBy('41230004')).toEqual([]);
  });

  it('that is sent twice under one key is one message', async () => {
    const sms = { tenant: 'ruter', to: '+4741230003', text: 'To ganger', key: 'same' } as const;
    await sender.send(sms);
    await sender.send(sms);
    await sender.send({ ...sms, key: 'another' });
    expect(await receivedBy('41230003')).toHaveLength(2);
  });

  it('to the documented number always fails, so that a failure can be seen by hand', async () => {
    const sms = { tenant: 'ruter', to: phoneWithGatewayDown, text: 'x', key: 'down' } as const;
    await expect(sender.send(sms)).rejects.toThrow('503');
  });

  it('is taken from nobody without the token', async () => {
    const stranger = smsGateway({
      url: `${gateway.listeningOrigin}${smsGatewayPath}`,
      token: 'wrong',
    });
    await expect(
      stranger.send({ tenant: 'ruter', to: '+4741230006', text: 'x', key: 'k' }),
    ).rejects.toThrow('401');
  });

  it('is tried again while the gateway is down, and arrives once', async () => {
    const before = requests;
    answersToComeWith503 = 1;
    await enqueue('+4741230002', 'Én gang');
    await expect.poll(() => receivedBy('41230002'), { timeout: 40_000 }).toHaveLength(1);
    expect(requests - before).toBe(2);
  }, 50_000);
});
