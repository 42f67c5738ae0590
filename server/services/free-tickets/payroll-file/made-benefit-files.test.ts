import { checkBenefitFile } from '@takst/contract/services/free-tickets/payroll-file/check-benefit-file.contract.ts';
import { downloadBenefitFile } from '@takst/contract/services/free-tickets/payroll-file/download-benefit-file.contract.ts';
import { listBenefitFiles } from '@takst/contract/services/free-tickets/payroll-file/list-benefit-files.contract.ts';
import { describe, expect } from 'vitest';
import { placeFreeTickets } from '#services/free-tickets/book/test-book-world.store.ts';
import { benefitFilesIn, benefitTest as portalTest } from './test-benefit-files.ts';
import { forgetReportedNumbers } from '../free-tickets.public.ts';
import { forgetNumbersOn } from './test-benefit-world.store.ts';

describe('a file that was made', () => {
  portalTest('cannot be fetched once a number is erased, and keeps its sum', async (portal) => {
    const { company, make, download, list } = await benefitFilesIn(portal);
    const [agreementId] = company.departments;
    const rest = { agreementId, from: '2026-01-01', to: '2026-02-28' };
    await placeFreeTickets(portal.database, company, [
      { person: 'Berg', employeeId: '101', ...rest },
      { person: 'Dahl', employeeId: '102', ...rest },
    ]);
    await portal.close();
    const { id } = (await make('changes', '2026-02-01')).json as { id: number };
    expect((await list()).matches).toMatchObject([
      {
        kind: 'changes',
        madeBy: expect.stringMatching(/^Kaja /),
        month: '2026-02-01',
        firstMonth: '2026-01-01',
        lastMonth: '2026-02-01',
      },
    ]);
    // As long as the book has the names, the file has the numbers.
    const later = Temporal.PlainDate.from('2027-04-01');
    await portal.database.transaction((tx) => forgetReportedNumbers(tx, later));
    expect((await download(id)).status).toBe(200);
    await forgetNumbersOn(portal.database, company.id, '2027-03-31');
    expect((await download(id)).status).toBe(200);
    await forgetNumbersOn(portal.database, company.id, '2027-04-01');
    expect(await download(id)).toMatchObject({
      status: 410,
      json: { code: 'NUMBERS_ERASED', lines: 4 },
    });
    expect((await list()).matches).toMatchObject([
      { id, isWhole: false, total: 4 * 897, people: 1 },
    ]);
    // What is erased was told, and is not told again.
    portal.clock.set('2027-04-02T10:00:00+02:00');
    expect((await make('changes', '2027-04-01')).json).toEqual({ code: 'NOTHING_TO_REPORT' });
  });

  portalTest('is that of one company', async (portal) => {
    const { company, make, params } = await benefitFilesIn(portal);
    const [agreementId] = company.departments;
    const berg = { person: 'Berg', employeeId: '101', agreementId };
    await placeFreeTickets(portal.database, company, [{ ...berg, from: '2026-03-01' }]);
    const { status, json } = await make('month', '2026-03-01');
    expect(status).toBe(200);
    const { id: fileId } = json as { id: number };
    const hr = portal.user('hr-free-ticket');
    const query = { kind: 'month', month: '2026-03-01' } as const;
    expect((await portal.callAs(hr, checkBenefitFile, { params, query })).status).toBe(404);
    expect((await portal.callAs(hr, listBenefitFiles, { params, query: {} })).status).toBe(404);
    const request = { params: { fileId } };
    expect(await portal.callAs(hr, downloadBenefitFile, request)).toMatchObject({
      status: 404,
      json: { code: 'FILE_NOT_FOUND' },
    });
  });
});
