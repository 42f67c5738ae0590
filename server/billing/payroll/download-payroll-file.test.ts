import { downloadPayrollFile } from '@takst/contract/billing/payroll/payroll-file.contract.ts';
import {
  getPayrollSettings,
  savePayrollSettings,
} from '@takst/contract/billing/payroll/payroll-settings.contract.ts';
import { describe, expect } from 'vitest';
import { agreementIds, setAgreementDeleted } from '#customers/agreements/test-agreements.store.ts';
import { placeCompany } from '#customers/companies/test-companies.store.ts';
import { recordedChanges } from '#platform/changes/test-changes.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { rowLock } from '#testing/races/lock.ts';
import { outcomesOf } from '#testing/races/outcomes.ts';
import { raceTest } from '#testing/races/race-test.ts';
import { placeBike } from './test-payroll.store.ts';
import { payrollIn } from './test-payroll.ts';

describe('the file for the payroll system', () => {
  portalTest('has a record for each employee, or names what does not fit', async (portal) => {
    const { save, check, payroll, id, settings } = await payrollIn(portal);
    await save({ delimiter: 'semicolon', format: null, wageType: null });
    expect(await payroll()).toMatchObject({ status: 409, json: { code: 'NO_PAYROLL_FORMAT' } });
    expect(await check()).toMatchObject({ status: 409 });
    expect(await save({ delimiter: 'comma', format: 'generic', wageType: ' ' })).toMatchObject({
      status: 422,
      json: { code: 'WAGE_TYPE_MISSING' },
    });
    expect(await save({ delimiter: 'comma', format: 'generic', wageType: '710' })).toMatchObject({
      status: 200,
    });
    const { status, text, headers } = await payroll();
    expect(status, text).toBe(200);
    expect(headers['content-disposition']).toMatch(/"generic-2026-05-Solside-.*-2026-03-06\.txt"$/);
    expect(text).toContain('0012                710       31052600000001000000000074700\r\n');
    expect(text).not.toContain('4711');
    // Any day of the month, and today's month without one.
    const january = { status: 200, json: { people: 1, totalPrice: 112 } };
    expect(await check({ month: '2026-01-31' })).toMatchObject(january);
    portal.clock.set('2026-05-20T12:00:00+02:00');
    expect((await payroll({})).text).toBe(text);
    await save({ delimiter: 'comma', format: 'huldt-lillevik', wageType: '710' });
    const refused = await payroll();
    expect(refused).toMatchObject({ status: 422, json: { code: 'DOES_NOT_FIT' } });
    const { people, faults } = (await check()).json as {
      people: number;
      faults: { employeeId: string }[];
    };
    expect(refused.json).toMatchObject({ faults: faults.length });
    expect(people).toBeGreaterThan(faults.length);
    expect(faults.map(({ employeeId }) => employeeId)).not.toContain('0012');
    expect((await settings()).json).toMatchObject({ format: 'huldt-lillevik', wageType: '710' });
    const changes = await recordedChanges(portal.database)
      .where('change.kind', '=', 'change-payroll-settings')
      .where('change.company_id', '=', id)
      .execute();
    const noCodes = {
      wageTypeOfBenefit: '',
      wageTypeOfTicket: '',
      wageTypeOfBike: '',
      wageTypeOfCar: '',
      wageTypeOfRental: '',
    };
    const usual = { csvDelimiter: 'comma', wageType: '710', ...noCodes };
    expect(changes.at(-1)).toMatchObject({
      user_id: portal.user('hr').id,
      before: { ...usual, payrollFormat: 'generic' },
      after: { ...usual, payrollFormat: 'huldt-lillevik' },
    });
    // The same once more changes nothing, and without a payroll system there are no pay codes.
    await save({ delimiter: 'comma', format: 'huldt-lillevik', wageType: '710' });
    const none = await save({ delimiter: 'comma', format: null, wageType: '710' });
    expect(none).toMatchObject({ status: 200, json: { format: null, wageType: null } });
    const later = await recordedChanges(portal.database)
      .where('change.kind', '=', 'change-payroll-settings')
      .where('change.company_id', '=', id)
      .execute();
    expect(later.slice(changes.length)).toMatchObject([
      { after: { ...noCodes, csvDelimiter: 'comma', payrollFormat: 'none', wageType: '' } },
    ]);
  });

  portalTest('has a line for each pay code, and no rate that nobody pays', async (portal) => {
    const { id, save, payroll, check, settings, agreement, overview } = await payrollIn(portal);
    const usual = { delimiter: 'comma', format: 'generic', wageType: '710' } as const;
    expect((await save({ ...usual, wageTypes: { JOULE: '72O' } })).status).toBe(422);
    await save({ ...usual, wageTypes: { JOULE: '720' } });
    expect((await settings()).json).toMatchObject({ wageType: '710', wageTypes: { JOULE: '720' } });
    const before = (await check()).json as { people: number; totalPrice: number };
    const { months } = (await overview()) as { months: { month: string; totalPrice: number }[] };
    const may = months.find(({ month }) => month === '2026-05-01');
    expect(before.totalPrice).toBe(may?.totalPrice);
    await placeBike(portal.database, { agreement, employeeId: '0012', startDate: '2026-03-01' });
    const changes = await recordedChanges(portal.database)
      .where('change.kind', '=', 'change-payroll-settings')
      .where('change.company_id', '=', id)
      .execute();
    expect(changes.at(-1)).toMatchObject({ after: { wageType: '710', wageTypeOfBike: '720' } });
    const { text } = await payroll();
    expect(text).toContain('0012                710       31052600000001000000000074700\r\n');
    expect(text).toMatch(/^0012 {16}720 {7}310526000000010000\d+\r$/m);
    expect((await check()).json).toMatchObject({ people: before.people });
    // Who does not fit is said once, with two records too.
    await save({ ...usual, format: 'huldt-lillevik', wageTypes: { JOULE: '720' } });
    type Checked = { totalPrice: number; faults: { employeeId: string }[] };
    const checked = async () => (await check()).json as Checked;
    const { faults, totalPrice } = await checked();
    const employeeId = faults.find((fault) => fault.employeeId !== '')?.employeeId ?? '';
    await placeBike(portal.database, { agreement, employeeId, startDate: '2026-03-01' });
    const withBike = await checked();
    expect(withBike.totalPrice).toBeGreaterThan(totalPrice);
    expect(withBike.faults).toEqual(faults);
    // Saved without them, as by a caller that does not know of them.
    await save(usual);
    expect((await settings()).json).toMatchObject({ wageTypes: { JOULE: null } });
  });

  portalTest('has a pay code of the benefit from who has free tickets alone', async (portal) => {
    const { save, settings } = await payrollIn(portal);
    const support = portal.user('support');
    const benefit = { delimiter: 'comma', format: 'generic', benefitWageType: '730' } as const;
    // This company has company tickets alone.
    expect(await save({ ...benefit, wageType: '710' })).toMatchObject({ status: 200 });
    expect((await settings()).json).toMatchObject({ wageType: '710', benefitWageType: null });
    const id = await placeCompany(portal.database, {
      name: 'Begge deler AS',
      organisationNumber: '896000001',
      agreements: [{ subtype: 'SUBSCRIPTIONS' }, { subtype: 'FREETICKET' }],
    });
    const both = { params: { id } };
    const body = { ...benefit, wageType: null };
    expect(await portal.callAs(support, savePayrollSettings, { ...both, body })).toMatchObject({
      json: { wageType: null, benefitWageType: '730' },
    });
    // Without one of deductions there is no file of these.
    const query = { month: '2026-05-01' };
    expect(await portal.callAs(support, downloadPayrollFile, { ...both, query })).toMatchObject({
      status: 409,
      json: { code: 'NO_PAYROLL_FORMAT' },
    });
  });

  portalTest('keeps each of its settings, whichever alone is changed', async (portal) => {
    const { database, clock } = portal;
    const id = await placeCompany(database, {
      name: 'Alle koder AS',
      organisationNumber: '896000002',
      agreements: [{ subtype: 'SUBSCRIPTIONS' }, { subtype: 'FREETICKET' }],
    });
    const call = { params: { id } };
    const support = portal.user('support');
    const all = {
      delimiter: 'comma',
      format: 'generic',
      wageType: '710',
      wageTypes: { TICKET: '711', JOULE: '720', OTTO: '730', CAR_POOL: '740' },
      benefitWageType: '750',
    } as const;
    const save = async (changed: object) => {
      const body = { ...all, ...changed };
      expect(await portal.callAs(support, savePayrollSettings, { ...call, body })).toMatchObject({
        status: 200,
      });
      return (await portal.callAs(support, getPayrollSettings, call)).json;
    };
    expect(await save({})).toMatchObject(all);
    const recorded = await recordedChanges(database)
      .where('change.kind', '=', 'change-payroll-settings')
      .where('change.company_id', '=', id)
      .execute();
    expect(recorded.map(({ after }) => after)).toEqual([
      {
        csvDelimiter: 'comma',
        payrollFormat: 'generic',
        wageType: '710',
        wageTypeOfBenefit: '750',
        wageTypeOfTicket: '711',
        wageTypeOfBike: '720',
        wageTypeOfCar: '730',
        wageTypeOfRental: '740',
      },
    ]);
    for (const changed of [
      { delimiter: 'tab' },
      { format: 'visma-lonn' },
      { wageType: '712' },
      { wageTypes: { ...all.wageTypes, OTTO: '731' } },
      { benefitWageType: '751' },
    ]) {
      expect(await save(changed)).toMatchObject({ ...all, ...changed });
      expect(await save({})).toMatchObject(all);
    }
    // Of a service that the company has no more, what was set stays.
    const others = { wageType: '799', wageTypes: {}, benefitWageType: '798' };
    const [deductions = 0, benefits = 0] = (await agreementIds(database)).slice(-2);
    await setAgreementDeleted(database, benefits, clock.now());
    const { benefitWageType, ...ofDeductions } = all;
    expect(await save({ benefitWageType: '798' })).toMatchObject({
      ...ofDeductions,
      benefitWageType,
    });
    await setAgreementDeleted(database, benefits, null);
    await setAgreementDeleted(database, deductions, clock.now());
    expect(await save(others)).toMatchObject({ ...all, benefitWageType: '798' });
  });

  portalTest('leaves that of another company as it is', async (portal) => {
    const { save } = await payrollIn(portal);
    const other = { params: { id: portal.company('several-services').id } };
    const usual = { delimiter: 'comma', format: 'generic', wageType: '999' } as const;
    await portal.callAs(portal.user('hr'), savePayrollSettings, { ...other, body: usual });
    expect((await save({ delimiter: 'tab', format: null, wageType: null })).status).toBe(200);
    const { json } = await portal.callAs(portal.user('hr'), getPayrollSettings, other);
    expect(json).toMatchObject(usual);
  });

  raceTest('is set by one of two, who never overwrite what they have not seen', {
    prepare: async (portal) => {
      const { save, settings } = await payrollIn(portal);
      // There is a row to lock: without one the first who inserts it holds up the second.
      await save({ delimiter: 'tab', format: null, wageType: null });
      const { version } = (await settings()).json as { version: string };
      return (wageType: string) =>
        save({ delimiter: 'tab', format: 'visma-lonn', wageType, version });
    },
    operation: [(_portal, saveSeen) => saveSeen('101'), (_portal, saveSeen) => saveSeen('102')],
    without: rowLock('payroll.settings'),
    holds: (_portal, _save, answers) =>
      expect(outcomesOf(answers)).toEqual(['SETTINGS_CHANGED_SINCE', 'done']),
  });
});
