import { listAgreementSettings } from '@takst/contract/services/self-service/settings/list-agreement-settings.contract.ts';
import { saveAgreementSettings } from '@takst/contract/services/self-service/settings/save-agreement-settings.contract.ts';
import type { SavedAgreementSettings } from '@takst/contract/services/self-service/settings/agreement-settings.schema.ts';
import { describe, expect } from 'vitest';
import { bringBack } from '#customers/companies/test-companies.store.ts';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { orderFormOf } from '#services/self-service/order-form/test-order-form.ts';
import { ownOrdersIn } from '#services/self-service/requests/test-own-orders.ts';
import { answersIn, askFor } from '#services/self-service/requests/test-answers.ts';
import {
  changesOfSubject,
  deleteAgreements,
  setAccess,
} from '#services/self-service/requests/test-requests.store.ts';
import type { CallInput } from '#testing/portal/call-as.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { rowLock } from '#testing/races/lock.ts';
import { raceTest } from '#testing/races/race-test.ts';

type Changed = Partial<CallInput<typeof saveAgreementSettings>['body']>;

/** The settings of the first agreement of the main company, which nobody has set. */
async function settingsIn(portal: TestPortal, name = 'hr') {
  const user = portal.user(name);
  const { id } = portal.company('several-services');
  await setAccess(portal.database, id, { access: 'DISABLED' });
  const load = async () => {
    const { json } = await portal.callAs(user, listAgreementSettings, { params: { id } });
    return (json as { agreements: SavedAgreementSettings[] }).agreements;
  };
  const [first] = await load();
  const agreementNumber = first?.agreementNumber ?? 0;
  const usual = { agreementNumber, widgetAccess: 'DISABLED', employeeIdLabel: 'Ansattnummer' };
  return {
    load,
    save: (changed: Changed = {}) =>
      portal.callAs(user, saveAgreementSettings, {
        body: { ...usual, ...changed } as CallInput<typeof saveAgreementSettings>['body'],
      }),
  };
}

describe('the settings of an agreement', () => {
  portalTest(
    'are those of the agreements for tickets of people, and read as saved',
    async (portal) => {
      const { load, save } = await settingsIn(portal);
      expect((await load()).map(({ subTypeId }) => subTypeId)).toEqual([
        'SUBSCRIPTIONS',
        'SUBSCRIPTIONS',
      ]);
      const changed = {
        widgetAccess: 'ALLOW_TICKET_REQUESTS',
        emailForTicketRequests: ' hr@firma.example ',
        emailForInvoicePreview: '',
        employeeIdLabel: 'Ressursnummer',
      } as const;
      const newSettings = {
        widgetAccess: 'ALLOW_TICKET_REQUESTS',
        emailForTicketRequests: 'hr@firma.example',
        emailForInvoicePreview: null,
        employeeIdLabel: 'Ressursnummer',
      };
      expect(await save(changed)).toMatchObject({ status: 200, json: newSettings });
      expect((await load())[0]).toMatchObject(newSettings);
      expect((await load())[1]).toMatchObject({ widgetAccess: 'DISABLED' });
      const number = (await load())[0]?.agreementNumber ?? 0;
      const recorded = () => changesOfSubject(portal.database, 'agreement', number);
      const after = (await recorded()).at(-1);
      expect(after).toMatchObject({
        kind: 'change-agreement-settings',
        company_id: portal.company('several-services').id,
        user_id: portal.user('hr').id,
        before: { widgetAccess: 'DISABLED', emailForTicketRequests: null, employeeIdLabel: null },
        after: newSettings,
      });
      // The same again is no change.
      const count = (await recorded()).length;
      expect(await save(changed)).toMatchObject({ status: 200, json: newSettings });
      expect(await recorded()).toHaveLength(count);
      // Another version is told by each of the four.
      const fields = {
        employeeIdLabel: 'Ressurs',
        emailForInvoicePreview: 'faktura@firma.example',
        emailForTicketRequests: null,
        widgetAccess: 'ALLOW_WITH_AUTOMATIC_APPROVAL',
      } as const;
      const versions = [(await load())[0]?.version];
      for (const [name, value] of Object.entries(fields)) {
        const body = { ...changed, [name]: value, confirmsOpenRequests: true };
        versions.push(((await save(body)).json as SavedAgreementSettings).version);
      }
      expect(new Set(versions).size).toBe(5);
      await save(changed);
      // Those who order read it in the form.
      const form = await orderFormOf(portal, { access: 'ALLOW_TICKET_REQUESTS' });
      const { agreements } = (await form.get()).json as { agreements: object[] };
      expect(agreements).toContainEqual(
        expect.objectContaining({ isRequest: true, employeeIdLabel: 'Ressursnummer' }),
      );
    },
  );

  portalTest('of a deleted agreement are neither read nor saved', async (portal) => {
    const { load, save } = await settingsIn(portal);
    const [deleted, ...others] = await load();
    await deleteAgreements(portal.database, [deleted?.agreementNumber ?? 0]);
    expect(await load()).toEqual(others);
    expect(await save()).toMatchObject({ status: 404 });
    await bringBack(portal.database, portal.company('several-services').id);
    expect(await load()).toEqual([deleted, ...others]);
  });

  portalTest('keep the usual name of the employee number in both languages', async (portal) => {
    const { save } = await settingsIn(portal);
    for (const employeeIdLabel of ['Ansattnummer', 'Employee number']) {
      expect(await save({ employeeIdLabel })).toMatchObject({ json: { employeeIdLabel: null } });
    }
  });

  portalTest.each([
    ['a wrong address', { emailForInvoicePreview: 'hr@' }, 'emailForInvoicePreview', 'wrongFormat'],
    ['a wrong address', { emailForTicketRequests: 'hr' }, 'emailForTicketRequests', 'wrongFormat'],
    ['no name', { employeeIdLabel: ' ' }, 'employeeIdLabel', 'required'],
  ] as const)('are refused with %s', async (portal, _, changed, path, message) => {
    const { save } = await settingsIn(portal);
    expect(await save(changed)).toMatchObject({
      status: 422,
      json: { code: 'INVALID_INPUT', fields: [{ path, message }] },
    });
  });

  raceTest('are not saved over what somebody else has saved since', {
    prepare: async (portal) => {
      const settings = await settingsIn(portal);
      const [current] = await settings.load();
      return { ...settings, version: current?.version ?? '' };
    },
    operation: [
      (_portal, { save, version }) => save({ employeeIdLabel: 'Ett', version }),
      (_portal, { save, version }) => save({ employeeIdLabel: 'To', version }),
    ],
    without: rowLock('agreements.agreement'),
    holds: async (_portal, { load }, answers) => {
      const [settings] = await load();
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused.map(({ json }) => json)).toEqual([
        { code: 'SETTINGS_CHANGED_SINCE', settings },
      ]);
    },
  });

  portalTest('turn confirmation off only by who knows of the open requests', async (portal) => {
    const { load, save } = await settingsIn(portal);
    const [, other] = await load();
    await askFor(portal);
    await askFor(portal);
    const { open, expired } = (await answersIn(portal).count()).json;
    expect([open >= 2, expired > 0]).toEqual([true, true]);
    // Neither that of another agreement, nor one that was answered, nor one that is too late is waited for.
    const agreementId = other?.agreementNumber ?? 0;
    await ownOrdersIn(portal).order({ phone: newPhone(), agreementId });
    await answersIn(portal).reject((await askFor(portal)).id);
    const disabled = { widgetAccess: 'DISABLED' } as const;
    for (const widgetAccess of ['DISABLED', 'ALLOW_WITH_AUTOMATIC_APPROVAL'] as const) {
      expect(await save({ widgetAccess })).toMatchObject({
        status: 409,
        json: { code: 'OPEN_REQUESTS', openRequests: open },
      });
    }
    expect((await load())[0]).toMatchObject({ widgetAccess: 'ALLOW_TICKET_REQUESTS' });
    const confirmed = await save({ ...disabled, confirmsOpenRequests: true });
    expect(confirmed).toMatchObject({ status: 200, json: disabled });
  });

  portalTest('stop a form at once', async (portal) => {
    const { save } = await settingsIn(portal);
    await save({ widgetAccess: 'ALLOW_WITH_AUTOMATIC_APPROVAL' });
    const form = ownOrdersIn(portal);
    expect(await form.order({ phone: newPhone() })).toHaveProperty('reply');
    await save({ widgetAccess: 'DISABLED' });
    expect(await form.order({ phone: newPhone() })).toEqual({
      refused: { code: 'SELF_SERVICE_CLOSED' },
    });
  });

  portalTest('are for those alone who have the service', async (portal) => {
    for (const [name, status] of [
      ['hr-large', 404],
      ['ticket-counter', 403],
    ] as const) {
      const { agreements } = portal.company('several-services');
      const body = {
        agreementNumber: agreements[0]?.id ?? 0,
        widgetAccess: 'DISABLED',
        employeeIdLabel: 'Mitt',
      } as const;
      const user = portal.user(name);
      expect(await portal.callAs(user, saveAgreementSettings, { body })).toMatchObject({ status });
    }
  });
});
