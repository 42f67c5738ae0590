import { maxCostCentres } from '@takst/domain/ticketing/subscribers/cost-centre.rules.ts';
import { expect } from 'vitest';
import { advisoryLock, rowLock } from '#testing/races/lock.ts';
import { outcomesOf } from '#testing/races/outcomes.ts';
import { raceTest } from '#testing/races/race-test.ts';
import { costCentresIn, employeeIn, newCode } from './test-cost-centres.ts';
import { fillCostCentres } from './test-cost-centres.store.ts';

raceTest('the last cost centre that a company may have is added twice', {
  prepare: async (portal) => {
    const centres = costCentresIn(portal, { user: 'hr-contractor', company: 'contractor' });
    const present = await centres.list();
    for (const { id } of present.slice(maxCostCentres - 1)) await centres.remove(id);
    const missing = Math.max(0, maxCostCentres - 1 - present.length);
    await fillCostCentres(portal.database, centres.companyId, missing);
    return centres;
  },
  operation: (_portal, { add }) => add({ code: newCode(), name: 'Sist' }),
  without: advisoryLock('hashtextextended'),
  holds: async (_portal, { list }, answers) => {
    expect(outcomesOf(answers)).toEqual(['TOO_MANY_COST_CENTRES', 'done']);
    expect(await list()).toHaveLength(maxCostCentres);
  },
});

raceTest('a cost centre is deleted while an employee gets it', {
  prepare: async (portal) => {
    const centres = costCentresIn(portal);
    return { centres, employee: await employeeIn(portal), id: (await centres.added()).id };
  },
  operation: [
    (_portal, { centres, id }) => centres.remove(id),
    (_portal, { employee, id }) => employee.give(id),
  ],
  without: rowLock('subscribers.cost_centre'),
  holds: async (_portal, { centres, employee, id }, answers) => {
    expect(outcomesOf(answers).join()).toMatch(/^COST_CENTRE_(IN_USE|NOT_FOUND),done$/);
    const isListed = (await centres.list()).some((one) => one.id === id);
    expect(await employee.read()).toMatchObject({
      json: { costCentre: isListed ? { id } : null },
    });
  },
});
