import { describe, expect } from 'vitest';
import { sendEmail } from '#platform/integrations/email/send-email.job.ts';
import { sendManySms } from '#platform/integrations/sms/send-many-sms.job.ts';
import { sendSms } from '#platform/integrations/sms/send-sms.job.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import { startJobs } from '#platform/jobs/start-jobs.ts';
import { databaseTestWith } from '#testing/database-test.ts';
import { systemClock } from '#platform/time/clock.ts';
import { undeliveredRows } from './test-undelivered.store.ts';
import { testSecrets } from '#testing/test-secrets.ts';

const soon = { timeout: 30_000 };
const facts = { tenant: 'ruter', companyId: 7 } as const;

/** Jobs whose only try fails, by what an outside service answers. */
const databaseTest = databaseTestWith(async ({ database, jobs: connection }, onEnd) => {
  const fail = async ({ key }: { key: string }) => {
    throw new Error(`the gateway answered 400 for ${key}`);
  };
  const jobs = await startJobs({
    connection,
    secrets: testSecrets,
    jobs: [
      { ...sendSms, retries: 0 },
      { ...sendManySms, retries: 0 },
      { ...sendEmail, retries: 0 },
    ],
    dependencies: (queue: JobQueue) => ({
      database,
      queue,
      clock: systemClock(),
      sms: { send: fail },
      holdBack: async () => new Map(),
      onTicketSmsFailed: async () => undefined,
      email: { send: fail },
    }),
    log: { warn: () => undefined },
    reportError: () => undefined,
  });
  onEnd(jobs.stop);
  await jobs.work();
  return { database, queue: jobs.queue };
});

describe('a message whose job failed for good', () => {
  databaseTest(
    'is listed with what it was about and the last answer, and once',
    async ({ database, queue }) => {
      await database.transaction(async (tx) => {
        await queue.enqueue(tx, sendSms, {
          ...facts,
          topic: 'ticket',
          to: '+4741230001',
          text: 'Hentekode: ABCD2345',
          key: 'many:3',
        });
        await queue.enqueue(tx, sendEmail, {
          ...facts,
          topic: 'activation-link',
          to: 'kari@x.example',
          subject: 'Velkommen',
          text: 'https://x.example/aktiver/secret',
        });
      });
      await expect.poll(() => undeliveredRows(database), soon).toHaveLength(2);
      const rows = await undeliveredRows(database);
      expect(rows.find(({ kind }) => kind === 'sms')).toMatchObject({
        tenant: 'ruter',
        company_id: 7,
        topic: 'ticket',
        recipient: '+4741230001',
        reason: 'the gateway answered 400',
        message_key: 'many:3',
        content: { text: 'Hentekode: ABCD2345' },
        sent_again_at: null,
      });
      // A link that opens a login is not kept.
      expect(rows.find(({ kind }) => kind === 'email')).toMatchObject({
        topic: 'activation-link',
        recipient: 'kari@x.example',
        content: null,
      });
    },
  );

  databaseTest('is each of those that one job sends', async ({ database, queue }) => {
    const messages = [1, 2].map((place) => ({
      ...facts,
      topic: 'ticket' as const,
      to: `+474123001${place}`,
      text: 'Hei',
    }));
    const dependencies = {
      database,
      queue,
      clock: systemClock(),
      sms: { send: async () => undefined },
      holdBack: async () => new Map(),
      onTicketSmsFailed: async () => undefined,
    };
    for (let time = 0; time < 2; time += 1) {
      await sendManySms.giveUp?.({ messages }, dependencies, { key: 'job', reason: 'it ended' });
    }
    const rows = await undeliveredRows(database);
    expect(
      rows.filter(({ reason }) => reason === 'it ended').map((row) => row.message_key),
    ).toEqual(['job:0', 'job:1']);
  });

  databaseTest('is each that a cap of the day holds back', async ({ database, queue }) => {
    const sent: string[] = [];
    const notified: number[] = [];
    const dependencies = {
      database,
      queue,
      clock: systemClock(),
      sms: { send: async ({ key }: { key: string }) => void sent.push(key) },
      holdBack: async (messages: readonly { key: string }[]) =>
        new Map(
          messages
            .filter(({ key }) => key.startsWith('over'))
            .map(({ key }) => [key, 'SMS_CAP_OF_PHONE' as const]),
        ),
      onTicketSmsFailed: async (_tx: unknown, tickets: readonly { ticketId: number }[]) =>
        void notified.push(...tickets.map(({ ticketId }) => ticketId)),
    };
    const message = { ...facts, topic: 'ticket' as const, to: '+4741230099', text: 'Hei' };
    const over = { ...message, ticketId: 5 };
    await sendSms.run(message, dependencies, 'under');
    await sendSms.run(over, dependencies, 'over');
    await sendManySms.run({ messages: [over, over] }, dependencies, 'over-many');
    await sendManySms.run({ messages: [message] }, dependencies, 'under-many');
    expect(sent).toEqual(['under', 'under-many:0']);
    expect(notified).toEqual([5, 5, 5]);
    const rows = await undeliveredRows(database);
    expect(rows.filter(({ recipient }) => recipient === message.to)).toMatchObject(
      ['over', 'over-many:0', 'over-many:1'].map((key) => ({
        message_key: key,
        reason: 'SMS_CAP_OF_PHONE',
        content: { text: 'Hei' },
      })),
    );
  });
});
