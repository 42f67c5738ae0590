import { changeWidget } from '@takst/contract/services/self-service/widget/change-widget.contract.ts';
import { createWidget } from '@takst/contract/services/self-service/widget/create-widget.contract.ts';
import { getOrderForm } from '@takst/contract/services/self-service/order-form/get-order-form.contract.ts';
import { getWidget } from '@takst/contract/services/self-service/widget/get-widget.contract.ts';
import { renewWidgetSecret } from '@takst/contract/services/self-service/widget/renew-widget-secret.contract.ts';
import type { Widget } from '@takst/contract/services/self-service/widget/widget.schema.ts';
import { describe, expect } from 'vitest';
import { recordedChanges } from '#platform/changes/test-changes.store.ts';
import { columnsWith } from '#testing/columns-with.query.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { bringBack } from '#customers/companies/test-companies.store.ts';
import {
  deleteAgreements,
  setAccess,
  setAgreementAccess,
} from '#services/self-service/requests/test-requests.store.ts';
import { forgetWidgets } from './test-widgets.store.ts';
import { orderAgreementOf, widgetOf } from './test-widgets.ts';
import { rowLock } from '#testing/races/lock.ts';
import { outcomesOf } from '#testing/races/outcomes.ts';
import { raceTestOn } from '#testing/races/race-test.ts';

const portalTest = portalTestWith({}, (portal) => forgetWidgets(portal.database));
const raceTest = raceTestOn(portalTest);

const settingsOf = (widget: Widget) => {
  const { clientId: _id, clientSecret: _secret, isDisabled: _disabled, ...settings } = widget;
  return settings;
};

const company = (portal: TestPortal) => portal.company('several-services');
const get = (portal: TestPortal) =>
  portal.callAs(portal.user('hr'), getWidget, { params: { id: company(portal).id } });
const change = (portal: TestPortal, body: ReturnType<typeof settingsOf>) =>
  portal.callAs(portal.user('hr'), changeWidget, { params: { id: company(portal).id }, body });
const recorded = (portal: TestPortal) =>
  recordedChanges(portal.database).where('subject_type', '=', 'widget').execute();
const kinds = async (portal: TestPortal) => (await recorded(portal)).map(({ kind }) => kind);

describe('the widget of a company', () => {
  portalTest('is not found before anybody has created it', async (portal) => {
    expect(await get(portal)).toMatchObject({
      status: 404,
      json: { code: 'WIDGET_NOT_FOUND' },
    });
  });

  portalTest('is created with the defaults of the specification', async (portal) => {
    const widget = await widgetOf(portal, company(portal));
    expect(widget).toMatchObject({
      clientId: expect.stringMatching(/^[0-9a-v]{24}$/),
      clientSecret: expect.stringMatching(/^[\w-]{43}$/),
      agreementNumbers: [orderAgreementOf(company(portal))],
      format: 'horisontal',
      width: 320,
      colourScheme: 'light',
      logo: true,
      employeeIdHelpText: '',
      employeeIdRegex: '',
      allowedOrigins: [],
    });
    expect((await get(portal)).json).toEqual(widget);
  });

  portalTest('says whether the company has turned it off', async (portal) => {
    const { id } = company(portal);
    await setAccess(portal.database, id, { access: 'DISABLED' });
    expect(await widgetOf(portal, company(portal))).toMatchObject({ isDisabled: true });
    await setAccess(portal.database, id, { access: 'ALLOW_TICKET_REQUESTS' });
    expect(await widgetOf(portal, company(portal))).toMatchObject({ isDisabled: false });
    // One of its agreements that is open is enough; another one of the company does not count.
    const [first, second] = company(portal).agreements.filter(
      ({ subtype }) => subtype === 'SUBSCRIPTIONS',
    );
    await setAgreementAccess(portal.database, first?.id ?? 0, 'DISABLED');
    expect((await get(portal)).json).toMatchObject({ isDisabled: true });
    const settings = settingsOf(await widgetOf(portal, company(portal)));
    const agreementNumbers = [first?.id ?? 0, second?.id ?? 0];
    expect((await change(portal, { ...settings, agreementNumbers })).json).toMatchObject({
      agreementNumbers,
      isDisabled: false,
    });
    await deleteAgreements(portal.database, [second?.id ?? 0]);
    expect((await get(portal)).json).toMatchObject({ isDisabled: true });
    await bringBack(portal.database, id);
  });

  portalTest('is one, whoever else creates it at the same time', async (portal) => {
    const before = (await kinds(portal)).length;
    const widgets = await Promise.all([1, 2, 3, 4].map(() => widgetOf(portal, company(portal))));
    expect(new Set(widgets.map(({ clientId }) => clientId)).size).toBe(1);
    expect((await kinds(portal)).slice(before)).toEqual(['create-widget']);
  });

  portalTest('has its settings changed, and keeps client id and secret', async (portal) => {
    const widget = await widgetOf(portal, company(portal));
    const answer = await change(portal, {
      ...settingsOf(widget),
      width: 600,
      format: 'vertikal',
      employeeIdRegex: '[0-9]{4}',
      allowedOrigins: ['https://Intranett.firma.no/side', 'intranett.firma.no'],
    });
    expect(answer.json).toEqual({
      ...widget,
      width: 600,
      format: 'vertikal',
      employeeIdRegex: '[0-9]{4}',
      allowedOrigins: ['https://intranett.firma.no'],
      version: 2,
    });
    expect((await get(portal)).json).toEqual(answer.json);
    expect((await recorded(portal)).at(-1)).toMatchObject({
      kind: 'change-widget',
      company_id: company(portal).id,
      user_id: portal.user('hr').id,
      subject_id: widget.clientId,
      before: { width: 320, format: 'horisontal', employeeIdRegex: '', allowedOrigins: '' },
      after: {
        agreementNumbers: String(orderAgreementOf(company(portal))),
        width: 600,
        format: 'vertikal',
        employeeIdRegex: '[0-9]{4}',
        allowedOrigins: 'https://intranett.firma.no',
      },
    });
    expect(JSON.stringify(await recorded(portal))).not.toContain(widget.clientSecret);
  });

  portalTest('is not overwritten by whoever has not seen its last change', async (portal) => {
    const settings = settingsOf(await widgetOf(portal, company(portal)));
    await change(portal, { ...settings, width: 400 });
    expect(await change(portal, { ...settings, width: 500 })).toMatchObject({
      status: 409,
      json: { code: 'WIDGET_CHANGED', version: settings.version + 1 },
    });
    // The same again is no conflict, and no change.
    const before = await kinds(portal);
    expect(await change(portal, { ...settings, width: 400 })).toMatchObject({ status: 200 });
    expect(await kinds(portal)).toEqual(before);
  });

  raceTest('is not overwritten by one of two who change it at once', {
    prepare: async (portal) => settingsOf(await widgetOf(portal, company(portal))),
    operation: [
      (portal, settings) => change(portal, { ...settings, width: 400 }),
      (portal, settings) => change(portal, { ...settings, width: 500 }),
    ],
    without: rowLock('self_service.widget'),
    holds: async (portal, _settings, answers) => {
      expect(outcomesOf(answers)).toEqual(['WIDGET_CHANGED', 'done']);
      await forgetWidgets(portal.database);
    },
  });

  portalTest('gets a new secret, and its form goes on by the client id', async (portal) => {
    const widget = await widgetOf(portal, company(portal));
    const params = { id: company(portal).id };
    const renewed = await portal.callAs(portal.user('hr'), renewWidgetSecret, { params });
    expect(renewed.json).toEqual({ ...widget, clientSecret: expect.any(String) });
    expect((await recorded(portal)).at(-1)).toMatchObject({
      kind: 'renew-widget-secret',
      company_id: company(portal).id,
      subject_id: widget.clientId,
    });
    const { clientSecret } = renewed.json as Widget;
    expect(clientSecret).not.toBe(widget.clientSecret);
    expect(await columnsWith(portal.database, widget.clientSecret)).toEqual([]);
    expect(await columnsWith(portal.database, clientSecret)).toEqual([]);
    const form = await portal.callAs({ tenant: 'ruter', token: '' }, getOrderForm, {
      params: { clientId: widget.clientId },
    });
    expect(form.status).toBe(200);
    expect(form.text).not.toContain('Secret');
  });

  portalTest.each(['(', '(?=a)', '(a)\\1', 'a{1,9999}', '((a{100}){100}){100}'])(
    'takes no pattern that the engine refuses: %s',
    async (portal, employeeIdRegex) => {
      const settings = settingsOf(await widgetOf(portal, company(portal)));
      expect(await change(portal, { ...settings, employeeIdRegex })).toMatchObject({
        status: 422,
        json: { code: 'PATTERN_NOT_VALID' },
      });
    },
  );

  portalTest.each(['*', 'http://firma.no', "https://firma.no; script-src 'unsafe-inline'", ''])(
    'takes no web site that would allow more: %s',
    async (portal, site) => {
      const settings = settingsOf(await widgetOf(portal, company(portal)));
      expect(await change(portal, { ...settings, allowedOrigins: [site] })).toMatchObject({
        status: 422,
        json: { fields: [{ path: 'allowedOrigins.0', message: 'webSite' }] },
      });
    },
  );

  portalTest('is for agreements of one company, under which people get tickets', async (portal) => {
    const other = orderAgreementOf(portal.company('single-service'));
    const counter = company(portal).agreements.find(({ subtype }) => subtype === 'TICKETOFFICE');
    for (const agreementNumbers of [
      [orderAgreementOf(company(portal)), other],
      [counter?.id ?? 0],
      [7_499_999],
    ]) {
      const answer = await portal.callAs(portal.user('hr'), createWidget, {
        body: { agreementNumbers },
      });
      expect(answer).toMatchObject({ status: 404, json: { code: 'AGREEMENT_NOT_FOUND' } });
    }
    const [deleted] = company(portal).agreements.filter(
      ({ subtype }) => subtype === 'SUBSCRIPTIONS',
    );
    await deleteAgreements(portal.database, [deleted?.id ?? 0]);
    const answer = await portal.callAs(portal.user('hr'), createWidget, {
      body: { agreementNumbers: [deleted?.id ?? 0] },
    });
    expect(answer).toMatchObject({ status: 404, json: { code: 'AGREEMENT_NOT_FOUND' } });
    await bringBack(portal.database, company(portal).id);
    // Nor does the widget of a company get the agreements of another one that its user has.
    const settings = settingsOf(await widgetOf(portal, company(portal)));
    const body = { ...settings, agreementNumbers: [other] };
    for (const user of ['hr', 'support']) {
      const params = { id: company(portal).id };
      expect(
        await portal.callAs(portal.user(user), changeWidget, { params, body }),
        user,
      ).toMatchObject({ status: 404, json: { code: 'AGREEMENT_NOT_FOUND' } });
    }
  });
});
