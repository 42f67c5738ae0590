import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import { nameDepartments } from '../list/test-list.store.ts';
import { setAgreementDeleted } from '#customers/agreements/test-agreements.store.ts';
import { departmentsOf, freeCompany, newCardNumber, onCard } from '../test-free-order.ts';
import { familyOf, faultsInOrder, freeDepartments, holderOf } from '../test-many-free.ts';

describe('a mass change of department', () => {
  portalTest('lets another department have a ticket on a phone from a day', async (portal) => {
    const [first, second] = departmentsOf(freeCompany(portal));
    const { id: ticketId, cells } = await holderOf(portal);
    const [before] = await familyOf(portal, ticketId);
    const batches = freeDepartments(portal);
    const id = await batches.checked([cells], { changeFrom: '2026-03-20' });
    expect(await batches.carryOut(id)).toMatchObject({ state: 'finished', done: 1 });
    const family = await familyOf(portal, ticketId);
    expect(family).toMatchObject([
      { agreementNumber: second, startDate: '2026-03-20', pickupCode: before?.pickupCode },
      { agreementNumber: first, expirationDate: '2026-03-19' },
    ]);
    const [row] = await batches.rows(id);
    expect(row?.subject?.id).toBe(family[0]?.id);
  });

  portalTest('of a card changes on the next 1st, on the same card', async (portal) => {
    const [, second] = departmentsOf(freeCompany(portal));
    const number = newCardNumber();
    const { id: ticketId, cells } = await holderOf(portal, onCard(number));
    const batches = freeDepartments(portal);
    const id = await batches.checked([cells], { changeFrom: '2026-03-20' });
    expect(await batches.carryOut(id)).toMatchObject({ done: 1 });
    expect(await familyOf(portal, ticketId)).toMatchObject([
      { agreementNumber: second, startDate: '2026-04-01', travelCardNumber: number },
      { expirationDate: '2026-03-31', travelCardNumber: number },
    ]);
  });

  portalTest('names the department in the row, and says why nothing changes', async (portal) => {
    const [first, second] = departmentsOf(freeCompany(portal));
    const { cells } = await holderOf(portal);
    const inTheEnd = portal.clock.today().add({ months: 6, days: 1 }).toString();
    const batches = freeDepartments(portal);
    const id = await batches.checked([
      { ...cells, agreement: String(second) },
      { ...cells, agreement: String(first) },
      { ...cells, agreement: 'Ukjent' },
      { ...cells, birthDate: '15.05.1985' },
    ]);
    expect(await faultsInOrder(batches, id)).toEqual([
      '',
      'agreement: AGREEMENT_UNCHANGED, null: ROW_TWICE',
      'agreement: notAChoice, null: ROW_TWICE',
      'employeeId: PERSON_NOT_FOUND',
    ]);
    // What a deleted department was called is the name of the other one alone.
    const giveBack = await nameDepartments(portal.database, {
      [first ?? 0]: 'Felles',
      [second ?? 0]: 'Felles',
    });
    await setAgreementDeleted(portal.database, second ?? 0, portal.clock.now());
    const named = await batches.checked([
      { ...cells, agreement: 'Felles' },
      { ...(await holderOf(portal)).cells, agreement: String(second) },
    ]);
    await setAgreementDeleted(portal.database, second ?? 0, null);
    await giveBack();
    expect(await faultsInOrder(batches, named)).toEqual([
      'agreement: AGREEMENT_UNCHANGED',
      'agreement: notAChoice',
    ]);
    const late = await batches.checked([cells], { changeFrom: inTheEnd });
    expect(await faultsInOrder(batches, late)).toEqual(['null: DAY_NOT_OFFERED']);
  });
});
