import { maxCostCentres } from '@takst/domain/ticketing/subscribers/cost-centre.rules.ts';
import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import { costCentresIn, employeeIn, newCode } from './test-cost-centres.ts';
import { fillCostCentres } from './test-cost-centres.store.ts';

describe("a company's cost centres", () => {
  portalTest('are added, and listed by code with how many have each', async (portal) => {
    const centres = costCentresIn(portal, { user: 'hr-large', company: 'large' });
    const [late, early] = [
      await centres.added({ code: '10000', name: 'Drift' }),
      await centres.added({ code: ' 900 ', name: 'Ærfugl' }),
    ];
    expect(early).toMatchObject({ code: '900' });
    const added = (await centres.list()).filter(({ id }) => [early.id, late.id].includes(id));
    expect(added).toEqual([
      { ...early, people: 0 },
      { ...late, people: 0 },
    ]);
    for (const words of ['ærfugl', 'Ærf 90'])
      expect(await centres.list(words)).toEqual([{ ...early, people: 0 }]);
  });

  portalTest('have a code each, capitals apart', async (portal) => {
    const centres = costCentresIn(portal);
    const costCentre = await centres.added({ code: 'Salg-1', name: 'Salg' });
    const again = { code: 'SALG-1', name: 'Annet' };
    const refused = { status: 409, json: { code: 'COST_CENTRE_EXISTS', costCentre } };
    expect(await centres.add(again)).toMatchObject(refused);
    const other = { code: newCode(), name: 'Lager' };
    const { id } = await centres.added(other);
    expect(await centres.change(id, again, other)).toMatchObject(refused);
    const code = newCode();
    const answers = await Promise.all(['a', 'b', 'c'].map((name) => centres.add({ code, name })));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409,
    ]);
  });

  portalTest('have codes of 1 to 20 and names of 1 to 60 characters', async (portal) => {
    const centres = costCentresIn(portal);
    const text = { code: 'x'.repeat(20), name: 'å'.repeat(60) };
    expect(await centres.add(text)).toMatchObject({ status: 200 });
    for (const wrong of [
      { ...text, code: 'y'.repeat(21) },
      { code: newCode(), name: 'å'.repeat(61) },
      { code: ' ', name: 'Salg' },
      { code: newCode(), name: '' },
    ]) {
      expect(await centres.add(wrong)).toMatchObject({ status: 422 });
    }
  });

  portalTest('are 500 at most, with two at once', async (portal) => {
    const centres = costCentresIn(portal, { user: 'hr-contractor', company: 'contractor' });
    const { length } = await centres.list();
    await fillCostCentres(portal.database, centres.companyId, maxCostCentres - length - 1);
    const answers = await Promise.all(
      ['a', 'b'].map(() => centres.add({ code: newCode(), name: 'Sist' })),
    );
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 409,
      json: { code: 'TOO_MANY_COST_CENTRES', max: maxCostCentres },
    });
    expect(await centres.list()).toHaveLength(maxCostCentres);
  });

  portalTest('are renamed, employees keep them', async (portal) => {
    const centres = costCentresIn(portal);
    const before = { code: newCode(), name: 'Salg' };
    const { id } = await centres.added(before);
    const employee = await employeeIn(portal);
    await employee.give(id);
    const another = await centres.added();
    for (const _ of [1, 2]) await (await employeeIn(portal)).give(another.id);
    const people = async (of: number) =>
      (await centres.list()).find((one) => one.id === of)?.people;
    expect([await people(id), await people(another.id)]).toEqual([1, 2]);
    const after = { code: newCode(), name: 'Salg sør' };
    expect(await centres.change(id, after, before)).toMatchObject({
      status: 200,
      json: { id, ...after },
    });
    expect(await employee.read()).toMatchObject({ json: { costCentre: { id, ...after } } });
    // The same again, and a user whose page is stale.
    expect(await centres.change(id, after, before)).toMatchObject({ status: 200 });
    expect(await centres.change(id, { ...before, name: 'Annet' }, before)).toMatchObject({
      status: 409,
      json: { code: 'COST_CENTRE_CHANGED_SINCE', costCentre: { id, ...after } },
    });
    // Its code is its own: another name alone is no second one of the code.
    const renamed = { ...after, name: 'Salg vest' };
    expect(await centres.change(id, renamed, after)).toMatchObject({
      status: 200,
      json: { id, ...renamed },
    });
    const [oldText, newText, newestText] = [before, after, renamed].map(({ code, name }) => ({
      listedCostCentre: `${code} ${name}`,
    }));
    const { companyId } = centres;
    const byUser = { company_id: companyId, user_id: portal.user('hr').id, channel: 'portal' };
    expect(await centres.changesOf(id)).toMatchObject([
      { ...byUser, kind: 'create-cost-centre', before: null, after: oldText },
      { ...byUser, kind: 'change-cost-centre', before: oldText, after: newText },
      { ...byUser, kind: 'change-cost-centre', before: newText, after: newestText },
    ]);
  });

  portalTest('are deleted when nobody has them', async (portal) => {
    const centres = costCentresIn(portal);
    const { id, ...text } = await centres.added();
    const employee = await employeeIn(portal);
    await employee.give(id);
    expect(await centres.remove(id)).toMatchObject({
      status: 409,
      json: { code: 'COST_CENTRE_IN_USE', people: 1 },
    });
    await employee.give(null, id);
    expect(await centres.remove(id)).toMatchObject({ status: 200, json: { id } });
    expect((await centres.changesOf(id)).slice(1)).toMatchObject([
      {
        kind: 'delete-cost-centre',
        before: { listedCostCentre: `${text.code} ${text.name}` },
        after: null,
      },
    ]);
    for (const answer of [await centres.remove(id), await centres.change(id, text, text)])
      expect(answer).toMatchObject({ status: 404, json: { code: 'COST_CENTRE_NOT_FOUND' } });
    expect(await employee.give(id)).toMatchObject({
      status: 422,
      json: { code: 'COST_CENTRE_NOT_FOUND' },
    });
  });

  portalTest('are deleted or given to somebody, never both', async (portal) => {
    const centres = costCentresIn(portal);
    const employee = await employeeIn(portal);
    for (let round = 0; round < 10; round += 1) {
      const { id } = await centres.added();
      const calls = [() => centres.remove(id), () => employee.give(id)];
      const answers = await Promise.all(
        (round % 2 === 0 ? calls : calls.toReversed()).map((call) => call()),
      );
      expect(answers.map(({ status }) => status)).toContain(200);
      expect(answers.every(({ status }) => status < 500)).toBe(true);
      const isListed = (await centres.list()).some((one) => one.id === id);
      expect(await employee.read()).toMatchObject({
        json: { costCentre: isListed ? { id } : null },
      });
      if (isListed) await employee.give(null, id);
    }
  });

  portalTest('are those of one company', async (portal) => {
    const own = costCentresIn(portal);
    const theirs = await costCentresIn(portal, { user: 'hr-large', company: 'large' }).added();
    const { id, ...text } = theirs;
    for (const answer of [await own.remove(id), await own.change(id, text, text)])
      expect(answer).toMatchObject({ status: 404, json: { code: 'COST_CENTRE_NOT_FOUND' } });
    expect(await (await employeeIn(portal)).give(id)).toMatchObject({
      status: 422,
      json: { code: 'COST_CENTRE_NOT_FOUND' },
    });
  });
});
