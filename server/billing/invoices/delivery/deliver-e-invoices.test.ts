import { getInvoice } from '@takst/contract/billing/invoices/get-invoice.contract.ts';
import {
  getRunCheck,
  type RunCheck,
} from '@takst/contract/billing/invoices/run/get-run-check.contract.ts';
import { sendInvoiceAgain } from '@takst/contract/billing/invoices/run/send-invoice-again.contract.ts';
import fastify from 'fastify';
import { describe, expect } from 'vitest';
import { setInvoiceEmail, setRecipient } from '#billing/invoices/test-billing-world.store.ts';
import { deliveriesOf, invoicesOf, readRun } from '#billing/invoices/test-issued.query.ts';
import { recordsOf } from '#billing/invoices/test-records.ts';
import { billing } from '#billing/invoices/test-billing.ts';
import { accessPoint } from '#platform/integrations/access-point/access-point.adapter.ts';
import {
  type AccessPoint,
  EInvoiceRefused,
} from '#platform/integrations/access-point/access-point.port.ts';
import { FailedForGood } from '#platform/jobs/job.ts';
import { accessPointPath, accessPointStandIn } from '#platform/stand-ins/access-point.ts';
import { newestEInvoices } from '#platform/stand-ins/access-point/e-invoice.store.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { askForReceipts } from './ask-for-receipts.ts';
import { beginAnew } from './readdress.store.ts';
import { sendEInvoice } from './send-e-invoice.job.ts';

const portalTest = portalTestWith(async ({ start, onEnd }) => {
  const portal = await start();
  const app = fastify();
  onEnd(() => app.close());
  const { database, clock } = portal;
  await app.register(accessPointStandIn({ database, token: 'token', now: clock.now }));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    ...portal,
    billing: await billing(database),
    accessPoint: accessPoint({ url: address + accessPointPath, token: 'token' }),
  };
});
type Portal = Parameters<Parameters<typeof portalTest>[1]>[0];

/** An invoice of a company that is reached by EHF, and may have an address, too. */
async function issue(portal: Portal, day: string, email: string | null = null) {
  const { database, clock } = portal;
  const { id: companyId, agreements } = portal.company('single-service');
  const agreement = agreements.find(({ subtype }) => subtype === 'SUBSCRIPTIONS');
  if (!agreement) throw new Error('no agreement');
  await setInvoiceEmail(database, agreement.id, email);
  await setRecipient(database, { tenant: 'ruter', companyId, reachedByEhf: true });
  const { runId } = await portal.billing.runOn(day);
  clock.set(`${day}T06:05:00+01:00`);
  const invoices = await invoicesOf(database, [companyId]);
  const invoice = invoices.findLast(({ agreement_id }) => agreement_id === agreement.id);
  if (!invoice) throw new Error('no invoice');
  const key = { tenant: 'ruter' as const, companyId, invoiceId: invoice.id, attempt: 1 };
  return {
    key,
    runId,
    agreementId: agreement.id,
    number: invoice.number,
    receiver: invoice.organisation_number,
    delivery: async () =>
      (await deliveriesOf(database, companyId)).find(({ invoice_id }) => invoice_id === invoice.id),
    /** As the access point has them. */
    documents: async () =>
      (await newestEInvoices(database)).filter((one) =>
        one.key.startsWith(`ruter-${invoice.number}-`),
      ),
    listed: async () => {
      const { json } = await portal.callAs(portal.user('operator'), getRunCheck, {});
      return (json as RunCheck).unreached.first.find(({ id }) => id === invoice.id);
    },
    again: async (way: 'EHF' | 'EMAIL', as = portal.user('operator')) =>
      portal.callAs(as, sendInvoiceAgain, {
        params: { id: invoice.id },
        body: { way },
      }),
    asSeen: async () => {
      const params = { id: invoice.id };
      return (await portal.callAs(portal.user('operator'), getInvoice, { params })).json;
    },
  };
}

type Issued = Awaited<ReturnType<typeof issue>>;

/** A try of the job; answers how it failed. */
const tryToSend = (
  { database, clock, ...portal }: Portal,
  { key }: Pick<Issued, 'key'>,
  point: AccessPoint | null = portal.accessPoint,
) =>
  sendEInvoice.run(key, { database, clock, accessPoint: point }, 'job').then(
    () => null,
    (error: unknown) => error,
  );

const failing = (error: Error): AccessPoint => ({
  send: async () => Promise.reject(error),
  statusOf: async () => Promise.reject(error),
});

describe('an invoice to a company that is reached by EHF', () => {
  portalTest('is sent once, and confirmed', async (portal) => {
    const issued = await issue(portal, '2026-03-07', 'faktura@firma.example');
    expect(await issued.delivery()).toMatchObject({ way: 'EHF', address: null, sent_at: null });
    const { companyId } = issued.key;
    const { emails, e_invoices, unaddressed, invoices } = await readRun(
      portal.database,
      issued.runId,
    );
    const { companies } = portal.world;
    const deliveries = await Promise.all(
      companies.map(({ id }) => deliveriesOf(portal.database, id)),
    );
    expect(deliveries.flat().filter(({ way }) => way === 'EHF')).toHaveLength(e_invoices);
    expect(emails + e_invoices + (unaddressed as unknown[]).length).toBe(invoices);
    expect(await issued.asSeen()).toMatchObject({ delivery: { way: 'EHF', state: 'WAITING' } });
    // The access point takes it, and the process dies before it notes so.
    const dying: AccessPoint = {
      ...portal.accessPoint,
      async send(document) {
        await portal.accessPoint.send(document);
        throw new Error('the connection was lost');
      },
    };
    expect(await tryToSend(portal, issued, dying)).toBeInstanceOf(Error);
    expect(await issued.delivery()).toMatchObject({
      sent_at: null,
      tries: 1,
      failure: 'the connection was lost',
    });
    expect(await tryToSend(portal, issued)).toBeNull();
    expect(await tryToSend(portal, issued)).toBeNull();
    const sender = '991609407';
    const { number, receiver } = issued;
    expect(await issued.documents()).toMatchObject([
      { key: `ruter-${number}-1`, sender, receiver, kind: 'invoice' },
    ]);
    expect(await issued.delivery()).toMatchObject({
      tries: 2,
      failure: null,
      ask_at: Temporal.Instant.from('2026-03-07T05:06:00Z'),
    });
    // A job that ends late does not take back that it was sent.
    await sendEInvoice.giveUp?.(issued.key, portal, { key: 'job', reason: 'timed out' });
    const sent = { state: 'SENT', at: '2026-03-07T05:05:00Z' };
    expect(await issued.asSeen()).toMatchObject({ delivery: sent });
    const staff = portal.user('operator');
    const ofAnother = portal.user('operator', 'akt');
    expect(await issued.again('EHF', ofAnother)).toMatchObject({ status: 404 });
    expect(await issued.again('EHF')).toMatchObject({ status: 200 });
    expect(await issued.delivery()).toMatchObject({ way: 'EHF', address: null, attempt: 2 });
    expect(await recordsOf(portal.database, companyId, 'send-invoice-again')).toEqual([
      { subject: number, userId: staff.id, before: null, after: { invoiceWay: 'EHF' } },
    ]);
    const second = { key: { ...issued.key, attempt: 2 } };
    expect(await tryToSend(portal, second)).toBeNull();
    expect(await issued.documents()).toHaveLength(2);
    await askForReceipts(portal);
    expect(await issued.asSeen()).toMatchObject({ delivery: { state: 'SENT' } });
    portal.clock.set('2026-03-07T06:07:00+01:00');
    await askForReceipts(portal);
    const delivered = { way: 'EHF', state: 'DELIVERED', at: '2026-03-07T05:05:05Z' };
    expect(await issued.asSeen()).toMatchObject({ delivery: delivered });
    expect(await issued.again('EHF')).toMatchObject({
      status: 409,
      json: { code: 'ALREADY_SENT' },
    });
  });

  portalTest('is listed with the reason when it is refused, and goes by e-mail', async (portal) => {
    const issued = await issue(portal, '2026-04-07');
    const reason = 'BR-CO-10: the sum differs';
    const refused = await tryToSend(
      portal,
      issued,
      failing(new EInvoiceRefused('rejected', reason)),
    );
    expect(refused).toBeInstanceOf(FailedForGood);
    expect(await issued.listed()).toMatchObject({
      way: 'EHF',
      reason: 'REFUSED',
      failure: reason,
      tries: 1,
      offeredWays: ['EHF'],
    });
    expect(await issued.asSeen()).toMatchObject({
      delivery: { state: 'FAILED', at: '2026-04-07T05:05:00Z' },
    });
    // A job that comes once more does not send what was refused.
    expect(await tryToSend(portal, issued)).toBeNull();
    expect(await issued.documents()).toEqual([]);
    // The next run does not send the same again.
    await portal.billing.runOn('2026-04-08');
    expect(await issued.delivery()).toMatchObject({ attempt: 1 });
    expect(await issued.again('EMAIL')).toMatchObject({ status: 409, json: { code: 'NO_EMAIL' } });
    const { companyId } = issued.key;
    const reach = (reachedByEhf: boolean) =>
      setRecipient(portal.database, { tenant: 'ruter', companyId, reachedByEhf });
    await reach(false);
    expect(await issued.again('EHF')).toMatchObject({
      status: 409,
      json: { code: 'NOT_REACHED_BY_EHF' },
    });
    await reach(true);
    await setInvoiceEmail(portal.database, issued.agreementId, 'faktura@firma.example');
    // An address of a company whose invoices still go by EHF changes nothing by itself.
    await portal.billing.runOn('2026-04-09');
    expect(await issued.delivery()).toMatchObject({ way: 'EHF', attempt: 1 });
    expect(await issued.again('EMAIL')).toMatchObject({ status: 200 });
    expect(await issued.delivery()).toMatchObject({
      way: 'EMAIL',
      address: 'faktura@firma.example',
      attempt: 2,
      refused_at: null,
      failure: null,
    });
    const records = await recordsOf(portal.database, companyId, 'send-invoice-again');
    expect(records.at(-1)).toMatchObject({
      subject: issued.number,
      after: { invoiceWay: 'EMAIL' },
    });
    expect(await issued.again('EMAIL')).toMatchObject({ json: { code: 'ALREADY_SENT' } });
    // A job of the first attempt does nothing more.
    expect(await tryToSend(portal, issued)).toBeNull();
    expect(await issued.documents()).toEqual([]);
  });

  portalTest('that comes back after it was accepted is listed', async (portal) => {
    const issued = await issue(portal, '2026-05-07');
    await tryToSend(portal, issued);
    portal.clock.set('2026-05-07T06:07:00+01:00');
    const returned: AccessPoint = {
      ...portal.accessPoint,
      statusOf: async () => ({ is: 'unreachable', reason: 'the receiver is gone' }),
    };
    await askForReceipts({ ...portal, accessPoint: returned });
    expect(await issued.listed()).toMatchObject({
      reason: 'REFUSED',
      failure: 'the receiver is gone',
    });
    // The company gets an address: the next run sends it there once e-mail is chosen.
    const { companyId } = issued.key;
    const email = 'faktura@firma.example';
    const choice = { reachedByEhf: true, way: 'EMAIL', email } as const;
    await setRecipient(portal.database, { tenant: 'ruter', companyId, ...choice });
    await portal.billing.runOn('2026-05-08');
    expect(await issued.delivery()).toMatchObject({ way: 'EMAIL', address: email, attempt: 2 });
  });

  portalTest('without a receipt after a day is listed, and still asked about', async (portal) => {
    const issued = await issue(portal, '2026-06-08');
    await tryToSend(portal, issued);
    portal.clock.set('2026-06-09T05:00:00+01:00');
    const down = failing(new Error('the access point answered 503'));
    await expect(askForReceipts({ ...portal, accessPoint: down })).rejects.toThrow('503');
    expect(await issued.delivery()).toMatchObject({
      ask_at: Temporal.Instant.from('2026-06-09T10:00:00Z'),
    });
    portal.clock.set('2026-06-09T06:05:00+01:00');
    expect(await issued.listed()).toBeUndefined();
    portal.clock.set('2026-06-09T06:05:01+01:00');
    expect(await issued.listed()).toMatchObject({ reason: 'UNCONFIRMED', offeredWays: ['EHF'] });
    portal.clock.set('2026-06-09T12:00:00+01:00');
    await askForReceipts(portal);
    expect(await issued.listed()).toBeUndefined();
  });

  portalTest('is given up after hours, and refused where no EHF is sent', async (portal) => {
    const issued = await issue(portal, '2026-07-07');
    const down = failing(new Error('the access point answered 503 for it'));
    expect(await tryToSend(portal, issued, down)).not.toBeInstanceOf(FailedForGood);
    expect(await issued.listed()).toBeUndefined();
    const end = { key: 'job', reason: 'timed out' };
    await sendEInvoice.giveUp?.(issued.key, { ...portal, accessPoint: down }, end);
    expect(await issued.listed()).toMatchObject({
      reason: 'REFUSED',
      failure: 'the access point answered 503 for it',
    });
    const other = await issue(portal, '2026-08-07');
    expect(await tryToSend(portal, other)).toBeNull();
    // After a new attempt the portal no longer asks for the receipt of the first one.
    const way = { way: 'EHF', email: null } as const;
    const anew = await portal.database.transaction((tx) => beginAnew(tx, other.key, way));
    expect(await other.delivery()).toMatchObject({
      attempt: 2,
      sent_at: null,
      transmission_id: null,
      ask_at: null,
    });
    const second = { key: { ...other.key, attempt: anew.attempt } };
    expect(await tryToSend(portal, second, null)).toBeInstanceOf(FailedForGood);
    expect(await other.listed()).toMatchObject({ failure: 'no access point is set' });
  });
});
