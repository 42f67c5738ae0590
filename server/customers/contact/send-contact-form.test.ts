import { sendContactForm } from '@takst/contract/customers/contact/send-contact-form.contract.ts';
import { describe, expect } from 'vitest';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { recordTestChange } from '#platform/changes/test-record.ts';
import { sendEmail } from '#platform/integrations/email/send-email.job.ts';
import { jobsLeft } from '#testing/jobs-left.store.ts';
import { startMailServer } from '#platform/stand-ins/mail-server.ts';
import { newestMessages } from '#platform/stand-ins/message.query.ts';
import { freePort } from '#testing/free-port.ts';
import type { WorldUser } from '#testing/portal/world.store.ts';
import { deleteCompany, emailsLeft, recordedForms, renameUser } from './test-contact.store.ts';
import { advisoryLock } from '#testing/races/lock.ts';
import { statusesOf } from '#testing/races/outcomes.ts';
import { raceTestOn } from '#testing/races/race-test.ts';

const mailbox = 'bedrift@ruter.example';
const soon = { timeout: 10_000 };

const portalTest = portalTestWith(async ({ start, database, onEnd }) => {
  const port = await freePort();
  let server = await startMailServer({ database, now: Temporal.Now.instant, port });
  onEnd(() => server.stop());
  const environment = { SMTP_URL: `smtp://127.0.0.1:${port}`, CONTACT_RUTER_EMAIL: mailbox };
  const mailServer = {
    stop: () => server.stop(),
    start: async () => {
      server = await startMailServer({ database, now: Temporal.Now.instant, port });
    },
  };
  return { ...(await start({ environment })), mailServer };
});

const raceTest = raceTestOn(portalTest);

describe('the contact form', () => {
  const ownCompany = (portal: TestPortal, { tenant, companyRoles }: WorldUser) =>
    portal.company(Object.keys(companyRoles)[0] ?? 'several-services', tenant);
  type Written = { user?: WorldUser; message?: string; companyId?: number; key?: string };
  const write = (
    portal: TestPortal,
    { user = portal.user('hr'), message = 'Hei!', companyId, key }: Written = {},
  ) => {
    const body = { message, companyId: companyId ?? ownCompany(portal, user).id };
    return portal.callAs(user, sendContactForm, key === undefined ? { body } : { body, key });
  };
  const received = async (portal: TestPortal, words: string) =>
    (await newestMessages(portal.database, { sender: 'Ruter Bedrift', recipient: '@' })).filter(
      ({ body }) => body.includes(words),
    );
  const refused = { status: 404, json: { code: 'COMPANY_NOT_FOUND' } };

  portalTest(
    'gives a receipt, and reaches the operator once with its writer as the one to answer',
    async (portal) => {
      const user = portal.user('hr-single');
      await renameUser(portal.database, { id: user.id, firstName: 'Åse', lastName: 'Ås' });
      const { id } = ownCompany(portal, user);
      const message = 'Vi får ikke bestilt.\n\nHva gjør vi?';
      const answer = await write(portal, {
        user,
        message: `  ${message} `,
        key: 'once-and-for-all',
      });
      const receipt = { companyId: id, firstName: 'Åse', lastName: 'Ås', description: message };
      expect(answer).toMatchObject({ status: 200, json: receipt });
      expect(
        await write(portal, { user, message: `  ${message} `, key: 'once-and-for-all' }),
      ).toMatchObject({
        json: answer.json,
      });
      await expect
        .poll(() => received(portal, message), soon)
        .toMatchObject([
          {
            recipient: mailbox,
            replyTo: 'Åse Ås <hr-single@ruter.example>',
            subject: expect.stringMatching(
              new RegExp(`^Henvendelse fra .+ \\(kundenummer ${id}\\)$`),
            ),
            body: expect.stringContaining('Fra: Åse Ås, hr-single@ruter.example, +47 9'),
          },
        ]);
      expect(await recordedForms(portal.database, user.id)).toMatchObject([
        {
          company_id: id,
          subject_type: 'user',
          subject_id: String(user.id),
          channel: 'portal',
          before: null,
          after: { message },
        },
      ]);
      const [mail] = await received(portal, message);
      expect(mail?.body).toContain(`, kundenummer ${id}, org.nr. `);
      expect(mail?.body).toContain('Sendt fra kontaktskjemaet i Ruter Bedrift.');
    },
  );

  portalTest(
    'is taken while the mail server is down, and goes when it is there again',
    async (portal) => {
      await portal.mailServer.stop();
      expect(await write(portal, { message: 'Er noen der?' })).toMatchObject({ status: 200 });
      // It has been tried, in vain, and will be again.
      await expect.poll(() => jobsLeft(portal.database, sendEmail.name), soon).toContain('retry');
      expect(await received(portal, 'Er noen der?')).toEqual([]);
      await portal.mailServer.start();
      await expect
        .poll(() => received(portal, 'Er noen der?'), { timeout: 40_000 })
        .toHaveLength(1);
    },
    50_000,
  );

  portalTest.each(['another’s', 'another operator’s', 'nobody’s', 'a deleted'])(
    'knows nothing of %s company, and nothing is sent',
    async (portal, which) => {
      const before = await emailsLeft(portal.database);
      const user = portal.user('hr-large');
      const [theirs] = portal.world.companies.filter(
        ({ tenant, key }) => tenant === 'ruter' && !(key in user.companyRoles),
      );
      const deleted = portal.user('hr-contractor');
      const deletedCompanyId = ownCompany(portal, deleted).id;
      if (which === 'a deleted')
        await deleteCompany(portal.database, deletedCompanyId, portal.clock.now());
      const ids: Record<string, number | undefined> = {
        'another’s': theirs?.id,
        'another operator’s': portal.company('several-services', 'akt').id,
        'nobody’s': 7_399_999,
        'a deleted': deletedCompanyId,
      };
      const companyId = ids[which] ?? 0;
      expect(await write(portal, { user, companyId })).toMatchObject(refused);
      // A global role does not widen what everybody has (docs/decisions/0003).
      expect(await write(portal, { user: portal.user('operator'), companyId })).toMatchObject(
        refused,
      );
      expect(await emailsLeft(portal.database)).toBe(before);
    },
  );

  portalTest('is the main operator’s alone', async (portal) => {
    const user = portal.user('hr', 'akt');
    expect(await write(portal, { user })).toMatchObject({
      status: 403,
      json: { code: 'NOT_ALLOWED' },
    });
  });

  portalTest('has a message of at least 2 characters', async (portal) => {
    for (const [message, fault] of [
      ['   ', 'required'],
      [' x ', 'minLength'],
      ['x'.repeat(5_001), 'maxLength'],
      ['a\u0007b', 'unprintable'],
    ] as const) {
      expect(await write(portal, { message })).toMatchObject({
        status: 422,
        json: { code: 'INVALID_INPUT', fields: [{ path: 'message', message: fault }] },
      });
    }
  });

  portalTest('takes nothing in a name or a message for an address or a header', async (portal) => {
    const user = portal.user('hr-housing');
    const lines = '\r\nBcc: thief@x.example\r\nReply-To: thief@x.example\r\n\r\n';
    await renameUser(portal.database, {
      id: user.id,
      firstName: `Kari${lines}`,
      lastName: '" <thief@x.example>, "\u2028Nordmann',
    });
    const message = `Hilsen${lines}.\r\nRCPT TO:<thief@x.example>\r\nslutt`;
    expect(await write(portal, { user, message })).toMatchObject({ status: 200 });
    await expect.poll(() => received(portal, 'Hilsen'), soon).toHaveLength(1);
    const [mail] = await received(portal, 'Hilsen');
    expect(mail).toMatchObject({ recipient: mailbox, body: expect.stringContaining('RCPT TO:<') });
    expect(mail?.replyTo).toMatch(/ <hr-housing@ruter\.example>$/);
    expect(mail?.replyTo).not.toMatch(/\p{Cc}/u);
    expect(mail?.subject).toMatch(/^Henvendelse fra /);
  });

  raceTest('is not limited to more by two messages at once', {
    prepare: async (portal) => {
      portal.clock.set(portal.clock.now().add({ hours: 2 }).toString());
      for (let sent = 0; sent < 9; sent += 1)
        await write(portal, { user: portal.user('hr-large') });
    },
    operation: (portal) => write(portal, { user: portal.user('hr-large') }),
    without: advisoryLock('hashtextextended'),
    holds: (_portal, _sent, answers) => expect(statusesOf(answers)).toEqual([200, 429]),
  });

  portalTest('is limited to ten messages an hour per user', async (portal) => {
    const user = portal.user('hr-everything');
    // What else the user has changed is no form.
    await recordTestChange(portal.database, {
      at: portal.clock.now().toString(),
      origin: { userId: user.id },
    });
    const before = await emailsLeft(portal.database);
    const answers = await Promise.all(Array.from({ length: 32 }, () => write(portal, { user })));
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([...Array(10).fill(200), ...Array(22).fill(429)]);
    expect((await emailsLeft(portal.database)) - before).toBe(10);
    const late = answers.find(({ status }) => status === 429);
    expect(late).toMatchObject({ json: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 3_600 } });
    expect(await write(portal)).toMatchObject({ status: 200 });
    const waits = { json: { retryAfterSeconds: 3 } };
    portal.clock.set('2026-03-06T10:59:57.500+01:00');
    expect(await write(portal, { user })).toMatchObject({ status: 429, ...waits });
    portal.clock.set('2026-03-06T11:00:00+01:00');
    expect(await write(portal, { user })).toMatchObject({ status: 200 });
    // It is the oldest of the last ten that counts.
    for (let sent = 1; sent < 10; sent += 1) {
      portal.clock.set(portal.clock.now().add({ minutes: 1 }).toString());
      expect(await write(portal, { user })).toMatchObject({ status: 200 });
    }
    expect(await write(portal, { user })).toMatchObject({
      status: 429,
      json: { retryAfterSeconds: 51 * 60 },
    });
  });
});
