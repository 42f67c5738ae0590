import { changeDepartment } from '@takst/contract/services/free-tickets/ticket/change-department.contract.ts';
import { replaceFreeCard } from '@takst/contract/services/free-tickets/ticket/replace-free-card.contract.ts';
import { describe, expect } from 'vitest';
import { idOf } from '#services/company-tickets/test-order.ts';
import { departmentsOf, freeCompany, onCard } from '#services/free-tickets/test-free-order.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { editsIn } from './test-edits.ts';

const today = '2026-03-06';
const lastDay = '2026-04-30';

describe('a ticket that somebody has ended (spec 3 §4: its buttons are those of other tickets)', () => {
  portalTest(
    'keeps its end when it goes on as another, and when that is cancelled',
    async (portal) => {
      const { order, fetch, end, edit, preview, ticket, cancel } = editsIn(portal);
      const id = await order({ startDate: today });
      await fetch(id);
      await end(id, lastDay);
      const tooLate = { zoneTo: '3Ø', timeOfChange: '2026-05-01' };
      for (const answer of [await preview(id, tooLate), await edit(id, tooLate)]) {
        expect(answer).toMatchObject({ json: { code: 'TIME_OF_CHANGE_NOT_OFFERED' } });
      }
      const change = { zoneTo: '3Ø', timeOfChange: '2026-04-01' };
      expect(await preview(id, change)).toMatchObject({ json: { expirationDate: lastDay } });
      const next = idOf(await edit(id, change));
      expect(await ticket(next)).toMatchObject({
        zoneTo: '3Ø',
        startDate: '2026-04-01',
        expirationDate: lastDay,
        endedOn: today,
      });
      expect(await ticket(id)).toMatchObject({ expirationDate: '2026-03-31' });
      await cancel(next);
      expect(await ticket(id)).toMatchObject({ expirationDate: lastDay, endedOn: today });
    },
  );

  portalTest('keeps it in another department, and while that has not begun', async (portal) => {
    const { order, end, edit, ticket } = editsIn(portal);
    const id = await order({ startDate: today });
    await end(id, lastDay);
    const [, agreementNumber = 0] = departmentsOf(freeCompany(portal));
    const departmentAnswer = await portal.callAs(portal.user('operator'), changeDepartment, {
      params: { id },
      body: { agreementNumber, timeOfChange: '2026-04-15' },
    });
    const next = idOf(departmentAnswer);
    expect(await ticket(next)).toMatchObject({ agreementNumber, expirationDate: lastDay });
    // It is not fetched yet: its name is changed in place.
    expect(await edit(next, { lastName: 'Hansen' })).toMatchObject({ json: { id: next } });
    expect(await ticket(next)).toMatchObject({ lastName: 'Hansen', expirationDate: lastDay });
    // What it continues keeps the name under which it was valid.
    expect(await ticket(id)).toMatchObject({ lastName: 'Nordmann' });
  });

  portalTest('keeps it with a new code and on another card', async (portal) => {
    const { order, fetch, end, resend, ticket, makeCard } = editsIn(portal);
    const id = await order({ startDate: today });
    await fetch(id);
    await end(id, lastDay);
    const again = idOf(await resend(id));
    expect(await ticket(again)).toMatchObject({ expirationDate: lastDay, endedOn: today });

    const withCard = await order({ startDate: today, ...onCard() });
    await makeCard(withCard);
    await end(withCard, lastDay);
    const replaced = await portal.callAs(portal.user('operator'), replaceFreeCard, {
      params: { id: withCard },
      body: { reason: 'lost' },
    });
    expect(replaced.status).toBe(200);
    expect(await ticket(withCard)).toMatchObject({
      travelCardState: 'REQUESTED',
      expirationDate: lastDay,
    });
  });
});
