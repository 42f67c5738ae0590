import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningJobs, startJobs } from '#jobs/start-jobs.ts';
import { type MailServerStandIn, startMailServer } from '#stand-ins/mail-server.ts';
import { newestMessages } from '#stand-ins/message.query.ts';
import { type TestDatabase, testDatabases } from '#testing/test-database.ts';
import { smtpServer } from './email.adapter.ts';
import { EmailRefused, type EmailSender } from './email.port.ts';
import { type EmailToSend, sendEmail } from './send-email.job.ts';

const senders = { ruter: 'ruter@x.example', akt: 'akt@x.example', fjord: 'fjord@x.example' };
const quiet = { warn: () => undefined, error: () => undefined };
const soon = { timeout: 10_000 };

describe.each(testDatabases)('an e-mail from the outbox on $name', ({ open }) => {
  let test: TestDatabase;
  let server: MailServerStandIn;
  let jobs: RunningJobs;
  let sender: EmailSender;
  let failuresToCome = 0;
  let tries = 0;
  const reported: string[] = [];

  beforeAll(async () => {
    test = await open();
    server = await startMailServer({ database: test.database, now: Temporal.Now.instant });
    sender = smtpServer({ url: server.url, senders, timeoutMs: 3_000 });
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
    jobs = await startJobs({
      connection: test.jobs,
      jobs: [sendEmail],
      dependencies: () => ({ email: failing }),
      log: quiet,
      reportError: (error) => reported.push(String(error)),
    });
    await jobs.work();
  }, 60_000);
  afterAll(async () => {
    await jobs.stop();
    await server.stop();
    await test.drop();
  });

  const receivedBy = (recipient: string, from = 'Ruter Bedrift') =>
    newestMessages(test.database, { sender: from, recipient });
  const written = (to: string, text = 'Hei'): EmailToSend => ({
    tenant: 'ruter',
    to,
    subject: 'Velkommen, Åse',
    text,
  });
  const enqueue = (email: EmailToSend) =>
    test.database.transaction((tx) => jobs.queue.enqueue(tx, sendEmail, email));

  it('arrives after the commit, at its operator alone', async () => {
    const replyTo = { name: 'Kari Nordmann', address: 'kari@x.example' };
    await enqueue({ ...written('first@x.example', 'Blåbær\n\nmed fløte'), replyTo });
    await expect
      .poll(() => receivedBy('first@'), soon)
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
    expect(await receivedBy('first@', 'AKT Bedrift')).toEqual([]);
  });

  it('is never sent when its transaction is rolled back', async () => {
    const rolledBack = test.database.transaction(async (tx) => {
      await jobs.queue.enqueue(tx, sendEmail, written('never@x.example'));
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    await enqueue(written('after@x.example'));
    await expect.poll(() => receivedBy('after@'), soon).toHaveLength(1);
    expect(await receivedBy('never@')).toEqual([]);
  });

  it('that was sent twice, since nobody knew that it had arrived, is one message', async () => {
    const before = tries;
    failuresToCome = 1;
    await enqueue(written('twice@x.example'));
    await expect.poll(() => tries - before, { timeout: 40_000 }).toBe(2);
    await expect.poll(() => receivedBy('twice@'), soon).toHaveLength(1);
  }, 50_000);

  it('that is refused is reported at once and not tried again', async () => {
    const before = tries;
    await enqueue(written('refused@x.example'));
    await expect.poll(() => reported, soon).toHaveLength(1);
    expect(reported[0]).toMatch(/^FailedForGood: the mail server answered 550 for [\w-]+$/);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    expect([tries - before, reported.length]).toEqual([1, 1]);
  }, 20_000);

  it.each([
    ['down', /^Error: the mail server answered 421 for k$/],
    ['slow', /^Error: the mail server did not take k: ETIMEDOUT$/],
  ])(
    'to %s@ always fails, so that a failure can be seen by hand',
    async (name, told) => {
      const failed = await sender
        .send({ ...written(`${name}@any.example`), key: 'k' })
        .catch((error: unknown) => error);
      expect(String(failed)).toMatch(told);
      expect(failed).not.toBeInstanceOf(EmailRefused);
    },
    20_000,
  );

  it('is taken by no stand-in in production', async () => {
    const nodeEnv = process.env['NODE_ENV'];
    process.env['NODE_ENV'] = 'production';
    const started = startMailServer({ database: test.database, now: Temporal.Now.instant });
    process.env['NODE_ENV'] = nodeEnv;
    await expect(started).rejects.toThrow('stand-in');
  });
});
