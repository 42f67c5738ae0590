import { listFreeTickets } from '@takst/contract/services/free-tickets/list/free-ticket-list.contract.ts';
import { listOwnShares } from '@takst/contract/services/free-tickets/own-share/list-own-shares.contract.ts';
import type { DepartmentShares } from '@takst/contract/services/free-tickets/own-share/own-share.schema.ts';
import { setOwnShare } from '@takst/contract/services/free-tickets/own-share/set-own-share.contract.ts';
import { describe, expect } from 'vitest';
import { recordedChanges } from '#platform/changes/test-changes.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { forgetOwnShares, placeBookMonth } from './test-own-share.store.ts';

/** The portal opens on 4 March 2026. */
async function sharesIn(portal: TestPortal) {
  const user = portal.user('hr-free-ticket');
  const { id } = portal.company('free-ticket');
  await forgetOwnShares(portal.database, id);
  const params = { companyId: id };
  const load = async () => {
    const { json } = await portal.callAs(user, listOwnShares, { params });
    return (json as { departments: DepartmentShares[] }).departments;
  };
  const [department] = await load();
  if (!department) throw new Error('the company has no department');
  const { agreementNumber } = department;
  return {
    id,
    user,
    params,
    load,
    agreementNumber,
    own: async () =>
      (await load()).find((one) => one.agreementNumber === agreementNumber) ?? department,
    set: (validFrom: string, kroner: number, more: object = {}) =>
      portal.callAs(user, setOwnShare, {
        params,
        body: {
          agreementNumber,
          validFrom,
          amountOre: kroner * 100,
          ...more,
        },
      }),
    recorded: async () =>
      (
        await recordedChanges(portal.database)
          .where('change.kind', '=', 'change-own-share')
          .where('change.company_id', '=', id)
          .execute()
      ).map(({ before, after }) => ({
        before,
        after,
      })),
  };
}

const amounts = ({ shares }: Pick<DepartmentShares, 'shares'>) =>
  shares.map(({ validFrom, amountOre }) => `${String(validFrom)} ${amountOre / 100}`);

describe('the own share of departments', () => {
  portalTest('is nothing until it is set, and keeps its history', async (portal) => {
    const { own, set } = await sharesIn(portal);
    expect(amounts(await own())).toEqual([]);
    expect(await set('2026-03-01', 100)).toMatchObject({ status: 200 });
    expect(await set('2026-05-17', 150)).toMatchObject({ status: 200 });
    expect(amounts(await own())).toEqual(['2026-03-01 100', '2026-05-01 150']);
    // Set back, the planned change is gone.
    const answer = await set('2026-05-01', 100);
    expect(amounts(answer.json as DepartmentShares)).toEqual(['2026-03-01 100']);
    expect(amounts(await own())).toEqual(['2026-03-01 100']);
  });

  portalTest('is set from the first month that is not closed', async (portal) => {
    const { id, agreementNumber, own, load, set } = await sharesIn(portal);
    await placeBookMonth(portal.database, { companyId: id, agreementNumber, month: '2026-02-01' });
    expect(String((await own()).firstOpenMonth)).toBe('2026-03-01');
    // Another department's closed months, and amounts, are its own.
    const [, other] = await load();
    const { firstOpenMonth, agreementNumber: otherNumber } = other ?? { agreementNumber: 0 };
    expect(String(firstOpenMonth)).not.toBe('2026-03-01');
    await set('2026-05-01', 77, { agreementNumber: otherNumber });
    const refused = { code: 'MONTH_NOT_OFFERED', first: '2026-03-01', last: '2027-03-01' };
    for (const month of ['2026-02-28', '2027-04-01']) {
      expect(await set(month, 100)).toMatchObject({ status: 422, json: refused });
    }
    for (const month of ['2026-03-01', '2027-03-31']) {
      expect(await set(month, 100 + Number(month.slice(2, 4)))).toMatchObject({ status: 200 });
    }
    expect(amounts(await own())).toEqual(['2026-03-01 126', '2027-03-01 127']);
    expect((await load()).slice(1).map(amounts)).toContainEqual(['2026-05-01 77']);
  });

  portalTest('is an amount from 0 to 10 000 kroner of a department', async (portal) => {
    const { set } = await sharesIn(portal);
    for (const kroner of [-1, 10_000.01, 0.001]) {
      expect(await set('2026-04-01', kroner)).toMatchObject({
        status: 422,
        json: { code: 'INVALID_INPUT', fields: [{ path: 'amountOre' }] },
      });
    }
    expect(await set('2026-04-01', 10_000)).toMatchObject({ status: 200 });
    const other = portal.company('free-ticket', 'akt');
    const [office] = portal
      .company('free-ticket')
      .agreements.flatMap(({ id, subtype }) => (subtype === 'FREETICKET' ? [] : [id]));
    expect(office).toBeDefined();
    for (const agreementNumber of [1, other.agreements[0]?.id ?? 2, office]) {
      expect(await set('2026-04-01', 5, { agreementNumber })).toMatchObject({
        status: 404,
        json: { code: 'AGREEMENT_NOT_FOUND' },
      });
    }
  });

  portalTest('is recorded with the amount before; the same again is no change', async (portal) => {
    const { set, recorded } = await sharesIn(portal);
    const earlier = (await recorded()).length;
    await set('2026-03-01', 100);
    await set('2026-03-01', 100);
    await set('2026-04-01', 150);
    // Of a month to come, before is what would have been paid in that month.
    await set('2026-06-01', 170);
    expect((await recorded()).slice(earlier)).toEqual([
      { before: { ownShare: 0 }, after: { ownShare: 100_00, ownShareFrom: '2026-03-01' } },
      { before: { ownShare: 100_00 }, after: { ownShare: 150_00, ownShareFrom: '2026-04-01' } },
      { before: { ownShare: 150_00 }, after: { ownShare: 170_00, ownShareFrom: '2026-06-01' } },
    ]);
  });

  portalTest('is not set over what somebody else has set since', async (portal) => {
    const { id, set, own } = await sharesIn(portal);
    for (let round = 0; round < 5; round += 1) {
      await forgetOwnShares(portal.database, id);
      const { version } = await own();
      const months = ['2026-03-01', '2026-04-01', '2026-05-01', '2026-06-01'];
      const answers = await Promise.all(
        months.map((month, place) => set(month, 100 + place, { version })),
      );
      const now = await own();
      expect(now.shares).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const { json } of answers.filter(({ status }) => status !== 200)) {
        expect(json).toMatchObject({ code: 'OWN_SHARE_CHANGED_SINCE' });
        expect((json as { department: DepartmentShares }).department.version).toBe(now.version);
      }
    }
  });

  portalTest('is deducted from what the list shows as taxable', async (portal) => {
    const { id, user, set, load } = await sharesIn(portal);
    const taxed = async () => {
      const answer = await portal.callAs(user, listFreeTickets, {
        params: { id },
        query: { maxEntries: '100' },
      });
      const { matches } = answer.json as {
        matches: { agreementNumber: number; taxAmount: number | null; startDate: string }[];
      };
      return matches.filter(
        ({ taxAmount, startDate }) => taxAmount !== null && startDate <= '2026-03-04',
      );
    };
    const before = await taxed();
    expect(before.length).toBeGreaterThan(0);
    for (const { agreementNumber } of await load()) {
      await set('2026-03-01', 97, { agreementNumber });
    }
    expect((await taxed()).map(({ taxAmount }) => taxAmount)).toEqual(
      before.map(({ taxAmount }) => Math.max((taxAmount ?? 0) - 97, 0)),
    );
  });
});
