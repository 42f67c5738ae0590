import { describe, expect, vi } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import { newPhone, orderIn } from '../test-order.ts';
import { ticketsOfPhone } from '#ticketing/tickets/test-tickets.store.ts';

const codesToDraw = vi.hoisted((): string[] => []);

/** Codes that are drawn next; then others. */
vi.mock('#ticketing/tickets/operations/pickup-code.ts', async (load) => {
  const real = await load<typeof import('#ticketing/tickets/operations/pickup-code.ts')>();
  return { newPickupCode: () => codesToDraw.shift() ?? real.newPickupCode() };
});

describe('a pickup code that is in use', () => {
  portalTest('is drawn again, and the order is made once', async (portal) => {
    const [first, second] = [newPhone(), newPhone()];
    codesToDraw.push('TWICE234', 'TWICE234', 'TWICE234', 'OTHER234');
    expect(await orderIn(portal)({ phone: first })).toMatchObject({ status: 200 });
    expect(await orderIn(portal)({ phone: second })).toMatchObject({ status: 200 });
    expect(await ticketsOfPhone(portal.database, second)).toMatchObject([
      { pickup_code: 'OTHER234' },
    ]);
  });

  portalTest('stops the order when no other is drawn', async (portal) => {
    const phone = newPhone();
    codesToDraw.push('AGAIN234', 'AGAIN234', 'AGAIN234', 'AGAIN234');
    await orderIn(portal)();
    expect(await orderIn(portal)({ phone })).toMatchObject({ status: 500 });
    expect(await ticketsOfPhone(portal.database, phone)).toEqual([]);
  });
});
