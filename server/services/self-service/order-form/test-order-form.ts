import { getOrderForm } from '@takst/contract/services/self-service/order-form/get-order-form.contract.ts';
import { provePhone } from '@takst/contract/services/self-service/order-form/prove-phone.contract.ts';
import { sendPhoneCode } from '@takst/contract/services/self-service/order-form/send-phone-code.contract.ts';
import { submitOrderForm } from '@takst/contract/services/self-service/order-form/submit-order-form.contract.ts';
import type { WidgetAccess } from '@takst/domain/services/self-service/settings/widget-access.ts';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { setAccess } from '#services/self-service/requests/test-requests.store.ts';
import { orderAgreementOf, widgetOf } from '#services/self-service/widget/test-widgets.ts';
import type { Answer, CallInput } from '#testing/portal/call-as.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { sentSms } from '#ticketing/tickets/phone/test-sent.store.ts';

type Body = CallInput<typeof submitOrderForm>['body'];
type FormOptions = {
  access?: WidgetAccess;
  settings?: Parameters<typeof widgetOf>[2];
  company?: ReturnType<TestPortal['company']>;
};

/** The order form of a company as its page calls it, by somebody who is not signed in. */
export async function orderFormOf(
  portal: TestPortal,
  { access = 'ALLOW_WITH_AUTOMATIC_APPROVAL', settings, company: of }: FormOptions = {},
) {
  const company = of ?? portal.company('several-services');
  await setAccess(portal.database, company.id, { access });
  const { clientId } = await widgetOf(portal, company, settings);
  const visitor = { tenant: company.tenant, token: '' };
  const params = { clientId };
  const phoneOf = (phone: string, phoneCountryCode = '+47') => ({ phoneCountryCode, phone });
  const body = (token: string, changed: Partial<Body> = {}): Body => ({
    token,
    agreementNumber: orderAgreementOf(company),
    firstName: 'Siri',
    lastName: 'Selv',
    employeeId: '4712',
    startDate: '2026-04-01',
    zoneFrom: '1',
    zoneTo: '2Ø',
    channel: 'widget',
    hasAccepted: true,
    ...changed,
  });
  const form = {
    company,
    clientId,
    visitor,
    bodyOf: (token: string) => body(token),
    get: () => portal.callAs(visitor, getOrderForm, { params }),
    sendCode: (phone: string, employeeId = '4712', country = '+47') =>
      portal.callAs(visitor, sendPhoneCode, {
        params,
        body: { ...phoneOf(phone, country), employeeId },
      }),
    /** The code of the newest message to a phone. */
    codeOf: async (phone: string) =>
      /^\d{6}/.exec((await sentSms(portal.database, `+47${phone}`)).at(-1) ?? '')?.[0] ?? '',
    prove: (phone: string, code: string) =>
      portal.callAs(visitor, provePhone, { params, body: { ...phoneOf(phone), code } }),
    /** A token for a phone, by the code of its SMS. */
    async proved(phone = newPhone()): Promise<string> {
      await form.sendCode(phone);
      const { json } = await form.prove(phone, await form.codeOf(phone));
      return (json as { token: string }).token;
    },
    submit: (token: string, changed?: Partial<Body>): Promise<Answer> =>
      portal.callAs(visitor, submitOrderForm, { params, body: body(token, changed) }),
  };
  return form;
}
