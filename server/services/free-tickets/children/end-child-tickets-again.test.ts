import { listFamily } from '@takst/contract/services/free-tickets/list-family.contract.ts';
import type { ChildEndSettings } from '@takst/domain/services/free-tickets/child-end-settings.ts';
import * as z from 'zod/mini';
import { describe, expect } from 'vitest';
import { idOf } from '#services/company-tickets/test-order.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { placeFreeTickets } from '../book/test-book-world.store.ts';
import {
  departmentsOf,
  type FreeOrderBody,
  freeCompany,
  newEmployeeId,
  orderFreeIn,
} from '../test-free-order.ts';
import { childrenToLookAt } from './children-to-end.query.ts';
import { childrenIn } from './test-children.ts';
import { endsRecorded, placeChildEnd } from './test-children.store.ts';

const atEndOfMonth: ChildEndSettings = {
  expireChildTickets: 'AT_END_OF_MONTH',
  expireChildTicketsAtAge: 18,
};

const set = (
  portal: TestPortal,
  settings: ChildEndSettings | null,
  { tenant, id: companyId } = freeCompany(portal),
) => {
  const now = portal.clock.now();
  return placeChildEnd(portal.database, { tenant, companyId, settings, now });
};

/** For a child who is 18 on 20 March; today is 6 March. */
const order = async (
  portal: TestPortal,
  changed: Partial<FreeOrderBody> = {},
  company = freeCompany(portal),
) => {
  const child = {
    ticketHolderType: 'FAMILY_MEMBER',
    profile: 2,
    dateOfBirth: '2008-03-20',
    startDate: '2026-03-06',
  } as const;
  return idOf(await orderFreeIn(portal)({ ...child, ...changed }, { company }));
};

async function lastDayOf(portal: TestPortal, id: number): Promise<string | undefined> {
  const input = { params: { id } };
  const { json } = await portal.callAs(portal.user('support'), listFamily, input);
  const { matches } = z.parse(listFamily.reply, json);
  return matches.find((ticket) => ticket.id === id)?.expirationDate?.toString();
}

describe('the nightly job of children’s tickets', () => {
  portalTest('takes no day back for which another ticket was ordered', async (portal) => {
    await set(portal, atEndOfMonth);
    const person = { employeeId: newEmployeeId(), firstName: 'Liv' };
    const id = await order(portal, person);
    await set(portal, null);
    const next = await order(portal, { ...person, startDate: '2026-04-01' });
    await childrenIn(portal).night();
    expect(await lastDayOf(portal, id)).toBe('2026-03-31');
    expect(await lastDayOf(portal, next)).toBeUndefined();
  });

  portalTest(
    'leaves the month in which it begins to a ticket that begins too late',
    async (portal) => {
      await set(portal, null);
      const id = await order(portal, { startDate: '2026-04-10' });
      await set(portal, atEndOfMonth);
      portal.clock.set('2026-03-30T04:07:00+02:00');
      await childrenIn(portal).night();
      expect(await lastDayOf(portal, id)).toBe('2026-04-30');
    },
  );

  portalTest('does each ticket once, also when it is killed half-way', async (portal) => {
    await set(portal, null);
    // One of them is at another operator.
    const elsewhere = freeCompany(portal, 'akt');
    const ids = [await order(portal), await order(portal), await order(portal, {}, elsewhere)];
    await set(portal, atEndOfMonth);
    await set(portal, atEndOfMonth, elsewhere);
    const killed = childrenIn(portal, async () => {
      throw Object.assign(new Error('terminated'), { code: '57P01' });
    });
    await expect(killed.night()).rejects.toThrow('terminated');
    expect(await endsRecorded(portal.database, ids)).toEqual([0, 0, 0]);
    await childrenIn(portal).night();
    await childrenIn(portal).night();
    expect(await endsRecorded(portal.database, ids)).toEqual([1, 1, 1]);
  });

  portalTest('looks at the tickets in parts', async (portal) => {
    await set(portal, atEndOfMonth);
    const ids = [await order(portal), await order(portal), await order(portal)];
    const observed: number[] = [];
    for (let after = 0; ;) {
      const request = { today: portal.clock.today(), after, max: 2 };
      const part = await childrenToLookAt(portal.database, request);
      observed.push(...part.map(({ id }) => id));
      if (part.length < 2) break;
      after = part.at(-1)?.id ?? 0;
    }
    expect(new Set(observed).size).toBe(observed.length);
    expect(observed.filter((id) => ids.includes(id))).toEqual(ids);
  });

  portalTest('tells companies after the last part', async (portal) => {
    const { tenant, id } = freeCompany(portal);
    const [agreementId = 0] = departmentsOf(freeCompany(portal));
    const company = { tenant, id, departments: [agreementId, agreementId] } as const;
    const until = { agreementId, profileId: 'CHILD', from: '2026-03-01', to: '2026-03-31' };
    const children = Array.from({ length: 500 }, (_, place) => ({ ...until, person: `B${place}` }));
    await placeFreeTickets(portal.database, company, children);
    const first = childrenIn(portal);
    await first.night();
    expect(first.enqueued.map(({ job }) => job)).toEqual(['end-child-tickets']);
    const last = childrenIn(portal);
    await last.night(Number(first.enqueued[0]?.data['after']));
    expect(new Set(last.enqueued.map(({ job }) => job))).toEqual(new Set(['send-email']));
  });
});
