import { describe, expect } from 'vitest';
import { databaseTestWith } from '#testing/database-test.ts';
import { jobsLeft } from '#testing/jobs-left.store.ts';
import { startJobs } from '#platform/jobs/start-jobs.ts';
import { systemClock } from '#platform/time/clock.ts';
import { startMailServer } from '#platform/stand-ins/mail-server.ts';
import { newestMessages } from '#platform/stand-ins/message.query.ts';
import { smtpServer } from './email.adapter.ts';
import { EmailRefused, type EmailSender } from './email.port.ts';
import { type EmailToSend, sendEmail } from './send-email.job.ts';
import { testSecrets } from '#testing/test-secrets.ts';

const senders = { ruter: 'ruter@x.example', akt: 'akt@x.example', fjord: 'fjord@x.example' };
const quiet = { warn: () => undefined };
const soon = { timeout: 10_000 };

let failuresToCome = 0;
let tries = 0;
const emailTo = (to: string, text = 'Hei'): EmailToSend => ({
  tenant: 'ruter',
  topic: 'other',
  companyId: null,
  to,
  subject: 'Velkommen, Åse',
  text,
});
const databaseTest = databaseTestWith(async ({ database, jobs: connection }, onEnd) => {
  const server = await startMailServer({ database, now: Temporal.Now.instant });
  onEnd(server.stop);
  const sender = smtpServer({ url: server.url, senders, timeoutMs: 3_000 });
  const failing: EmailSender = {
    async send(email) {
      tries += 1;
      if (failuresToCome > 0) {
        failuresToCome -= 1;
        // It has arrived, and nobody knows: the worst moment to lose a connection.
        await sender.send(email);
        throw new Error('the connection was lost');
      }
      await sender.send(email);
    },
  };
  const reported: string[] = [];
  const jobs = await startJobs({
    connection,
    secrets: testSecrets,
    jobs: [sendEmail],
    dependencies: () => ({ email: failing, database, clock: systemClock() }),
    log: quiet,
    reportError: (error) => reported.push(String(error)),
  });
  onEnd(jobs.stop);
  await jobs.work();
  return {
    database,
    sender,
    jobs,
    reported,
    receivedBy: (recipient: string, from = 'Ruter Bedrift') =>
      newestMessages(database, { sender: from, recipient }),
    enqueue: (email: EmailToSend) =>
      database.transaction((tx) => jobs.queue.enqueue(tx, sendEmail, email)),
  };
});

describe('an e-mail from the outbox', () => {
  databaseTest('arrives after the commit, at its operator alone', async (outbox) => {
    const replyTo = { name: 'Kari Nordmann', address: 'kari@x.example' };
    await outbox.enqueue({ ...emailTo('first@x.example', 'Blåbær\n\nmed fløte'), replyTo });
    await expect
      .poll(() => outbox.receivedBy('first@'), soon)
      .toMatchObject([
        {
          kind: 'email',
          sender: 'Ruter Bedrift',
          recipient: 'first@x.example',
          replyTo: 'Kari Nordmann <kari@x.example>',
          subject: 'Velkommen, Åse',
          body: 'Blåbær\n\nmed fløte',
        },
      ]);
    expect(await outbox.receivedBy('first@', 'AKT Bedrift')).toEqual([]);
  });

  databaseTest('is never sent when its transaction is rolled back', async (outbox) => {
    const rolledBack = outbox.database.transaction(async (tx) => {
      await outbox.jobs.queue.enqueue(tx, sendEmail, emailTo('never@x.example'));
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    await outbox.enqueue(emailTo('after@x.example'));
    await expect.poll(() => outbox.receivedBy('after@'), soon).toHaveLength(1);
    expect(await outbox.receivedBy('never@')).toEqual([]);
  });

  databaseTest(
    'that was sent twice after a lost answer is one message',
    async (outbox) => {
      const before = tries;
      failuresToCome = 1;
      await outbox.enqueue(emailTo('twice@x.example'));
      await expect.poll(() => tries - before, { timeout: 40_000 }).toBe(2);
      await expect.poll(() => outbox.receivedBy('twice@'), soon).toHaveLength(1);
    },
    50_000,
  );

  databaseTest('that is refused is reported at once and not tried again', async (outbox) => {
    const before = tries;
    await outbox.enqueue(emailTo('refused@x.example'));
    await expect.poll(() => outbox.reported, soon).toHaveLength(1);
    expect(outbox.reported[0]).toMatch(/^FailedForGood: the mail server answered 550 for [\w-]+$/);
    // Nothing is left that could be tried again.
    await expect.poll(() => jobsLeft(outbox.database, sendEmail.name), soon).toEqual([]);
    expect([tries - before, outbox.reported.length]).toEqual([1, 1]);
  });

  databaseTest.each([
    ['down', /^Error: the mail server answered 421 for k$/],
    ['slow', /^Error: the mail server did not accept k: ETIMEDOUT$/],
  ])(
    'to %s@ always fails, so that a failure can be seen by hand',
    async (outbox, name, expectedText) => {
      const failed = await outbox.sender
        .send({ ...emailTo(`${name}@any.example`), key: 'k' })
        .catch((error: unknown) => error);
      expect(String(failed)).toMatch(expectedText);
      expect(failed).not.toBeInstanceOf(EmailRefused);
    },
  );

  databaseTest('is taken by no stand-in in production', async (outbox) => {
    const nodeEnv = process.env['NODE_ENV'];
    process.env['NODE_ENV'] = 'production';
    const started = startMailServer({ database: outbox.database, now: Temporal.Now.instant });
    process.env['NODE_ENV'] = nodeEnv;
    await expect(started).rejects.toThrow('stand-in');
  });
});
