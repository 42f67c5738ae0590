import { getRunCheck } from '@takst/contract/billing/invoices/run/get-run-check.contract.ts';
import type { RunCheck } from '@takst/contract/billing/invoices/run/get-run-check.contract.ts';
import { describe, expect } from 'vitest';
import { setAgreementDeleted } from '#customers/agreements/test-agreements.store.ts';
import { setInvoiceEmail, setRecipient } from '#billing/invoices/test-billing-world.store.ts';
import { deliveriesOf, invoicesOf } from '#billing/invoices/test-issued.query.ts';
import { billing } from '#billing/invoices/test-billing.ts';
import { type Email, EmailRefused } from '#platform/integrations/email/email.public.ts';
import { FailedForGood } from '#platform/jobs/job.ts';
import { norwegianDate } from '#platform/time/norwegian-date.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { perTenant } from '@takst/domain/platform/tenants/tenants.ts';
import { sendInvoiceEmail } from './send-invoice-email.job.ts';

const portalTest = portalTestWith(async ({ start }) => {
  const portal = await start();
  return { ...portal, billing: await billing(portal.database) };
});
type Portal = Parameters<Parameters<typeof portalTest>[1]>[0];

/** Companies of which one has an address for its invoices. */
async function issue(portal: Portal, day: string, address: string | null) {
  const company = portal.company('single-service');
  const agreement = company.agreements.find(({ subtype }) => subtype === 'SUBSCRIPTIONS');
  if (!agreement) throw new Error('no agreement');
  await setInvoiceEmail(portal.database, agreement.id, address);
  await portal.billing.runOn(day);
  const invoices = await invoicesOf(portal.database, [company.id]);
  const invoice = invoices.findLast(({ agreement_id }) => agreement_id === agreement.id);
  if (!invoice) throw new Error('no invoice');
  return {
    agreementId: agreement.id,
    number: invoice.number,
    dueDate: invoice.due_date,
    totalOre: invoice.total_ore,
    key: { tenant: 'ruter' as const, companyId: company.id, invoiceId: invoice.id },
    delivery: async () =>
      (await deliveriesOf(portal.database, company.id)).find(
        ({ invoice_id }) => invoice_id === invoice.id,
      ),
  };
}

type Key = { tenant: 'ruter'; companyId: number; invoiceId: number; attempt?: number };

/** What the job needs, with a mail server that keeps what it takes, or refuses. */
function mailing({ database, clock }: Portal, failure: Error | null = null) {
  const emails: Email[] = [];
  const email = {
    async send(message: Email) {
      emails.push(message);
      if (failure) throw failure;
    },
  };
  const origins = perTenant((tenant) => `https://${tenant}.example`);
  return { emails, dependencies: { database, clock, email, origins } };
}

/** A try of the job. */
async function tryToSend(portal: Portal, key: Key, failure: Error | null = null) {
  const { emails, dependencies } = mailing(portal, failure);
  const outcome = await sendInvoiceEmail.run(key, dependencies, 'job-1').then(
    () => null,
    (error: unknown) => error,
  );
  return { taken: emails, outcome };
}

/** No try is left. */
const giveUp = (portal: Portal, key: Required<Key>) =>
  sendInvoiceEmail.giveUp?.(key, mailing(portal).dependencies, {
    key: 'job-1',
    reason: 'timed out',
  });

const check = async (portal: Portal) =>
  (await portal.callAs(portal.user('operator'), getRunCheck, {})).json as RunCheck;

const idsIn = ({ first }: RunCheck['unaddressed']) => first.map((one) => one.agreementId);

describe('an invoice', () => {
  portalTest(
    'goes to its address with the PDF that the page gives, and is sent then',
    async (portal) => {
      const { key, number, dueDate, totalOre, delivery } = await issue(
        portal,
        '2026-03-07',
        'faktura@firma.example',
      );
      expect(await delivery()).toMatchObject({ address: 'faktura@firma.example', sent_at: null });
      const first = await tryToSend(portal, key, new Error('the connection was lost'));
      expect(first.outcome).toBeInstanceOf(Error);
      expect(await delivery()).toMatchObject({
        sent_at: null,
        refused_at: null,
        tries: 1,
        failure: 'the connection was lost',
      });
      const second = await tryToSend(portal, key);
      const [message] = second.taken;
      expect(message).toMatchObject({ to: 'faktura@firma.example', key: 'job-1' });
      expect(message?.subject).toContain(`Faktura ${number}`);
      const amount = (totalOre / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 });
      expect(message?.text).toContain(`: number ${number}, NOK ${amount}, due ${dueDate}. It is`);
      expect(message?.text).toContain(` kr, forfall ${norwegianDate(dueDate)}. Den ligger ved`);
      expect(message?.text).toMatch(
        new RegExp(`^https://ruter.example/bedriftsavtale/faktura/${key.invoiceId}$`, 'm'),
      );
      // Each try has the same bytes.
      expect(second.taken).toEqual(first.taken);
      const [attachment] = message?.attachments ?? [];
      expect(attachment).toMatchObject({ name: `faktura-${number}.pdf`, type: 'application/pdf' });
      expect(
        Buffer.from(attachment?.content ?? [])
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
      // The address is needed no more.
      await giveUp(portal, { ...key, attempt: 1 });
      const deliveryState = await delivery();
      expect(deliveryState).toMatchObject({ address: null, tries: 2, failure: null });
      expect(deliveryState?.refused_at).toBeNull();
      expect(deliveryState?.sent_at).not.toBeNull();
      expect((await tryToSend(portal, key)).taken).toEqual([]);
    },
  );

  portalTest(
    'without an address is listed until there is one, and goes there then',
    async (portal) => {
      const { key, number, agreementId, delivery } = await issue(portal, '2026-04-07', null);
      const unreached = (await check(portal)).unreached.first;
      expect(unreached).toContainEqual(
        expect.objectContaining({ id: key.invoiceId, invoiceNumber: number, reason: 'NO_ADDRESS' }),
      );
      // The newest first, of which the first page has the most.
      const numbers = unreached.map(({ invoiceNumber }) => invoiceNumber);
      expect(new Set(numbers).size).toBeGreaterThan(1);
      expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
      expect((await tryToSend(portal, key)).taken).toEqual([]);
      expect((await check(portal)).unaddressed.first).toContainEqual(
        expect.objectContaining({ companyId: key.companyId, agreementId }),
      );
      // Of a deleted agreement nobody has to look for an address.
      await setAgreementDeleted(portal.database, agreementId, portal.clock.now());
      expect(idsIn((await check(portal)).unaddressed)).not.toContain(agreementId);
      await setAgreementDeleted(portal.database, agreementId, null);
      await issue(portal, '2026-04-08', 'faktura@firma.example');
      expect(await delivery()).toMatchObject({ address: 'faktura@firma.example' });
      // The job of the first attempt sends it to nobody.
      expect((await tryToSend(portal, key)).taken).toEqual([]);
      const second = await tryToSend(portal, { ...key, attempt: 2 });
      expect(second.taken).toMatchObject([{ to: 'faktura@firma.example' }]);
      const after = await check(portal);
      expect(after.unreached.first.map(({ id }) => id)).not.toContain(key.invoiceId);
      expect(idsIn(after.unaddressed)).not.toContain(agreementId);
    },
  );

  portalTest(
    'that the mail server never takes is listed, and goes to the next address',
    async (portal) => {
      const { key, delivery } = await issue(portal, '2026-05-07', 'borte@firma.example');
      const refused = await tryToSend(portal, key, new EmailRefused('550'));
      expect(refused.outcome).toBeInstanceOf(FailedForGood);
      const listedInvoice = async () =>
        (await check(portal)).unreached.first.find(({ id }) => id === key.invoiceId);
      const listed = async () => (await listedInvoice())?.reason;
      expect(await listedInvoice()).toMatchObject({
        reason: 'REFUSED',
        failure: '550',
        tries: 1,
        offeredWays: ['EMAIL'],
      });
      expect((await tryToSend(portal, key)).taken).toEqual([]);
      // The same address again sends nothing.
      await issue(portal, '2026-05-08', 'borte@firma.example');
      expect(await listed()).toBe('REFUSED');
      await issue(portal, '2026-05-09', 'ny@firma.example');
      expect(await listed()).toBeUndefined();
      expect(await delivery()).toMatchObject({ address: 'ny@firma.example', refused_at: null });
      // It is on its way: a newer address does not have it sent twice.
      await issue(portal, '2026-05-10', 'tredje@firma.example');
      expect(await delivery()).toMatchObject({ address: 'ny@firma.example', attempt: 2 });
      // One with an address is listed when it is a day old.
      portal.clock.set('2026-05-08T05:00:00Z');
      expect(await listed()).toBeUndefined();
      portal.clock.set('2026-05-08T05:00:01Z');
      expect(await listedInvoice()).toMatchObject({ reason: 'WAITING', offeredWays: [] });
      await giveUp(portal, { ...key, attempt: 1 });
      expect(await listed()).toBe('WAITING');
      await giveUp(portal, { ...key, attempt: 2 });
      expect(await listedInvoice()).toMatchObject({ reason: 'REFUSED', failure: 'timed out' });
    },
  );

  portalTest('that went to nobody goes by EHF, and to no address, once it can', async (portal) => {
    const { database } = portal;
    const { key, delivery } = await issue(portal, '2026-06-07', null);
    expect(await delivery()).toMatchObject({ way: null, address: null });
    const { tenant, companyId } = key;
    await setRecipient(database, { tenant, companyId, reachedByEhf: true });
    await issue(portal, '2026-06-08', 'faktura@firma.example');
    expect(await delivery()).toMatchObject({ way: 'EHF', address: null, attempt: 2 });
  });
});
