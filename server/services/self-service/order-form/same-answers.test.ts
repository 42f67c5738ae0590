import { createWidget } from '@takst/contract/services/self-service/widget/create-widget.contract.ts';
import { getOrderForm } from '@takst/contract/services/self-service/order-form/get-order-form.contract.ts';
import { sendPhoneCode } from '@takst/contract/services/self-service/order-form/send-phone-code.contract.ts';
import { describe, expect } from 'vitest';
import { newPhone, orderIn } from '#services/company-tickets/test-order.ts';
import {
  setAccess,
  setAwaitsSignature,
} from '#services/self-service/requests/test-requests.store.ts';
import { forgetWidgets } from '#services/self-service/widget/test-widgets.store.ts';
import { orderAgreementOf } from '#services/self-service/widget/test-widgets.ts';
import type { Answer } from '#testing/portal/call-as.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { setAgreementEnd } from '#ticketing/tickets/test-tickets.store.ts';
import { orderFormOf } from './test-order-form.ts';

const portalTest = portalTestWith({}, ({ database }) => forgetWidgets(database));
const day = (text: string) => Temporal.PlainDate.from(text);
const codeOf = ({ status, json }: Answer) =>
  status === 200 ? null : (json as { code: string }).code;

/** The one that is taken comes last, as its phone has a ticket then. */
const orders = [
  { zoneFrom: 'No such zone' },
  { profileId: 'MILITARY' },
  { productId: 'no-such-product' },
  { startDate: '2026-04-02' },
  { startDate: '2031-01-01' },
  { employeeId: '7' },
  {},
];

describe('an order by the form of an administrator and by the public one', () => {
  portalTest('is refused for the same reason (docs/decisions/0089)', async (portal) => {
    for (const access of ['ALLOW_WITH_AUTOMATIC_APPROVAL', 'ALLOW_TICKET_REQUESTS'] as const) {
      const form = await orderFormOf(portal, { access });
      const token = await form.proved();
      const answers = [];
      for (const changed of orders) {
        const ofPortal = codeOf(await orderIn(portal)({ phone: newPhone(), ...changed }));
        const ofForm = codeOf(await form.submit(token, { lastName: 'Ny', ...changed }));
        // The pattern of the form does not tell its rule on the length of a number.
        const inForm = ofPortal === 'EMPLOYEE_ID_TOO_SHORT' ? 'EMPLOYEE_ID_NOT_VALID' : ofPortal;
        answers.push({ changed, ofForm, isSame: ofForm === inForm });
      }
      expect(answers.filter(({ isSame }) => !isSame)).toEqual([]);
    }
  });

  portalTest('begins while its agreement is valid', async (portal) => {
    const form = await orderFormOf(portal);
    const agreement = orderAgreementOf(form.company);
    const startDates = async () => {
      const { agreements } = (await form.get()).json as { agreements: { startDates: string[] }[] };
      return agreements.map((one) => one.startDates);
    };
    try {
      await setAgreementEnd(portal.database, agreement, day('2026-05-15'));
      expect(await startDates()).toEqual([['2026-04-01', '2026-05-01']]);
      // An agreement without a start to choose is not offered at all.
      await setAgreementEnd(portal.database, agreement, day('2026-03-31'));
      expect(await startDates()).toEqual([]);
      expect(codeOf(await form.sendCode(newPhone()))).toBe('ORDER_FORM_CLOSED');
      await setAgreementEnd(portal.database, agreement, null);
      expect(await startDates()).toHaveLength(1);
      // Nor is one whose contract is not signed.
      await setAwaitsSignature(portal.database, agreement, true);
      expect(await startDates()).toEqual([]);
      expect(codeOf(await form.sendCode(newPhone()))).toBe('ORDER_FORM_CLOSED');
    } finally {
      await setAgreementEnd(portal.database, agreement, null);
      await setAwaitsSignature(portal.database, agreement, false);
    }
  });

  portalTest('takes the number of a unit that has one character', async (portal) => {
    const association = portal.company('housing');
    await setAccess(portal.database, association.id, { access: 'ALLOW_WITH_AUTOMATIC_APPROVAL' });
    const agreementNumbers = association.agreements
      .filter(({ subtype }) => subtype === 'HOUSING_COOPERATIVE_AGREEMENT')
      .map(({ id }) => id);
    const created = await portal.callAs(portal.user('hr-housing'), createWidget, {
      body: { agreementNumbers },
    });
    const params = { clientId: (created.json as { clientId: string }).clientId };
    const visitor = { tenant: association.tenant, token: '' };
    expect((await portal.callAs(visitor, getOrderForm, { params })).json).toMatchObject({
      agreements: [{ service: 'housing' }],
    });
    const sendCode = (employeeId: string) =>
      portal.callAs(visitor, sendPhoneCode, {
        params,
        body: { phoneCountryCode: '+47', phone: newPhone(), employeeId },
      });
    expect(codeOf(await sendCode('7'))).toBeNull();
    const ofCompany = await orderFormOf(portal);
    expect(codeOf(await ofCompany.sendCode(newPhone(), '7'))).toBe('EMPLOYEE_ID_NOT_VALID');
  });
});
