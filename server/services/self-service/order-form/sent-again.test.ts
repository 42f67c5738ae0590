import { provePhone } from '@takst/contract/services/self-service/order-form/prove-phone.contract.ts';
import { sendPhoneCode } from '@takst/contract/services/self-service/order-form/send-phone-code.contract.ts';
import { submitOrderForm } from '@takst/contract/services/self-service/order-form/submit-order-form.contract.ts';
import { describe, expect } from 'vitest';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { storedAnswers } from '#platform/changes/test-changes.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { sentSms } from '#ticketing/tickets/phone/test-sent.store.ts';
import { ticketsOfPhone } from '#ticketing/tickets/test-tickets.store.ts';
import { orderFormOf } from './test-order-form.ts';

let keys = 0;
const newKey = () => `visitor-key-${(keys += 1)}`;
const reused = { status: 422, json: { code: 'IDEMPOTENCY_KEY_REUSED' } };

describe('a call of a visitor that is sent again with its key', () => {
  portalTest('sends one code, and another to another phone', async (portal) => {
    const form = await orderFormOf(portal);
    const [phone, other] = [newPhone(), newPhone()];
    const key = newKey();
    const send = (to: string, employeeId = '4712') =>
      portal.callAs(form.visitor, sendPhoneCode, {
        params: { clientId: form.clientId },
        body: { phoneCountryCode: '+47', phone: to, employeeId },
        key,
      });
    const first = await send(phone);
    portal.clock.set('2026-03-06T10:01:00+01:00');
    expect(await send(phone)).toMatchObject({ status: 200, text: first.text });
    expect(await sentSms(portal.database, `+47${phone}`)).toHaveLength(1);
    expect(await send(phone, '4713')).toMatchObject(reused);
    const elsewhere = await send(other);
    expect(elsewhere.status).toBe(200);
    expect(elsewhere.text).not.toBe(first.text);
    expect(await sentSms(portal.database, `+47${other}`)).toHaveLength(1);
  });

  portalTest(
    'proves a phone with one token, which nobody reads in the database',
    async (portal) => {
      const form = await orderFormOf(portal);
      const phone = newPhone();
      await form.sendCode(phone);
      const code = await form.codeOf(phone);
      const key = newKey();
      const prove = (typed: string, ofKey = key) =>
        portal.callAs(form.visitor, provePhone, {
          params: { clientId: form.clientId },
          body: { phoneCountryCode: '+47', phone, code: typed },
          key: ofKey,
        });
      // A refusal leaves the key free.
      expect(await prove(code === '000000' ? '111111' : '000000')).toMatchObject({ status: 422 });
      const answers = [await prove(code), ...(await Promise.all([prove(code), prove(code)]))];
      const [token, ...others] = answers.map(({ json }) => (json as { token: string }).token);
      expect(others).toEqual([token, token]);
      const stored = JSON.stringify(await storedAnswers(portal.database));
      expect(stored).toContain('sealed');
      for (const secret of [token ?? '', key, phone]) expect(stored).not.toContain(secret);
      // The token of the first answer still orders.
      expect(await form.submit(token ?? '')).toMatchObject({ status: 200 });
    },
  );

  portalTest('orders once', async (portal) => {
    const form = await orderFormOf(portal);
    const phone = newPhone();
    const token = await form.proved(phone);
    const key = newKey();
    const submit = (employeeId: string) =>
      portal.callAs(form.visitor, submitOrderForm, {
        params: { clientId: form.clientId },
        body: { ...form.bodyOf(token), employeeId },
        key,
      });
    const [first, again] = await Promise.all([submit('4712'), submit('4712')]);
    expect(first).toMatchObject({ status: 200, json: { outcome: 'ordered' } });
    expect(again.text).toBe(first.text);
    expect(await ticketsOfPhone(portal.database, phone)).toHaveLength(1);
    expect(await submit('4799')).toMatchObject(reused);
  });
});
