import { listTicketCards } from '@takst/contract/services/free-tickets/ticket/list-ticket-cards.contract.ts';
import { cancelFreeTicket } from '@takst/contract/services/free-tickets/ticket/cancel-free-ticket.contract.ts';
import { replaceFreeCard } from '@takst/contract/services/free-tickets/ticket/replace-free-card.contract.ts';
import { describe, expect } from 'vitest';
import { idOf } from '#services/company-tickets/test-order.ts';
import { newCardNumber, onCard, orderFreeIn } from '#services/free-tickets/test-free-order.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';

const cardsOf = (portal: TestPortal, id: number) =>
  portal.callAs(portal.user('support'), listTicketCards, { params: { id } });

describe('the cards of a free ticket', () => {
  portalTest('are the one that it lies on and those before, newest first', async (portal) => {
    const number = newCardNumber();
    const id = idOf(await orderFreeIn(portal)(onCard(number)));
    const first = { number, state: 'CREATED', replacementReason: null, fee: 0, closedAt: null };
    expect(await cardsOf(portal, id)).toMatchObject({
      status: 200,
      json: { cards: [first], replacementFee: 50 },
    });

    const support = portal.user('support');
    const input = { params: { id }, body: { reason: 'lost' as const } };
    expect(await portal.callAs(support, replaceFreeCard, input)).toMatchObject({ status: 200 });
    const answer = await cardsOf(portal, id);
    const second = { number: null, state: 'REQUESTED', manufacturedAt: null, closedAt: null };
    expect(answer.json).toMatchObject({
      cards: [
        { ...second, fee: 50, replacementReason: 'lost' },
        { ...first, state: 'DEACTIVATED', closedAt: expect.any(String) },
      ],
    });
  });

  portalTest('tell of one that was cancelled with its ticket', async (portal) => {
    const id = idOf(await orderFreeIn(portal)(onCard()));
    await portal.callAs(portal.user('support'), cancelFreeTicket, { params: { id } });
    expect((await cardsOf(portal, id)).json).toMatchObject({
      cards: [{ number: null, state: 'CANCELLED', closedAt: expect.any(String), fee: 50 }],
    });
  });

  portalTest('are none on a phone', async (portal) => {
    const id = idOf(await orderFreeIn(portal)());
    expect(await cardsOf(portal, id)).toMatchObject({ status: 200, json: { cards: [] } });
  });

  portalTest('are told to nobody elsewhere', async (portal) => {
    const id = idOf(await orderFreeIn(portal)(onCard(newCardNumber())));
    const ask = (tenant: 'ruter' | 'akt') =>
      portal.callAs(portal.user('hr-free-ticket', tenant), listTicketCards, { params: { id } });
    expect(await ask('ruter')).toMatchObject({ status: 200, json: { cards: [{}] } });
    const unknown = { status: 404, json: { code: 'TICKET_NOT_FOUND' } };
    expect(await ask('akt')).toMatchObject(unknown);
  });
});
