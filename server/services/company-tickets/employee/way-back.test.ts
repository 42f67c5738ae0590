import { describe, expect } from 'vitest';
import { idOf, orderIn } from '#services/company-tickets/test-order.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { changesOfPerson, setTicketFacts } from '#ticketing/tickets/test-tickets.store.ts';
import { changesAs, refused } from './test-changes.ts';
import {
  active,
  downloaded,
  fetched,
  orderTicket,
  texts,
  untilTexts,
} from './test-changed-ticket.ts';

const wider = { zoneFrom: '1', zoneTo: '2V', expiryDate: '2026-03-31' };
const notUndoable = refused('END_NOT_UNDOABLE', 409);

describe('a pending ticket that continues another', () => {
  portalTest('gives the other back its days when it is cancelled', async (portal) => {
    const hr = changesAs(portal);
    const { id, phone } = await orderTicket(portal, active);
    const next = idOf(await hr.changeZone(id, wider));
    expect(await hr.show(id)).toMatchObject({ expirationDate: '2026-03-31', isContinued: true });
    expect(await hr.show(next)).toMatchObject({ reopensId: id });

    expect(await hr.cancel(next)).toMatchObject({ status: 200, json: { id: next } });
    expect(await hr.show(next)).toMatchObject({ status: 'cancelled' });
    expect(await hr.show(id)).toMatchObject({
      status: 'active',
      expirationDate: null,
      endedOn: null,
      isContinued: false,
    });
    const changes = await changesOfPerson(portal.database, phone);
    expect(changes.slice(2)).toMatchObject([
      {
        kind: 'cancel-pending-ticket',
        subject_id: String(next),
        before: { cancelled: false },
        after: { cancelled: true },
      },
      {
        kind: 'undo-end',
        subject_id: String(id),
        before: { expirationDate: '2026-03-31' },
        after: { expirationDate: null },
      },
    ]);
    await untilTexts(portal, phone, 3);
    expect((await texts(portal, phone))[2]).toContain('Du beholder bedriftsbilletten du har.');
    // The one that was valid all along may be changed as before.
    expect(await hr.changeZone(id, wider)).toMatchObject({ status: 200 });
  });

  portalTest('gives it back also to one that was sent again before it began', async (portal) => {
    const hr = changesAs(portal);
    const { id } = await downloaded(portal);
    const next = idOf(await hr.resend(id));
    await setTicketFacts(portal.database, next, fetched);
    const last = idOf(await hr.resend(next));
    await hr.cancel(last);
    expect(await hr.show(next)).toMatchObject({ status: 'pending', expirationDate: null });
    expect(await hr.show(id)).toMatchObject({ status: 'expired' });
  });

  portalTest('leaves a ticket that it does not continue as it is', async (portal) => {
    const hr = changesAs(portal);
    const { id, phone } = await orderTicket(portal);
    await hr.cancel(id);
    expect(await changesOfPerson(portal.database, phone)).toHaveLength(2);
    await untilTexts(portal, phone, 2);
    expect((await texts(portal, phone))[1]).toContain('Hentekoden virker ikke lenger.');
  });
});

describe('the end of a ticket', () => {
  portalTest('is undone by the company on the same day: it runs on', async (portal) => {
    const hr = changesAs(portal);
    const { id, phone } = await orderTicket(portal, active);
    await hr.end(id, '2026-03-31');
    expect(await hr.show(id)).toMatchObject({ endedOn: '2026-03-06' });
    expect(await hr.undoEnd(id)).toMatchObject({ status: 200, json: { id } });
    expect(await hr.show(id)).toMatchObject({ status: 'active', expirationDate: null });
    expect((await changesOfPerson(portal.database, phone)).at(-1)).toMatchObject({
      kind: 'undo-end',
      subject_id: String(id),
      before: { expirationDate: '2026-03-31' },
      after: { expirationDate: null },
    });
    await untilTexts(portal, phone, 3);
    expect((await texts(portal, phone))[2]).toContain('har angret avslutningen');
  });

  portalTest('is undone also when it was the last month’s', async (portal) => {
    const hr = changesAs(portal);
    const { id } = await orderTicket(portal, active);
    await hr.end(id, '2026-02-28');
    expect(await hr.show(id)).toMatchObject({ status: 'expired' });
    expect(await hr.undoEnd(id)).toMatchObject({ status: 200 });
    expect(await hr.show(id)).toMatchObject({ status: 'active', expirationDate: null });
  });

  portalTest('is undone until midnight in Oslo, by support until the last day', async (portal) => {
    const hr = changesAs(portal);
    const support = changesAs(portal, portal.user('support'));
    const [first, second, third] = [
      await orderTicket(portal, active),
      await orderTicket(portal, active),
      await orderTicket(portal, active),
    ];
    for (const { id } of [first, second, third]) await hr.end(id, '2026-03-31');
    portal.clock.set('2026-03-06T22:59:59Z');
    expect(await hr.undoEnd(first.id)).toMatchObject({ status: 200 });
    portal.clock.set('2026-03-06T23:00:00Z');
    expect(await hr.undoEnd(second.id)).toMatchObject(notUndoable);
    expect(await hr.show(second.id)).toMatchObject({ expirationDate: '2026-03-31' });
    portal.clock.set('2026-03-31T21:59:59Z');
    expect(await support.undoEnd(second.id)).toMatchObject({ status: 200 });
    portal.clock.set('2026-03-31T22:00:00Z');
    expect(await support.undoEnd(third.id)).toMatchObject(notUndoable);
  });

  portalTest('is moved by customer support, and told to the holder', async (portal) => {
    const support = changesAs(portal, portal.user('support'));
    const { id, phone } = await orderTicket(portal, active);
    await changesAs(portal).end(id, '2026-04-30');
    expect(await support.end(id, '2026-03-17')).toMatchObject({ status: 200 });
    expect(await support.show(id)).toMatchObject({ expirationDate: '2026-03-17' });
    await untilTexts(portal, phone, 3);
    expect((await texts(portal, phone))[2]).toContain('Siste dag er 17.03.2026.');
  });

  portalTest('is not undone by itself when another ticket continues', async (portal) => {
    const hr = changesAs(portal);
    const support = changesAs(portal, portal.user('support'));
    const { id } = await orderTicket(portal, active);
    await hr.changeZone(id, wider);
    expect(await hr.undoEnd(id)).toMatchObject(notUndoable);
    expect(await support.undoEnd(id)).toMatchObject(notUndoable);
    expect(await support.end(id, '2026-03-17')).toMatchObject(refused('TICKET_NOT_ENDABLE', 409));
  });

  portalTest('is undone once: again changes and tells nothing', async (portal) => {
    const hr = changesAs(portal);
    const { id, phone } = await orderTicket(portal, active);
    await hr.end(id, '2026-03-31');
    expect(await hr.undoEnd(id)).toMatchObject({ status: 200 });
    expect(await hr.undoEnd(id)).toMatchObject({ status: 200, json: { id } });
    expect(await changesOfPerson(portal.database, phone)).toHaveLength(3);
    await hr.end(id, '2026-02-28');
    expect((await changesOfPerson(portal.database, phone)).at(-1)).toMatchObject({
      kind: 'end-ticket',
    });
    const cancelled = await orderTicket(portal);
    await hr.cancel(cancelled.id);
    expect(await hr.undoEnd(cancelled.id)).toMatchObject(notUndoable);
  });

  portalTest('stays when the person has got another ticket since', async (portal) => {
    const hr = changesAs(portal);
    const { id, phone } = await orderTicket(portal, active);
    await hr.end(id, '2026-03-31');
    const company = portal.company('single-service');
    expect(await orderIn(portal)({ phone, startDate: '2026-05-01' }, { company })).toMatchObject({
      status: 200,
    });
    expect(await hr.undoEnd(id)).toMatchObject(refused('TICKET_ALREADY_HELD', 409));
    expect(await hr.show(id)).toMatchObject({ expirationDate: '2026-03-31' });
    expect(await changesOfPerson(portal.database, phone)).toHaveLength(3);
  });
});
