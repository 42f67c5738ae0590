import { listCounterRecipients } from '@takst/contract/services/ticket-counter/recipients/counter-recipient-list.contract.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { describe, expect } from 'vitest';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { anonymiseAll } from '#ticketing/tickets/anonymise/test-anonymise.ts';
import { adultOre, delivered, placeOrder } from '../order/test-counter-order.ts';
import { mainCompany, read } from '../orders/test-read-orders.ts';
import { ticketCounterService } from '../ticket-counter.service.ts';

type Guest = { readonly name: string | null; readonly phone: string };

/** The id of an order of codes to guests, all delivered. */
async function orderedFor(portal: TestPortal, ...guests: readonly Guest[]): Promise<number> {
  const id = await placeOrder(portal, {
    lines: [
      {
        profileId: 'ADULT',
        quantity: guests.length,
        phones: guests.map((guest) => ({ ...guest, phoneCountryCode: '+47' })),
      },
    ],
    expectedOre: guests.length * adultOre,
  });
  await delivered(portal, id);
  return id;
}

const recipients = (portal: TestPortal, query: { searchFor?: string; maxEntries?: string } = {}) =>
  read(portal, listCounterRecipients, { ...mainCompany(portal), query });

const phonesIn = async (portal: TestPortal, searchFor: string) =>
  (await recipients(portal, { searchFor })).matches.map(({ phone }) => phone);

describe('the earlier recipients of a company', () => {
  portalTest('are phones, each once, most recently ordered first', async (portal) => {
    const before = await recipients(portal);
    const [kari, ola, unknown] = [newPhone(), newPhone(), newPhone()];
    await orderedFor(
      portal,
      { name: 'Kari Nordmann', phone: kari },
      { name: 'Ola Hansen', phone: ola },
    );
    await orderedFor(portal, { name: null, phone: kari });
    await orderedFor(portal, { name: null, phone: unknown }, { name: null, phone: unknown });
    const { totalEntries, matches } = await recipients(portal, { maxEntries: '3' });
    expect(totalEntries).toBe(before.totalEntries + 3);
    // An order without a name does not take the name away.
    expect(matches).toMatchObject([
      { name: null, phoneCountryCode: '+47', phone: unknown, lastOrderedAt: expect.any(String) },
      { name: 'Kari Nordmann', phone: kari },
      { name: 'Ola Hansen', phone: ola },
    ]);
    await orderedFor(portal, { name: 'Kari Berg', phone: kari });
    expect((await recipients(portal)).matches[0]).toMatchObject({ name: 'Kari Berg', phone: kari });
  });

  portalTest('are searched by name, without marks, and by phone', async (portal) => {
    const [one, other] = [newPhone(), newPhone()];
    await orderedFor(
      portal,
      { name: 'Bjørg Ødegård', phone: one },
      { name: 'Anne Solli', phone: other },
    );
    expect(await phonesIn(portal, 'odegard bj')).toEqual([one]);
    expect(await phonesIn(portal, `+47 ${other.slice(0, 3)} ${other.slice(3)}`)).toEqual([other]);
    expect(await phonesIn(portal, 'Bjørg Solli')).toEqual([]);
  });

  portalTest('go when their orders are anonymised', async (portal) => {
    const phone = newPhone();
    await orderedFor(portal, { name: 'Gammel Gjest', phone });
    expect(await phonesIn(portal, phone)).toEqual([phone]);
    const today = portal.clock.today().add({ days: 367 });
    const now = portal.clock.now().add({ hours: 24 * 367 });
    const clock = { ...portal.clock, today: () => today, now: () => now };
    await anonymiseAll({ ...portal, clock }, { service: ticketCounterService });
    expect(await phonesIn(portal, phone)).toEqual([]);
  });

  portalTest('are told to buyers of the company alone', async (portal) => {
    const phone = newPhone();
    const asks = (login: string, tenant: TenantId, companyOf: TenantId) =>
      portal.callAs(portal.user(login, tenant), listCounterRecipients, {
        params: { id: portal.company('several-services', companyOf).id },
        query: { maxEntries: '1000' },
      });
    const before = await asks('ticket-counter', 'akt', 'akt');
    await orderedFor(portal, { name: 'Kari Nordmann', phone });
    // HR sees the history, and does not order (spec 1 §6).
    expect(await asks('hr-users', 'ruter', 'ruter')).toMatchObject({ status: 403 });
    expect(await asks('ticket-counter', 'akt', 'ruter')).toMatchObject({ status: 404 });
    const elsewhere = await asks('ticket-counter', 'akt', 'akt');
    expect(elsewhere.status).toBe(200);
    // The number of all recipients does not tell of another company either.
    expect(elsewhere.text).toBe(before.text);
    expect((await asks('ticket-counter', 'ruter', 'ruter')).text).toContain(phone);
  });
});
