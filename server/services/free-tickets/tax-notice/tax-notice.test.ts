import { endFreeTicket } from '@takst/contract/services/free-tickets/ticket/end-free-ticket.contract.ts';
import { saveFreeTicketSettings } from '@takst/contract/services/free-tickets/settings/save-free-ticket-settings.contract.ts';
import { getTaxNotice } from '@takst/contract/services/free-tickets/tax-notice/get-tax-notice.contract.ts';
import { sendTaxNotice } from '@takst/contract/services/free-tickets/tax-notice/send-tax-notice.contract.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { describe, expect } from 'vitest';
import { recordedChanges } from '#platform/changes/test-changes.store.ts';
import { idOf, newPhone } from '#services/company-tickets/test-order.ts';
import { columnsWith } from '#testing/columns-with.query.ts';
import { type CallInput, callLoosely } from '#testing/portal/call-as.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { firstMoment } from '#testing/portal/test-clock.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { setAgreementEnd } from '#ticketing/tickets/test-tickets.store.ts';
import { sentSms } from '#ticketing/tickets/phone/test-sent.store.ts';
import { applyRetentionRules } from '#app/retention/retention.store.ts';
import { placeFreeCompany, placeFreeTickets } from '../book/test-book-world.store.ts';
import { editsIn } from '../edit/test-edits.ts';
import { forgetSettings } from '../settings/test-settings.store.ts';
import {
  departmentsOf,
  freeCompany,
  type FreeOrderBody,
  newEmployeeId,
  onCard,
  orderFreeIn,
  rightFreeOrder,
} from '../test-free-order.ts';
import { noticesOf } from './test-tax-notices.store.ts';
import { rowLock } from '#testing/races/lock.ts';
import { outcomesOf } from '#testing/races/outcomes.ts';
import { raceTest } from '#testing/races/race-test.ts';

type Body = CallInput<typeof sendTaxNotice>['body'];

/** An employee with a ticket of their own, on a phone unless said otherwise, and what is sent about a family ticket. */
async function employeeIn(
  portal: TestPortal,
  ordered: Partial<FreeOrderBody> = {},
  tenant: TenantId = 'ruter',
) {
  portal.clock.set(firstMoment);
  const company = freeCompany(portal, tenant);
  await forgetSettings(portal.database, company.id);
  const user = portal.user('support', tenant);
  const employeeId = newEmployeeId();
  const phone = newPhone();
  const order = await orderFreeIn(portal)(
    { employeeId, phone, startDate: '2026-03-06', ...ordered },
    { company, user },
  );
  const id = idOf(order);
  const { zoneFrom, zoneTo } = rightFreeOrder(company);
  const usual: Body = {
    employeeId,
    zoneFrom,
    zoneTo,
    agreementNumber: departmentsOf(company)[0] ?? 0,
    profile: 1,
    startDate: '2026-04-01',
  };
  /** The SMS about tax to the phone. */
  const texts = async () =>
    (await sentSms(portal.database, `+47${phone}`)).filter((text) => text.includes('/skatt/'));
  return {
    company,
    id,
    phone,
    employeeId,
    texts,
    send: (changed: Partial<Body> = {}, as = user) =>
      portal.callAs(as, sendTaxNotice, { body: { ...usual, ...changed } }),
    async token(): Promise<string> {
      return /\/fribilletter\/skatt\/([\w-]+)$/.exec((await texts()).at(-1) ?? '')?.[1] ?? '';
    },
    look: (token: string, at: TenantId = tenant) =>
      callLoosely(
        portal.port,
        { tenant: at },
        { route: getTaxNotice, input: { params: { token } } },
      ),
    setSending: (sendsTaxNotice: boolean) =>
      portal.callAs(user, saveFreeTicketSettings, {
        params: { companyId: company.id },
        body: {
          expireChildTickets: 'NEVER',
          expireChildTicketsAtAge: 18,
          sendsTaxNotice,
        } as CallInput<typeof saveFreeTicketSettings>['body'],
      }),
    recorded: () =>
      recordedChanges(portal.database)
        .where('change.kind', '=', 'send-tax-notice')
        .where('change.subject_id', '=', String(id))
        .execute(),
  };
}

describe('an SMS to the employee about the tax of a family ticket', () => {
  portalTest(
    'leads to a page with the amounts, without a sign-in and without names',
    async (portal) => {
      const { send, texts, token, look, recorded, id } = await employeeIn(portal);
      expect(await send()).toMatchObject({
        status: 200,
        json: { firstName: 'Kari', lastName: 'Nordmann' },
      });
      const [text = '', ...others] = await texts();
      expect(others).toEqual([]);
      expect(text.length).toBeLessThanOrEqual(160);
      expect(text).toMatch(
        /^(Hei Kari! )?Før .+ bestiller fribillett til familien din: Se hva du må skatte av\. http/,
      );
      const answer = await look(await token());
      expect(answer.headers['cache-control']).toBe('no-store');
      const page = answer.json;
      expect(page).toEqual({
        companyName: expect.stringMatching(/^Skogveien/),
        profileName: { nb: 'Voksen', en: 'Adult' },
        allZones: false,
        zones: ['1', '2Ø'],
        startDate: '2026-04-01',
        taxOre: expect.any(Number),
        sentOn: '2026-03-06',
        validThrough: '2026-04-05',
      });
      const [stored] = await noticesOf(portal.database, id);
      expect(page).toMatchObject({ taxOre: stored?.tax_ore });
      expect(stored?.tax_ore).toBeGreaterThan(0);
      expect(await recorded()).toHaveLength(1);
    },
  );

  portalTest('is known by the digest of its token alone', async (portal) => {
    const { send, token } = await employeeIn(portal);
    await send();
    const places = await columnsWith(portal.database, await token());
    // The SMS itself: jobs and the outbox of a machine without a gateway.
    expect(places.filter((place) => !/^(jobs|stand_ins)\./.test(place))).toEqual([]);
  });

  raceTest('is sent once when it is asked for twice at once', {
    prepare: (portal) => employeeIn(portal),
    operation: (_portal, { send }) => send(),
    without: rowLock('tickets.ticket', 'for no key update'),
    holds: async (_portal, { texts }, answers) => {
      expect(outcomesOf(answers)).toEqual(['done', 'done']);
      expect(await texts()).toHaveLength(1);
    },
  });

  portalTest('is sent once when it is asked for twice', async (portal) => {
    const { send, texts, recorded } = await employeeIn(portal);
    await send();
    await send();
    expect(await texts()).toHaveLength(1);
    portal.clock.set('2026-03-06T10:09:00+01:00');
    await send();
    expect(await texts()).toHaveLength(1);
    // Another ticket is another notice, and so is the same later.
    await send({ startDate: '2026-05-01' });
    await send({ profile: 2 });
    // As many zones, at the same price.
    await send({ zoneTo: '2S' });
    expect(await texts()).toHaveLength(4);
    portal.clock.set('2026-03-06T10:11:00+01:00');
    await send();
    expect(await texts()).toHaveLength(5);
    expect(await recorded()).toHaveLength(5);
  });

  portalTest('keeps the amounts and leads nowhere after 30 days', async (portal) => {
    const { send, token, look, id } = await employeeIn(portal);
    await send();
    const link = await token();
    // "The link works through 5 April", summer time began in between.
    portal.clock.set('2026-04-05T23:59:00+02:00');
    expect(await look(link)).toMatchObject({ status: 200, json: { validThrough: '2026-04-05' } });
    portal.clock.set('2026-04-06T00:00:00+02:00');
    expect((await look(link)).status).toBe(404);
    expect(await noticesOf(portal.database, id)).toHaveLength(1);
    portal.clock.set('2026-04-06T00:01:00+02:00');
    await applyRetentionRules(portal.database, portal.clock.now());
    expect(await noticesOf(portal.database, id)).toEqual([]);
  });

  portalTest('opens at its own operator alone, and with its token alone', async (portal) => {
    const { send, token, look } = await employeeIn(portal);
    await send();
    const link = await token();
    expect((await look(link, 'akt')).status).toBe(404);
    expect((await look(link.slice(0, -1))).status).toBe(404);
    expect((await look(`${link}A`)).status).toBe(404);
  });

  portalTest('goes to the phone of the employee’s own ticket that is not over', async (portal) => {
    const card = await employeeIn(portal, onCard());
    expect(await card.send()).toMatchObject({
      status: 422,
      json: { code: 'NO_PHONE_OF_EMPLOYEE' },
    });
    const family = await employeeIn(portal, { ticketHolderType: 'FAMILY_MEMBER' });
    expect(await family.send()).toMatchObject({ json: { code: 'NO_PHONE_OF_EMPLOYEE' } });
    const retired = { ticketHolderType: 'RETIRED', profile: 4, dateOfBirth: '1950-05-14' } as const;
    expect(await (await employeeIn(portal, retired)).send()).toMatchObject({ status: 200 });
    const own = await employeeIn(portal);
    // A ticket that was cancelled, the family's, and that of the same number at another company have other phones.
    const sent = { employeeId: own.employeeId, startDate: '2026-03-06' };
    const { edit, cancel } = editsIn(portal);
    const planned = await edit(own.id, { phone: newPhone(), timeOfChange: '2026-04-01' });
    expect(await cancel(idOf(planned))).toMatchObject({ status: 200 });
    const spouse = { ...sent, ticketHolderType: 'FAMILY_MEMBER', firstName: 'Per' } as const;
    expect(await orderFreeIn(portal)({ ...spouse, phone: newPhone() })).toMatchObject({
      status: 200,
    });
    const elsewhere = await placeFreeCompany(portal.database);
    const [agreementId] = elsewhere.departments;
    const namesake = { person: 'Navnesøster', agreementId, from: '2026-03-06' };
    await placeFreeTickets(portal.database, elsewhere, [
      { ...namesake, employeeId: own.employeeId },
      { ...namesake, person: 'Annen', employeeId: `${own.employeeId}-2` },
    ]);
    expect(await own.send({ employeeId: `${own.employeeId}-2` })).toMatchObject({
      json: { code: 'NO_PHONE_OF_EMPLOYEE' },
    });
    expect(await own.send({ employeeId: own.employeeId.toLowerCase() })).toMatchObject({
      status: 200,
    });
    expect(await own.texts()).toHaveLength(1);
    // Of two that are not over, to that of the newest.
    const [phone, moved] = [newPhone(), await employeeIn(portal)];
    await edit(moved.id, { phone, timeOfChange: '2026-04-01' });
    expect(await moved.send()).toMatchObject({ status: 200 });
    expect(await moved.texts()).toEqual([]);
    const received = await sentSms(portal.database, `+47${phone}`);
    expect(received.filter((text) => text.includes('/skatt/'))).toHaveLength(1);
    const params = { id: own.id, isoDate: '2026-03-31' };
    expect(await portal.callAs(portal.user('support'), endFreeTicket, { params })).toMatchObject({
      status: 200,
    });
    portal.clock.set('2026-04-02T10:00:00+02:00');
    expect(await own.send({ startDate: '2026-05-01' })).toMatchObject({
      json: { code: 'NO_PHONE_OF_EMPLOYEE' },
    });
  });

  portalTest('is turned off by the company, and on again', async (portal) => {
    const { send, setSending, texts } = await employeeIn(portal);
    expect(await setSending(false)).toMatchObject({ status: 200, json: { sendsTaxNotice: false } });
    expect(await send()).toMatchObject({ status: 422, json: { code: 'TAX_NOTICES_OFF' } });
    expect(await texts()).toEqual([]);
    expect(await setSending(true)).toMatchObject({ json: { sendsTaxNotice: true } });
    expect(await send()).toMatchObject({ status: 200 });
  });

  portalTest('is sent five times a day at most', async (portal) => {
    const { send, texts } = await employeeIn(portal);
    const days = ['01', '02', '03', '04', '05', '06'].map((day) => `2026-04-${day}`);
    const statuses = [];
    for (const startDate of days) statuses.push((await send({ startDate })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await texts()).toHaveLength(5);
    portal.clock.set('2026-03-07T10:30:00+01:00');
    expect((await send({ startDate: '2026-04-06' })).status).toBe(200);
  });

  portalTest('has the third operator’s word, and is for departments in reach', async (portal) => {
    const { send, texts, company } = await employeeIn(portal, {}, 'fjord');
    const answer = await send();
    expect(answer, answer.text).toMatchObject({ status: 200 });
    expect((await texts())[0]).toContain('bestiller ansattbillett til familien din');
    const other = await employeeIn(portal);
    const agreementNumber = departmentsOf(company)[0] ?? 0;
    expect(await other.send({ agreementNumber })).toMatchObject({
      status: 404,
      json: { code: 'AGREEMENT_NOT_FOUND' },
    });
    // A department that is over by the first day of the ticket, and on it.
    const [own = 0] = departmentsOf(other.company);
    for (const [end, refused] of [
      ['2026-03-31', { code: 'AGREEMENT_NOT_VALID' }],
      ['2026-04-01', {}],
    ] as const) {
      await setAgreementEnd(portal.database, own, Temporal.PlainDate.from(end));
      expect((await other.send()).json).toMatchObject(refused);
    }
    expect(await other.texts()).toHaveLength(1);
    await setAgreementEnd(portal.database, own, null);
  });
});
