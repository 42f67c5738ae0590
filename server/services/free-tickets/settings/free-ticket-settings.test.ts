import { getFreeTicketSettings } from '@takst/contract/services/free-tickets/settings/get-free-ticket-settings.contract.ts';
import { saveFreeTicketSettings } from '@takst/contract/services/free-tickets/settings/save-free-ticket-settings.contract.ts';
import type { FreeTicketSettings } from '@takst/contract/services/free-tickets/settings/free-ticket-settings.schema.ts';
import {
  ofTenant,
  type PerTenant,
  type TenantId,
} from '@takst/domain/platform/tenants/tenant-id.ts';
import { describe, expect } from 'vitest';
import { recordedChanges } from '#platform/changes/test-changes.store.ts';
import type { CallInput } from '#testing/portal/call-as.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import {
  agreementNames,
  deleteDepartment,
  endDepartment,
  forgetSettings,
} from './test-settings.store.ts';
import { rowLock } from '#testing/races/lock.ts';
import { raceTest } from '#testing/races/race-test.ts';

type Body = CallInput<typeof saveFreeTicketSettings>['body'];
/** Values that are not offered, too. */
type Changed = {
  readonly invoiceReference?: string | null;
  readonly expireChildTickets?: string;
  readonly expireChildTicketsAtAge?: number;
  readonly sendsTaxNotice?: boolean;
  readonly version?: string;
};

/** Who administers free tickets at each operator, and where. */
const places = {
  ruter: ['hr-free-ticket', 'free-ticket'],
  akt: ['hr-free-ticket', 'free-ticket'],
  fjord: ['hr', 'several-services'],
} as const satisfies PerTenant<readonly [string, string]>;

/** A company with departments, which has saved nothing. */
async function settingsIn(portal: TestPortal, tenant: TenantId = 'ruter') {
  const [userName, key] = ofTenant(places, tenant);
  const user = portal.user(userName, tenant);
  const { id } = portal.company(key, tenant);
  await forgetSettings(portal.database, id);
  const params = { companyId: id };
  const departments = await agreementNames(portal.database, id, 'FREETICKET');
  const usual = { expireChildTickets: 'AT_END_OF_MONTH', expireChildTicketsAtAge: 18 } as const;
  return {
    id,
    departments,
    load: () => portal.callAs(user, getFreeTicketSettings, { params }),
    save: (changed: Changed = {}) =>
      portal.callAs(user, saveFreeTicketSettings, {
        params,
        body: { ...usual, ...changed } as Body,
      }),
    recorded: () =>
      recordedChanges(portal.database)
        .where('change.kind', '=', 'change-free-ticket-settings')
        .where('change.company_id', '=', id)
        .execute(),
  };
}

const settingsOf = ({ json }: { json: unknown }) => json as FreeTicketSettings;

describe('the settings of free tickets (spec 3 §5, §7)', () => {
  portalTest('are 404 until they are saved: the defaults apply', async (portal) => {
    for (const tenant of ['ruter', 'akt', 'fjord'] as const) {
      const { load } = await settingsIn(portal, tenant);
      expect(await load()).toMatchObject({ status: 404, json: { code: 'SETTINGS_NOT_SAVED' } });
    }
  });

  portalTest('are read as they are saved', async (portal) => {
    const { load, save, departments } = await settingsIn(portal);
    const [invoiceReference = ''] = departments;
    expect(departments.length).toBeGreaterThan(0);
    const changed = {
      invoiceReference,
      expireChildTickets: 'AT_END_OF_YEAR',
      expireChildTicketsAtAge: 20,
    } as const;
    expect(await save(changed)).toMatchObject({ status: 200, json: changed });
    expect(settingsOf(await load())).toMatchObject(changed);
    const withoutDepartment = { ...changed, invoiceReference: null };
    expect(await save(withoutDepartment)).toMatchObject({ status: 200, json: withoutDepartment });
    expect(settingsOf(await load())).toMatchObject(withoutDepartment);
  });

  portalTest('have a department of the company, or none', async (portal) => {
    const { save, load, departments, id } = await settingsIn(portal);
    const [name = ''] = departments;
    const [office = ''] = await agreementNames(portal.database, id, 'TICKETOFFICE');
    for (const invoiceReference of ['Finnes ikke', name.toLowerCase(), office]) {
      expect(await save({ invoiceReference })).toMatchObject({
        status: 422,
        json: { code: 'DEPARTMENT_NOT_FOUND' },
      });
    }
    expect(await save({ invoiceReference: '' })).toMatchObject({
      status: 422,
      json: { code: 'INVALID_INPUT', fields: [{ path: 'invoiceReference', message: 'required' }] },
    });
    expect(await load()).toMatchObject({ status: 404 });
    // One that has ended keeps its name, so that what else is set can be changed.
    const department = { companyId: id, name, today: portal.clock.today() };
    await endDepartment(portal.database, department);
    expect(await save({ invoiceReference: name })).toMatchObject({ status: 200 });
    // One that is deleted has none: another may have got it.
    await save({ invoiceReference: null });
    await deleteDepartment(portal.database, department);
    expect(await save({ invoiceReference: name })).toMatchObject({
      json: { code: 'DEPARTMENT_NOT_FOUND' },
    });
  });

  portalTest.each([
    ['a rule that does not exist', { expireChildTickets: 'TOMORROW' }, 'expireChildTickets'],
    ['another age', { expireChildTicketsAtAge: 17 }, 'expireChildTicketsAtAge'],
  ])('are refused with %s', async (portal, _, changed, path) => {
    const { save } = await settingsIn(portal);
    expect(await save(changed)).toMatchObject({
      status: 422,
      json: { code: 'INVALID_INPUT', fields: [{ path }] },
    });
  });

  portalTest('are recorded, from the defaults on; the same again is no change', async (portal) => {
    const { save, recorded, departments } = await settingsIn(portal);
    const earlier = (await recorded()).length;
    await save();
    await save();
    await save({ expireChildTickets: 'NEVER' });
    const values = (end: string, more: object = {}) => ({
      usualDepartment: '',
      expireChildTickets: end,
      expireChildTicketsAtAge: '18',
      sendsTaxNotice: true,
      ...more,
    });
    const invoiceReference = departments.at(-1) ?? '';
    const changed = { expireChildTickets: 'NEVER', invoiceReference } as const;
    await save({ ...changed, sendsTaxNotice: false });
    // What a call does not name stays as it is.
    expect(await save({ ...changed, expireChildTicketsAtAge: 20 })).toMatchObject({
      json: { sendsTaxNotice: false },
    });
    const off = { usualDepartment: invoiceReference, sendsTaxNotice: false };
    expect(
      (await recorded()).slice(earlier).map(({ before, after }) => ({ before, after })),
    ).toEqual([
      { before: values('NEVER'), after: values('AT_END_OF_MONTH') },
      { before: values('AT_END_OF_MONTH'), after: values('NEVER') },
      { before: values('NEVER'), after: values('NEVER', off) },
      {
        before: values('NEVER', off),
        after: values('NEVER', { ...off, expireChildTicketsAtAge: '20' }),
      },
    ]);
  });

  raceTest('are not saved over what somebody else has saved since', {
    // They were never saved: there is no row but that of the company to lock.
    prepare: async (portal) => {
      const settings = await settingsIn(portal);
      const { version } = (await settings.load()).json as { version: string };
      return { ...settings, version };
    },
    operation: [
      (_portal, { save, version }) => save({ version, expireChildTickets: 'NEVER' }),
      (_portal, { save, version }) => save({ version, expireChildTicketsAtAge: 20 }),
    ],
    without: rowLock('companies.company', 'for no key update'),
    holds: async (_portal, { load }, answers) => {
      const settings = settingsOf(await load());
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused.map(({ json }) => json)).toEqual([
        { code: 'SETTINGS_CHANGED_SINCE', settings },
      ]);
    },
  });

  portalTest('are those of one company', async (portal) => {
    const { save, load, id } = await settingsIn(portal);
    await save({ expireChildTickets: 'NEVER' });
    for (const [name, tenant] of [
      ['hr', 'ruter'],
      ['hr-free-ticket', 'akt'],
    ] as const) {
      const other = { params: { companyId: id } };
      const body = { expireChildTickets: 'AT_END_OF_YEAR', expireChildTicketsAtAge: 19 } as const;
      const user = portal.user(name, tenant);
      expect((await portal.callAs(user, getFreeTicketSettings, other)).status).toBe(404);
      const answer = await portal.callAs(user, saveFreeTicketSettings, { ...other, body });
      expect(answer.status).toBe(404);
    }
    expect(settingsOf(await load())).toMatchObject({ expireChildTickets: 'NEVER' });
  });
});
