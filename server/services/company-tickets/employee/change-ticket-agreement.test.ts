import { describe, expect } from 'vitest';
import { setAgreementDeleted } from '#customers/agreements/test-agreements.store.ts';
import { agreementOf } from '#services/company-tickets/test-order.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import {
  changesOfPerson,
  setAgreementEnd,
  ticketsOfPhone,
} from '#ticketing/tickets/test-tickets.store.ts';
import { changesAs, refused } from './test-changes.ts';
import { active, downloaded, orderTicket, texts, untilTexts } from './test-changed-ticket.ts';

/** The second agreement under which the company orders tickets. */
const otherAgreement = (portal: TestPortal): string => {
  const own = portal
    .company('several-services')
    .agreements.filter(({ subtype }) => subtype === 'SUBSCRIPTIONS');
  return String(own.at(-1)?.id);
};

describe('another invoice reference for a ticket', () => {
  portalTest('pays from the next 1st, and the holder notices nothing', async (portal) => {
    const { id, phone } = await downloaded(portal, active);
    await untilTexts(portal, phone, 1);
    expect(otherAgreement(portal)).not.toBe(agreementOf(portal.company('several-services')));
    expect(await changesAs(portal).changeAgreement(id, otherAgreement(portal))).toMatchObject({
      status: 200,
    });
    const [old, next] = await ticketsOfPhone(portal.database, phone);
    expect(old?.expiration_date?.toString()).toBe('2026-03-31');
    expect(next).toMatchObject({
      agreement_id: Number(otherAgreement(portal)),
      continues_id: id,
      expiration_date: null,
      pickup_code: old?.pickup_code,
      medium_part: 1,
      app_id: 'an app',
    });
    expect(next?.start_date.toString()).toBe('2026-04-01');
    // The one that pays already changes nothing.
    const own = await changesAs(portal).changeAgreement(next?.id ?? 0, otherAgreement(portal));
    expect(own).toMatchObject({ status: 200, json: { id: next?.id } });
    expect(await ticketsOfPhone(portal.database, phone)).toHaveLength(2);
    expect(await texts(portal, phone)).toHaveLength(1);
    expect((await changesOfPerson(portal.database, phone)).at(-1)).toMatchObject({
      kind: 'change-ticket-agreement',
      before: { invoiceReference: expect.stringContaining('Avdeling Oslo') },
      after: { invoiceReference: expect.stringContaining('Avdeling Lillestrøm') },
    });
  });

  portalTest('is taken back and given again: the code stays the same', async (portal) => {
    const hr = changesAs(portal);
    const { id, phone } = await orderTicket(portal, active);
    await hr.changeAgreement(id, otherAgreement(portal));
    const [, next] = await ticketsOfPhone(portal.database, phone);
    expect(await hr.cancel(next?.id ?? 0)).toMatchObject({ status: 200 });
    expect(await hr.show(id)).toMatchObject({ status: 'active', expirationDate: null });
    expect(await hr.changeAgreement(id, otherAgreement(portal))).toMatchObject({ status: 200 });
    const tickets = await ticketsOfPhone(portal.database, phone);
    expect(tickets.map(({ medium_part }) => medium_part)).toEqual([0, 1, 2]);
    expect(new Set(tickets.map(({ pickup_code }) => pickup_code)).size).toBe(1);
  });

  portalTest('goes on to the end that a ticket has, if it is later', async (portal) => {
    const hr = changesAs(portal);
    const later = await orderTicket(portal, active);
    const soon = await orderTicket(portal, active);
    await hr.end(later.id, '2026-05-31');
    await hr.end(soon.id, '2026-03-31');
    await hr.changeAgreement(later.id, otherAgreement(portal));
    const [, next] = await ticketsOfPhone(portal.database, later.phone);
    expect(next?.expiration_date?.toString()).toBe('2026-05-31');
    expect(await hr.changeAgreement(soon.id, otherAgreement(portal))).toMatchObject(
      refused('TICKET_NOT_CHANGEABLE', 409),
    );
  });

  portalTest('is one of the company’s, for this kind of ticket', async (portal) => {
    const hr = changesAs(portal);
    const { id, phone } = await orderTicket(portal, active);
    const { agreements } = portal.company('several-services');
    const wrongKind = agreements.find(({ subtype }) => subtype !== 'SUBSCRIPTIONS');
    expect(await hr.changeAgreement(id, String(wrongKind?.id))).toMatchObject(
      refused('AGREEMENT_NOT_VALID', 422),
    );
    const elsewhere = agreementOf(portal.company('single-service'));
    expect(await hr.changeAgreement(id, elsewhere)).toMatchObject(
      refused('AGREEMENT_NOT_FOUND', 404),
    );
    const ending = otherAgreement(portal);
    const deletedAt = (at: Temporal.Instant | null) =>
      setAgreementDeleted(portal.database, Number(ending), at);
    await deletedAt(portal.clock.now());
    expect(await hr.changeAgreement(id, ending)).toMatchObject(refused('AGREEMENT_NOT_FOUND', 404));
    await deletedAt(null);
    // It is over on the day on which the ticket would go on under it.
    const endOn = (day: string | null) =>
      setAgreementEnd(portal.database, Number(ending), day ? Temporal.PlainDate.from(day) : null);
    await endOn('2026-03-31');
    expect(await hr.changeAgreement(id, ending)).toMatchObject(refused('AGREEMENT_NOT_VALID', 422));
    expect(await ticketsOfPhone(portal.database, phone)).toHaveLength(1);
    await endOn('2026-04-01');
    expect(await hr.changeAgreement(id, ending)).toMatchObject({ status: 200 });
    await endOn(null);
  });

  portalTest('is recorded once when it is pressed twice at the same time', async (portal) => {
    const hr = changesAs(portal);
    const { id, phone } = await orderTicket(portal, active);
    const answers = await Promise.all(
      [1, 2].map(() => hr.changeAgreement(id, otherAgreement(portal))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await ticketsOfPhone(portal.database, phone)).toHaveLength(2);
  });
});
