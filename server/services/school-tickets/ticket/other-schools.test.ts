import { describe, expect } from 'vitest';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { placePupils } from '../test-pupils.ts';
import { makeSchool } from '../test-other-school.store.ts';
import { placeOneEach, schoolCalls } from './test-school-calls.ts';
import { newestTickets } from './test-situations.store.ts';

/** Another company of the operator is a school, too, with a ticket of its own. */
const portalTest = portalTestWith(async ({ start }) => {
  const portal = await start();
  const { agreements } = portal.company('school');
  const like = agreements.find(({ subtype }) => subtype === 'SCHOOLTICKET')?.id ?? 0;
  const other = portal.company('several-services');
  const id = await makeSchool(portal.database, { like, companyId: other.id });
  const school = { ...other, agreements: [{ id, subtype: 'SCHOOLTICKET', endDate: null }] };
  const portalOfOther = { ...portal, company: () => school };
  const pupil = { firstName: 'Annen', lastName: 'Elev', className: '8A', phone: newPhone() };
  await placePupils(portalOfOther, 'several-services', [pupil]);
  const [ticketId = 0] = await newestTickets(portal.database, 1);
  return { ...portal, ticketId };
});

type Calls = ReturnType<typeof schoolCalls>;
const everyCall: Readonly<
  Record<string, (calls: Calls, id: number) => Promise<{ status: number; json: unknown }>>
> = {
  get: ({ get }, id) => get(id),
  edit: ({ edit }, id) => edit(id, { className: 'Q1' }),
  end: ({ end }, id) => end(id, '2026-03-31'),
  undo: ({ undo }, id) => undo(id),
  cancel: ({ cancel }, id) => cancel(id),
  resend: ({ resend }, id) => resend(id),
  'resend the code': ({ resendCode }, id) => resendCode(id),
  'change zones': ({ zones }, id) => zones(id),
  'preview zones': ({ preview }, id) => preview(id),
  cards: ({ cards }, id) => cards(id),
  'replace the card': ({ replace }, id) => replace(id),
  'issue a temporary ticket': ({ temporary }, id) => temporary(id),
  'print a temporary ticket': ({ paper }, id) => paper(id),
  'collect a fee': ({ collect }, id) => collect(id),
  history: ({ history }, id) => history(id),
};

describe('a school administrator', () => {
  portalTest.each(Object.entries(everyCall))(
    'does not %s of another school, nor of what is no school ticket',
    async (portal, _, call) => {
      const own = schoolCalls(portal);
      const notFound = { status: 404, json: { code: 'TICKET_NOT_FOUND' } };
      const { ticketId } = portal as typeof portal & { ticketId: number };
      expect(await call(own, ticketId)).toMatchObject(notFound);
      const [free = 0] = portal.company('several-services').tickets;
      expect(await call(own, free)).toMatchObject(notFound);
      expect(await call(own, portal.company('school').id)).toMatchObject(notFound);
      // Who may, can: the call is right.
      const support = schoolCalls(portal, portal.user('school-support'));
      const { status } = await support.get(ticketId);
      expect(status).toBe(200);
    },
  );

  portalTest.each(Object.entries(everyCall))(
    'of another operator does not %s',
    async (portal, _, call) => {
      const [id = 0] = await placeOneEach(portal, [{ phone: newPhone() }]);
      const elsewhere = schoolCalls(portal, portal.user('operator', 'akt'));
      const { status } = await call(elsewhere, id);
      expect([403, 404]).toContain(status);
      expect(await schoolCalls(portal).ticket(id)).toMatchObject({
        status: 'active',
        className: 'Q8',
      });
    },
  );
});
