import { endSubscription } from '@takst/contract/services/subscriptions/end-subscription.contract.ts';
import { listSubscriberSubscriptions } from '@takst/contract/services/subscriptions/list-subscriber-subscriptions.contract.ts';
import { moveOut } from '@takst/contract/services/housing/move-out.contract.ts';
import { getUnitOfSubscriber } from '@takst/contract/services/housing/find-unit.contract.ts';
import { previewMonth } from '@takst/contract/billing/invoices/preview-month.contract.ts';
import { describe, expect } from 'vitest';
import { recordedChanges } from '#platform/changes/test-changes.store.ts';
import { placeCodes } from '#ticketing/code-pools/test-codes.store.ts';
import { changesAs } from '#services/company-tickets/employee/test-changes.ts';
import { agreementOf, newPhone } from '#services/company-tickets/test-order.ts';
import { association, chair } from '#services/housing/test-housing.ts';
import { sendDueCodes } from '#services/subscriptions/codes/send-due-codes.ts';
import { setSubscriptionFacts } from '#services/subscriptions/test-subscriptions.store.ts';
import { subscribeIn } from '#services/subscriptions/test-subscriptions.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { phonesOf } from '#ticketing/tickets/phone/test-phone.ts';

type BilledLine = { agreement?: number; isoDate?: string };
type Ids = { id: number; subscriberId: number };
const march = { startDate: '2026-03-01' };
const date = (text: string) => Temporal.PlainDate.from(text);
const endOfFebruary = '2026-02-28';
let lastCode = 0;

const fill = (portal: TestPortal) =>
  placeCodes(portal.database, {
    tenant: 'ruter',
    kind: 'JOULE',
    codes: [`SYKKEL-${(lastCode += 1)}`],
    importedBy: portal.user('support').id,
  });

/** What the job of the morning does; nothing is sent. */
const queue = { enqueue: async () => undefined };
const sendCodes = ({ database, clock }: TestPortal) =>
  sendDueCodes({ database, clock, queue }, { tenant: 'ruter', type: 'JOULE' });

/** What is billed of something for a month so far. */
async function billedFor(portal: TestPortal, id: number, overrides: BilledLine = {}) {
  const {
    agreement = Number(agreementOf(portal.company('several-services'))),
    isoDate = '2026-03-01',
  } = overrides;
  const params = { agreement, isoDate };
  const { json } = await portal.callAs(portal.user('support'), previewMonth, { params });
  const { invoiceLines } = json as { invoiceLines: { relatedId: number; price: number }[] };
  return invoiceLines.filter(({ relatedId }) => relatedId === id).map(({ price }) => price);
}

describe('what is handed out on the first days of a month, and ended with the month before', () => {
  portalTest('is invoiced when the code of an e-bike was drawn', async (portal) => {
    await fill(portal);
    const { id } = (await subscribeIn(portal)(march)).json as Ids;
    const params = { id, isoDate: endOfFebruary };
    expect((await portal.callAs(portal.user('hr'), endSubscription, { params })).status).toBe(200);
    expect(await billedFor(portal, id)).toHaveLength(1);
  });

  portalTest('costs nothing when its code was never drawn', async (portal) => {
    const { id } = (await subscribeIn(portal)(march)).json as Ids;
    const params = { id, isoDate: endOfFebruary };
    expect((await portal.callAs(portal.user('hr'), endSubscription, { params })).status).toBe(200);
    expect(await billedFor(portal, id)).toEqual([]);
  });

  portalTest('is invoiced when the page of a ticket has shown its code', async (portal) => {
    const { id, token } = await phonesOf(portal).order(march);
    const looks = await Promise.all([1, 2, 3].map(() => phonesOf(portal).look(token)));
    expect(looks.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await changesAs(portal).end(id, endOfFebruary)).status).toBe(200);
    expect(await billedFor(portal, id)).toHaveLength(1);
    const recorded = await recordedChanges(portal.database)
      .where('subject_id', '=', String(id))
      .where('kind', '=', 'show-ticket')
      .execute();
    expect(recorded.map(({ channel }) => channel)).toEqual(['holder-page']);
  });

  portalTest('costs nothing when the ticket was looked at before its first day', async (portal) => {
    portal.clock.set('2026-02-27T12:00:00+01:00');
    const { id, token } = await phonesOf(portal).order(march);
    await phonesOf(portal).look(token);
    portal.clock.set('2026-03-03T12:00:00+01:00');
    expect((await changesAs(portal).end(id, endOfFebruary)).status).toBe(200);
    await phonesOf(portal).look(token);
    expect(await billedFor(portal, id)).toEqual([]);
  });

  portalTest('is invoiced when a move-out ends it, which its unit says before', async (portal) => {
    await fill(portal);
    const company = association(portal);
    const agreementId = company.agreements[0]?.id ?? 0;
    const user = chair(portal);
    const { id, subscriberId } = (
      await subscribeIn(portal)({ ...march, agreementId, phone: newPhone() }, { company, user })
    ).json as Ids;
    const unit = await portal.callAs(user, getUnitOfSubscriber, { params: { id: subscriberId } });
    expect(unit.json).toMatchObject({
      people: expect.arrayContaining([
        expect.objectContaining({
          id: subscriberId,
          entries: [expect.objectContaining({ type: 'JOULE', isHandedOut: true })],
        }),
      ]),
    });
    const body = { subscriberIds: [subscriberId], lastDay: '2026-03-02', endsOn: endOfFebruary };
    expect((await portal.callAs(user, moveOut, { body })).status).toBe(200);
    expect(await billedFor(portal, id, { agreement: agreementId })).toHaveLength(1);
  });
});

const april = { isoDate: '2026-04-01' };

describe('the code of a subscription that was owed', () => {
  portalTest('is charged for no month in which it was not there', async (portal) => {
    const { id } = (await subscribeIn(portal)(march)).json as Ids;
    // It may still come.
    expect(await billedFor(portal, id)).toHaveLength(1);
    portal.clock.set('2026-04-10T07:05:00+02:00');
    expect(await billedFor(portal, id)).toEqual([]);
    await fill(portal);
    await sendCodes(portal);
    expect(await billedFor(portal, id)).toEqual([]);
    expect(await billedFor(portal, id, april)).toHaveLength(1);
  });

  portalTest('is charged never when it did not come, however long it lasted', async (portal) => {
    const { id, subscriberId } = (await subscribeIn(portal)(march)).json as Ids;
    await setSubscriptionFacts(portal.database, id, { expiration_date: date('2026-04-30') });
    portal.clock.set('2026-05-04T07:05:00+02:00');
    await fill(portal);
    await sendCodes(portal);
    for (const month of [{}, april]) expect(await billedFor(portal, id, month)).toEqual([]);
    const { json } = await portal.callAs(portal.user('hr'), listSubscriberSubscriptions, {
      params: { id: subscriberId },
    });
    expect(json).toMatchObject([{ id, codeState: 'none' }]);
  });

  portalTest('is not charged of one that began and ended while nothing ran', async (portal) => {
    const { id } = (await subscribeIn(portal)({ startDate: '2026-04-01' })).json as Ids;
    await setSubscriptionFacts(portal.database, id, { expiration_date: date('2026-04-30') });
    await fill(portal);
    portal.clock.set('2026-05-04T05:15:00+02:00');
    await sendCodes(portal);
    expect(await billedFor(portal, id, april)).toEqual([]);
  });
});
