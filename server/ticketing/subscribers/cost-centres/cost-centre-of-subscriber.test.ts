import {
  countSubscribers,
  downloadSubscribers,
  listSubscribers,
} from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import { costCentresIn, employeeIn } from './test-cost-centres.ts';

describe('the cost centre of an employee', () => {
  portalTest('is none at first, then what was chosen, and is recorded in words', async (portal) => {
    const employee = await employeeIn(portal);
    const { id, code, name } = await costCentresIn(portal).added();
    expect(await employee.read()).toMatchObject({ status: 200, json: { costCentre: null } });
    const costCentre = { id, code, name };
    expect(await employee.give(id)).toMatchObject({ status: 200, json: { costCentre } });
    // The same again is no change.
    expect(await employee.give(id)).toMatchObject({ status: 200, json: { costCentre } });
    expect(await employee.give(null, id)).toMatchObject({ json: { costCentre: null } });
    expect(await employee.changes()).toMatchObject([
      { before: { costCentre: '' }, after: { costCentre: `${code} ${name}` } },
      { before: { costCentre: `${code} ${name}` }, after: { costCentre: '' } },
    ]);
  });

  portalTest('is not overwritten by somebody who has not seen it', async (portal) => {
    const employee = await employeeIn(portal);
    const centres = costCentresIn(portal);
    const ids = [
      (await centres.added()).id,
      (await centres.added()).id,
      (await centres.added()).id,
    ];
    const answers = await Promise.all(ids.map((id) => employee.give(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { json } = await employee.read();
    for (const answer of answers.filter(({ status }) => status === 409))
      expect(answer.json).toEqual({ code: 'COST_CENTRE_CHANGED_SINCE', ...(json as object) });
    expect(await employee.changes()).toHaveLength(1);
  });

  portalTest('is for those alone who may see the employee', async (portal) => {
    const employee = await employeeIn(portal);
    const { id } = await costCentresIn(portal).added();
    for (const user of ['hr-large', 'hr-contractor']) {
      expect(await employee.read(user)).toMatchObject({ status: 404 });
      expect(await employee.give(id, null, user)).toMatchObject({ status: 404 });
    }
    for (const user of ['users', 'ticket-counter']) {
      expect(await employee.read(user)).toMatchObject({ status: 403 });
      expect(await employee.give(id, null, user)).toMatchObject({ status: 403 });
    }
  });

  portalTest('is shown, filtered, sorted, counted and written in the list', async (portal) => {
    const employee = await employeeIn(portal);
    const centres = costCentresIn(portal);
    const [second, third] = [
      await centres.added({ code: '0002', name: 'Andre' }),
      await centres.added({ code: '0003', name: 'Tredje' }),
    ];
    const costCentre = await centres.added({ code: '0001', name: 'Først' });
    for (const { id } of [third, third, second]) await (await employeeIn(portal)).give(id);
    await employee.give(costCentre.id);
    const hr = portal.user('hr');
    const params = { id: centres.companyId };
    const list = async (query: object) => {
      const { json } = await portal.callAs(hr, listSubscribers, { params, query });
      return (json as { matches: { id: number; costCentre: unknown }[] }).matches;
    };
    expect(await list({ costCentre: String(costCentre.id) })).toMatchObject([
      { id: employee.id, costCentre },
    ]);
    // A filter of tickets and one of cost centres hold together.
    expect(await list({ costCentre: String(costCentre.id), filter: 'valid' })).toEqual([]);
    const without = await list({ costCentre: 'none', maxEntries: '100' });
    expect(without.length).toBeGreaterThan(0);
    expect(without.every((one) => one.costCentre === null)).toBe(true);
    const sorted = await list({ sort: 'costCentre', maxEntries: '100' });
    expect(sorted[0]).toMatchObject({ id: employee.id });
    expect(sorted.slice(0, 4)).toMatchObject(
      [costCentre, second, third, third].map((one) => ({ costCentre: one })),
    );
    const { json } = await portal.callAs(hr, countSubscribers, { params });
    expect((json as { costCentres: unknown[] }).costCentres.slice(0, 3)).toEqual([
      { ...costCentre, people: 1 },
      { ...second, people: 1 },
      { ...third, people: 2 },
    ]);
    const file = await portal.callAs(hr, downloadSubscribers, {
      params,
      query: { costCentre: String(costCentre.id) },
    });
    expect(file.text).toContain('0001 Først');
  });
});
