import { describe, expect } from 'vitest';
import { recordedChanges } from '#platform/changes/test-changes.store.ts';
import {
  placeFreeTickets,
  placeOwnShare,
  placePriceFrom,
} from '#services/free-tickets/book/test-book-world.store.ts';
import { benefitFilesIn, benefitTest as portalTest, vismaLines } from './test-benefit-files.ts';
import {
  cancelTicket,
  changeEmployeeId,
  forgetNumbersOn,
  toldIn,
} from './test-benefit-world.store.ts';

describe('a file of a whole month', () => {
  portalTest('has one record for each employee number, less the own share', async (portal) => {
    const files = await benefitFilesIn(portal);
    const { company, make, download, list } = files;
    const [first, second] = company.departments;
    const own = { agreementId: first, from: '2026-02-01', amountOre: 97_00 };
    await placeOwnShare(portal.database, company, own);
    await placeFreeTickets(portal.database, company, [
      { person: 'Berg', employeeId: '101', agreementId: first, from: '2026-01-01' },
      {
        person: 'Barn',
        employeeId: '101',
        holderType: 'FAMILY_MEMBER',
        nrOfZones: 2,
        agreementId: first,
        from: '2026-02-01',
      },
      { person: 'Dahl', employeeId: '0102', agreementId: second, from: '2026-02-10' },
    ]);
    await portal.close();
    expect((await files.check('month', '2026-02-01')).json).toMatchObject({
      people: 2,
      total: 800 + 1492 + 897,
      months: [{ month: '2026-02-01', isOpen: false, isReported: false }],
      reportedBy: null,
    });
    const answer = await make('month', '2026-02-14');
    expect(answer).toMatchObject({
      status: 200,
      json: { kind: 'month', month: '2026-02-01', people: 2, total: 3189, isWhole: true },
    });
    const { id } = answer.json as { id: number };
    const { text, headers } = await download(id);
    expect(vismaLines(text).toSorted()).toEqual(
      ['0102 1.00 897.00 897.00', '101 2.00 0.00 2292.00'].toSorted(),
    );
    expect(headers['content-disposition']).toMatch(
      /"visma-lonn-month-2026-02-.*-2026-03-08\.txt"$/,
    );
    // Other settings since: the file is as it was.
    await files.setUp('generic', '999');
    expect((await download(id)).text).toBe(text);
    expect((await list()).matches).toMatchObject([{ id, total: 3189, people: 2 }]);
    const recorded = await recordedChanges(portal.database)
      .where('change.kind', '=', 'make-benefit-file')
      .where('change.company_id', '=', company.id)
      .execute();
    expect(recorded).toMatchObject([
      {
        after: {
          benefitFileKind: 'month',
          benefitFileMonth: '2026-02-01',
          benefitFilePeople: '2',
          benefitFileTotal: 3189_00,
        },
      },
    ]);
  });

  portalTest('is not made twice, unless it takes the place of the other', async (portal) => {
    const { company, make, check, list } = await benefitFilesIn(portal);
    const [agreementId] = company.departments;
    const berg = { person: 'Berg', employeeId: '101', agreementId };
    await placeFreeTickets(portal.database, company, [{ ...berg, from: '2026-02-01' }]);
    await portal.close();
    const answers = await Promise.all(Array.from({ length: 5 }, () => make('month', '2026-02-01')));
    const successes = answers.filter(({ status }) => status === 200);
    expect(successes).toHaveLength(1);
    const [id] = successes.map(({ json }) => (json as { id: number }).id);
    for (const { json } of answers.filter(({ status }) => status === 409)) {
      expect(json).toMatchObject({ code: 'MONTH_REPORTED', id });
    }
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
    expect((await check('month', '2026-02-01')).json).toMatchObject({ reportedBy: { id } });
    const replaced = await make('month', '2026-02-01', { replacesId: id });
    expect(replaced.status).toBe(200);
    expect(await make('month', '2026-02-01', { replacesId: id })).toMatchObject({
      json: { code: 'MONTH_REPORTED', id: (replaced.json as { id: number }).id },
    });
    expect(await toldIn(portal.database, company.id)).toEqual(['2026-02 101 89700']);
    const { id: newest } = replaced.json as { id: number };
    expect((await list()).matches.map((file) => file.id)).toEqual([newest, id]);
    expect((await make('changes', '2026-02-01')).json).toEqual({ code: 'NOTHING_TO_REPORT' });
  });

  portalTest('names who does not fit, and is not made', async (portal) => {
    const { company, make, check, list } = await benefitFilesIn(portal);
    const [agreementId] = company.departments;
    const rest = { agreementId, from: '2026-02-01' };
    // The one whose number it is stands for the family.
    const family = { person: 'Barn', employeeId: 'A-17', holderType: 'FAMILY_MEMBER' } as const;
    const [, ticketId] = await placeFreeTickets(portal.database, company, [
      { ...family, ...rest },
      { person: 'Berg', employeeId: 'A-17', ...rest },
      { person: 'Dahl', employeeId: '102', ...rest },
    ]);
    await portal.close();
    expect(await make('month', '2026-02-01')).toMatchObject({
      status: 422,
      json: { code: 'DOES_NOT_FIT', faults: 1 },
    });
    expect((await check('month', '2026-02-01')).json).toMatchObject({
      people: 2,
      faults: [
        { ticketId, employeeId: 'A-17', firstName: 'Kari', lastName: 'Berg', value: 'employeeId' },
      ],
    });
    expect(await list()).toEqual({ totalEntries: 0, matches: [] });
    expect(await toldIn(portal.database, company.id)).toEqual([]);
  });

  portalTest('says what it leaves out', async (portal) => {
    const { company, check, textOf } = await benefitFilesIn(portal);
    const [first, second] = company.departments;
    await placePriceFrom(portal.database, {
      tenant: 'ruter',
      productId: 'free-ticket',
      profileId: 'MILITARY',
      from: '2026-01-01',
      nrOfZones: 1,
      priceOre: 1e4,
    });
    const own = { agreementId: second, from: '2026-02-01', amountOre: 900_00 };
    await placeOwnShare(portal.database, company, own);
    const from = '2026-02-01';
    await placeFreeTickets(portal.database, company, [
      { person: 'Berg', employeeId: '101', agreementId: first, from },
      { person: 'Soldat', employeeId: '102', agreementId: first, profileId: 'MILITARY', from },
      { person: 'Dahl', employeeId: '103', agreementId: second, from },
    ]);
    await portal.close();
    expect((await check('month', from)).json).toMatchObject({
      people: 1,
      total: 897,
      untaxed: { lines: 1, people: [{ lastName: 'Soldat', employeeId: '102' }] },
      nothingLeft: 1,
      withoutNumber: { lines: 0, total: 0 },
    });
    expect(vismaLines(await textOf('month', from))).toEqual(['101 1.00 897.00 897.00']);
    await forgetNumbersOn(portal.database, company.id, '2027-04-01');
    portal.clock.set('2027-04-02T10:00:00+02:00');
    expect((await check('month', from)).json).toMatchObject({
      people: 0,
      withoutNumber: { lines: 1, total: 897 },
    });
  });

  portalTest('is of one of the last 36 months', async (portal) => {
    const { make, check } = await benefitFilesIn(portal);
    const refused = { code: 'MONTH_NOT_OFFERED', first: '2023-04-01', last: '2026-03-01' };
    for (const month of ['2023-03-31', '2026-04-01']) {
      expect(await make('month', month)).toMatchObject({ status: 422, json: refused });
      expect(await check('changes', month)).toMatchObject({ status: 422, json: refused });
    }
    for (const month of ['2023-04-01', '2026-03-31']) {
      expect((await make('month', month)).json).toEqual({ code: 'NOTHING_TO_REPORT' });
    }
  });

  portalTest('needs a payroll system and a pay code', async (portal) => {
    const { setUp, make, check } = await benefitFilesIn(portal);
    await setUp(null);
    for (const call of [make, check]) {
      expect(await call('month', '2026-02-01')).toMatchObject({
        status: 409,
        json: { code: 'NO_PAYROLL_FORMAT' },
      });
    }
    expect(await setUp('generic', null)).toMatchObject({ json: { code: 'WAGE_TYPE_MISSING' } });
    expect((await make('month', '2026-02-01')).json).toMatchObject({ code: 'NO_PAYROLL_FORMAT' });
  });
});

describe('a file of changes', () => {
  portalTest('has what the files before it have not told', async (portal) => {
    const { company, check, textOf } = await benefitFilesIn(portal);
    const [agreementId] = company.departments;
    const berg = { person: 'Berg', employeeId: '101', agreementId };
    const dahl = { person: 'Dahl', employeeId: '102', agreementId };
    await placeFreeTickets(portal.database, company, [
      { ...berg, from: '2026-01-01' },
      { ...dahl, from: '2026-02-10' },
    ]);
    await portal.close();
    await textOf('month', '2026-02-01');
    expect((await check('changes', '2026-02-01')).json).toMatchObject({
      people: 1,
      months: [{ month: '2026-01-01', isReported: false, total: 897 }],
    });
    expect((await check('changes', '2026-02-01', { from: '2026-02-01' })).json).toMatchObject({
      people: 0,
    });
    expect(vismaLines(await textOf('changes', '2026-02-01'))).toEqual(['101 1.00 897.00 897.00']);
    expect(await textOf('changes', '2026-02-01')).toContain('NOTHING_TO_REPORT');
    // March is open, and counts where it is chosen.
    expect(vismaLines(await textOf('changes', '2026-03-01'))).toEqual([
      '101 1.00 897.00 897.00',
      '102 1.00 897.00 897.00',
    ]);
  });

  portalTest('takes back what is not so any more', async (portal) => {
    const { company, check, textOf } = await benefitFilesIn(portal);
    const { id: companyId } = company;
    const [agreementId] = company.departments;
    const rest = { agreementId, from: '2026-03-01' };
    const [, second = 0] = await placeFreeTickets(portal.database, company, [
      { person: 'Berg', employeeId: '101', ...rest },
      { person: 'Dahl', employeeId: '102', ...rest },
    ]);
    await textOf('month', '2026-03-01');
    // Another number, nothing any more, and an own share since.
    await changeEmployeeId(portal.database, { companyId, from: '101', to: '201' });
    await cancelTicket(portal.database, companyId, second);
    const own = { agreementId, from: '2026-03-01', amountOre: 97_00 };
    await placeOwnShare(portal.database, company, own);
    // While the month is open it is left alone, unless it is chosen.
    expect(await textOf('changes', '2026-02-01')).toContain('NOTHING_TO_REPORT');
    expect((await check('changes', '2026-03-01')).json).toMatchObject({
      months: [{ month: '2026-03-01', isOpen: true, isReported: true, total: -897 - 97 }],
    });
    expect(vismaLines(await textOf('changes', '2026-03-01'))).toEqual([
      '101 1.00 -897.00 -897.00',
      '102 1.00 -897.00 -897.00',
      '201 1.00 800.00 800.00',
    ]);
    expect(await textOf('changes', '2026-03-01')).toContain('NOTHING_TO_REPORT');
    expect(await toldIn(portal.database, companyId)).toEqual(['2026-03 201 80000']);
  });

  portalTest('is made once of several at the same time', async (portal) => {
    const { company, make } = await benefitFilesIn(portal);
    const [agreementId] = company.departments;
    const berg = { person: 'Berg', employeeId: '101', agreementId };
    await placeFreeTickets(portal.database, company, [{ ...berg, from: '2026-01-01' }]);
    await portal.close();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => make('changes', '2026-03-01')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { json } of answers.filter(({ status }) => status !== 200)) {
      expect(json).toEqual({ code: 'NOTHING_TO_REPORT' });
    }
    expect(await toldIn(portal.database, company.id)).toEqual(
      ['2026-01', '2026-02', '2026-03'].map((month) => `${month} 101 89700`),
    );
  });
});
