import { getInvoiceRecipient } from '@takst/contract/customers/companies/invoice-recipient/get-invoice-recipient.contract.ts';
import { lookUpInvoiceRecipient } from '@takst/contract/customers/companies/invoice-recipient/look-up-invoice-recipient.contract.ts';
import { saveInvoiceRecipient } from '@takst/contract/customers/companies/invoice-recipient/save-invoice-recipient.contract.ts';
import { listCompanyHistory } from '@takst/contract/customers/companies/list-company-history.contract.ts';
import type { InvoiceRecipient } from '@takst/contract/customers/companies/invoice-recipient/invoice-recipient.schema.ts';
import { describe, expect } from 'vitest';
import { changesOfCompany } from '#customers/companies/test-companies.store.ts';
import { setInvoiceEmail } from '#customers/agreements/test-agreements.store.ts';
import type { AccessPoint } from '#platform/integrations/access-point/access-point.port.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { lookUpReceiversJob } from './look-up-receivers.job.ts';

const notAsked = async () => Promise.reject(new Error('nothing is sent here'));
const accessPoint: AccessPoint = { send: notAsked, statusOf: notAsked };

const callsOf = (portal: TestPortal) => {
  const params = { id: portal.company('several-services').id };
  const user = portal.user('support');
  return {
    params,
    get: async () =>
      (await portal.callAs(user, getInvoiceRecipient, { params })).json as InvoiceRecipient,
    save: (way: 'EHF' | 'EMAIL', email: string | null, version?: string) =>
      portal.callAs(user, saveInvoiceRecipient, {
        params,
        body: { way, email, ...(version !== undefined && { version }) },
      }),
    /** The morning's job, where the network has all companies or none. */
    lookUp: (isReached: boolean, point: AccessPoint | null = accessPoint) =>
      lookUpReceiversJob.run(
        {},
        {
          database: portal.database,
          clock: portal.clock,
          eInvoiceReceivers: { receivesEhf: async () => isReached },
          accessPoint: point,
        },
        'job',
      ),
  };
};

describe('how a company gets its invoices', () => {
  portalTest('is chosen, recorded, and refused where it leads to nobody', async (portal) => {
    const { get, save, lookUp, params } = callsOf(portal);
    await save('EMAIL', 'a@firma.example');
    const before = await get();
    expect(before).toMatchObject({ way: 'EMAIL', email: 'a@firma.example', sendsEhf: true });
    expect(await save('EHF', null)).toMatchObject({ json: { code: 'NOT_REACHED_BY_EHF' } });
    await lookUp(true);
    expect(await get()).toMatchObject({ way: 'EMAIL', chosenWay: 'EMAIL', reachedByEhf: true });
    expect(await save('EHF', 'a@firma.example', before.version)).toMatchObject({
      status: 200,
      json: { way: 'EHF', chosenWay: 'EHF' },
    });
    expect(await save('EMAIL', null, before.version)).toMatchObject({
      status: 409,
      json: { code: 'SETTINGS_CHANGED_SINCE', settings: { chosenWay: 'EHF' } },
    });
    const history = await portal.callAs(portal.user('support'), listCompanyHistory, { params });
    expect(JSON.stringify(history.json)).toContain('a@firma.example');
    // What is so already is saved without a word, whatever was seen.
    expect(await save('EHF', 'a@firma.example', 'seen long ago')).toMatchObject({ status: 200 });
    const recorded = await changesOfCompany(portal.database, params.id, 'change-invoice-recipient');
    const email = { invoiceEmail: 'a@firma.example' };
    expect(recorded).toMatchObject([
      {
        before: { invoiceWay: 'AUTOMATIC', invoiceEmail: '' },
        after: { invoiceWay: 'EMAIL', ...email },
        user_id: portal.user('support').id,
      },
      { before: { invoiceWay: 'EMAIL', ...email }, after: { invoiceWay: 'EHF', ...email } },
    ]);
    // The answer of a month ago is asked for again; where no EHF is sent any more, it is forgotten.
    portal.clock.set('2026-05-01T04:40:00+02:00');
    await lookUp(false);
    expect(await get()).toMatchObject({ way: 'EMAIL', reachedByEhf: false });
    await lookUp(false, null);
    expect(await get()).toMatchObject({ reachedByEhf: null, lookedUpAt: null });
  });

  portalTest('is looked up at once when somebody asks', async (portal) => {
    const { get, params } = callsOf(portal);
    const asked = await portal.callAs(portal.user('support'), lookUpInvoiceRecipient, { params });
    // The local network has no customer that it is not said of.
    expect(asked).toMatchObject({ status: 200, json: { reachedByEhf: false } });
    expect((await get()).lookedUpAt).not.toBeNull();
  });

  portalTest('needs an address where no agreement has one', async (portal) => {
    const { get, save } = callsOf(portal);
    const [agreement] = portal.company('several-services').agreements;
    const { id: agreementId = 0 } = agreement ?? {};
    await setInvoiceEmail(portal.database, agreementId, null);
    expect((await get()).agreementEmails).toEqual([]);
    expect(await save('EMAIL', null)).toMatchObject({ json: { code: 'EMAIL_MISSING' } });
    await setInvoiceEmail(portal.database, agreementId, 'avtale@firma.example');
    expect(await save('EMAIL', null)).toMatchObject({ status: 200 });
    expect((await get()).agreementEmails).toMatchObject([
      { agreementId, email: 'avtale@firma.example' },
    ]);
    await setInvoiceEmail(portal.database, agreementId, null);
  });

  portalTest('is asked of no more companies while the network is down', async (portal) => {
    let asked = 0;
    portal.clock.set('2027-01-01T04:40:00+01:00');
    await expect(
      lookUpReceiversJob.run(
        {},
        {
          database: portal.database,
          clock: portal.clock,
          eInvoiceReceivers: {
            receivesEhf: async () => Promise.reject(new Error(`down ${(asked += 1)}`)),
          },
          accessPoint,
        },
        'job',
      ),
    ).rejects.toThrow('down 5');
    expect(asked).toBe(5);
  });
});
