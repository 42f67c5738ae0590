import { perTenant } from '@takst/domain/platform/tenants/tenants.ts';
import { describe, expect } from 'vitest';
import { bringBack, markDeleted } from '#customers/companies/test-companies.store.ts';
import type { Database } from '#platform/db/database.ts';
import type { EmailToSend } from '#platform/integrations/email/email.public.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import type { WorldCompany } from '#testing/portal/world.store.ts';
import { announceTicketRequests } from './announce-ticket-requests.job.ts';
import { answersIn } from './test-answers.ts';
import { ownOrdersIn } from './test-own-orders.ts';
import { deleteAgreements, requestsOf, setAccess } from './test-requests.store.ts';

const email = 'hr@fjellheim.example';

/** The form of a company, of the main one without a name, and the e-mails that its jobs send. */
async function formIn(
  portal: TestPortal,
  {
    to = email,
    company = 'several-services',
  }: { to?: string | null; company?: Parameters<TestPortal['company']>[0] } = {},
) {
  const { id } = portal.company(company);
  await setAccess(portal.database, id, { access: 'ALLOW_TICKET_REQUESTS', email: to });
  const form = ownOrdersIn(portal, portal.company(company));
  const messages: EmailToSend[] = [];
  const queue: JobQueue = {
    enqueue: async (_, { name }, ...data) => {
      if (name === 'send-email') messages.push(...(data as readonly unknown[] as EmailToSend[]));
    },
  };
  const origins = perTenant((tenant) => `https://${tenant}.example`);
  const { database, clock } = portal;
  return {
    sent: messages,
    order: form.order,
    ask: (phone = newPhone(), agreementId?: number) =>
      form.order({ phone, ...(agreementId !== undefined && { agreementId }) }),
    /** Does every job that the forms have enqueued until now. */
    runJobs: async () => {
      for (const { data } of form.jobs.splice(0)) {
        await announceTicketRequests.run(data, { database, clock, queue, origins }, 'key');
      }
    },
  };
}

describe('the e-mail about new requests', () => {
  portalTest('is one for all that have come meanwhile, and names nobody', async (portal) => {
    const form = await formIn(portal);
    await form.runJobs();
    form.sent.length = 0;
    for (let count = 0; count < 3; count += 1) await form.ask();
    await form.runJobs();
    expect(form.sent).toMatchObject([
      {
        to: email,
        subject: expect.stringMatching(/^3 nye forespørsler om billett i Fjellheim Konsult AS/),
        text: expect.stringContaining(
          `https://ruter.example/bedriftsavtale/godkjenning?bedrift=${portal.company('several-services').id}\n`,
        ),
      },
    ]);
    expect(form.sent[0]?.text).not.toContain('Siri');
    expect(form.sent[0]?.text).not.toContain('Selv');
    await form.ask();
    await form.runJobs();
    expect(form.sent).toHaveLength(2);
    expect(form.sent[1]?.subject).toMatch(/^En ny forespørsel/);
  });

  portalTest.each(['approve', 'reject'] as const)(
    'is not sent for a request that was answered before: %s',
    async (portal, answer) => {
      const form = await formIn(portal);
      const phone = newPhone();
      await form.ask(phone);
      const [request] = await requestsOf(portal.database, phone);
      expect(await answersIn(portal)[answer](request?.id ?? 0)).toMatchObject({ status: 200 });
      await form.runJobs();
      expect(form.sent).toEqual([]);
    },
  );

  portalTest('counts who asks for something else meanwhile once', async (portal) => {
    const form = await formIn(portal);
    const phone = newPhone();
    for (const zoneTo of ['2Ø', '1']) await form.order({ phone, zoneTo });
    expect(await requestsOf(portal.database, phone)).toMatchObject([
      { state: 'replaced' },
      { state: 'open' },
    ]);
    await form.runJobs();
    expect(form.sent.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^En ny forespørsel/),
    ]);
  });

  portalTest('is not sent to nobody', async (portal) => {
    const form = await formIn(portal, { to: null });
    await form.ask();
    await form.runJobs();
    expect(form.sent).toEqual([]);
  });

  portalTest('counts those of one agreement, and leaves those of another', async (portal) => {
    const form = await formIn(portal);
    await form.runJobs();
    form.sent.length = 0;
    const [, other] = portal
      .company('several-services')
      .agreements.filter(({ subtype }) => subtype === 'SUBSCRIPTIONS');
    await form.ask();
    await form.ask(newPhone(), other?.id);
    await form.ask(newPhone(), other?.id);
    await form.runJobs();
    expect(form.sent.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^En ny forespørsel/),
      expect.stringMatching(/^2 nye forespørsler/),
    ]);
  });

  portalTest.each([
    [
      'has turned confirmation off',
      (database: Database, { id }: WorldCompany) =>
        setAccess(database, id, { access: 'ALLOW_WITH_AUTOMATIC_APPROVAL', email }),
    ],
    [
      'has no such agreement any more',
      (database: Database, { agreements }: WorldCompany) =>
        deleteAgreements(
          database,
          agreements.map(({ id }) => id),
        ),
    ],
    ['is deleted', (database: Database, { id }: WorldCompany) => markDeleted(database, [id])],
  ])('is not sent to a company that %s meanwhile', async (portal, _, change) => {
    const company = 'single-service';
    const form = await formIn(portal, { company });
    await form.ask();
    await change(portal.database, portal.company(company));
    await form.runJobs();
    expect(form.sent).toEqual([]);
    await bringBack(portal.database, portal.company(company).id);
  });
});
