// @vitest-environment happy-dom
import { provePhone } from '@takst/contract/services/self-service/order-form/prove-phone.contract.ts';
import { sendPhoneCode } from '@takst/contract/services/self-service/order-form/send-phone-code.contract.ts';
import { submitOrderForm } from '@takst/contract/services/self-service/order-form/submit-order-form.contract.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { press, write } from '#testing/actions.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import {
  fillIn,
  frame,
  giveCode,
  goToCode,
  openOrderForm,
  phoneOfRuna,
  plain,
  problem,
  refusal,
} from './test-order-form.tsx';

afterEach(cleanup);

const wrong = (triesLeft: number) => refusal(422, 'CODE_WRONG', { triesLeft });
const codeField = () => screen.getByLabelText<HTMLInputElement>('Code from the SMS');
describe('the code of the public order form', () => {
  it('is sent to the phone of the fields, and asked for with the focus at its heading', async () => {
    const { server } = await openOrderForm();
    await goToCode();
    expect(server.callsTo(sendPhoneCode).map(({ body }) => body)).toEqual([
      { ...phoneOfRuna, employeeId: '4711' },
    ]);
    expect(document.activeElement?.textContent).toBe('Confirm the mobile number');
    expect(plain(screen.getByText(/^We are sending a six-digit code/).textContent)).toBe(
      'We are sending a six-digit code to +47 412 30 901.',
    );
    expect(screen.queryByLabelText('First name')).toBeNull();
  });

  it('is not asked for where it could not be sent, and the fields say why', async () => {
    const { server } = await openOrderForm();
    server.answer(sendPhoneCode, refusal(422, 'EMPLOYEE_ID_NOT_VALID'));
    fillIn();
    await press('Send a code by SMS');
    await waitFor(() =>
      expect(problem()).toBe(
        'The ticket was not orderedThis is not a valid employee number at Granlia Bygg AS',
      ),
    );
    write('Last name', 'Ramm');
    expect(problem()).not.toBe('');
    write('Employee number', '4712');
    expect([problem(), screen.queryByLabelText('Code from the SMS')]).toEqual(['', null]);
  });

  it('orders with the phone that it proves, and with the consent', async () => {
    const { server } = await openOrderForm();
    await goToCode();
    await giveCode('12 34 56');
    await screen.findByRole('heading', { name: 'Order succeeded!' });
    expect(server.callsTo(provePhone).map(({ body }) => body)).toEqual([
      { ...phoneOfRuna, code: '123456' },
    ]);
    expect(server.callsTo(submitOrderForm).map(({ body }) => body)).toEqual([
      {
        token: 'a-token',
        agreementNumber: 1,
        firstName: 'Runa',
        lastName: 'Ramme',
        employeeId: '4711',
        startDate: '2026-04-01',
        zoneFrom: '1',
        zoneTo: '2Ø',
        validAllZones: false,
        profileId: 'ADULT',
        productId: 'company',
        channel: 'link',
        hasAccepted: true,
      },
    ]);
    expect(server.callsTo(submitOrderForm)[0]?.address).toContain('/a-client/');
  });

  it('says that the form stood in a page of the company where it stands in a frame', async () => {
    frame();
    const { server } = await openOrderForm();
    await goToCode();
    await giveCode();
    await screen.findByRole('heading', { name: 'Order succeeded!' });
    expect(server.callsTo(submitOrderForm)[0]?.body).toMatchObject({ channel: 'widget' });
  });

  it.each(['', '12345', '12345a'])('is sent with six digits alone, not as "%s"', async (typed) => {
    const { server } = await openOrderForm();
    await goToCode();
    expect(screen.queryByText('The code has six digits')).toBeNull();
    await giveCode(typed);
    screen.getByText('The code has six digits');
    expect(document.activeElement).toBe(codeField());
    expect(server.callsTo(provePhone)).toEqual([]);
    write('Code from the SMS', '123456');
    expect(screen.queryByText('The code has six digits')).toBeNull();
  });

  it('orders nothing while it is wrong, and says how many tries are left until it is typed anew', async () => {
    const { server } = await openOrderForm();
    await goToCode();
    server.answer(provePhone, wrong(4));
    await giveCode('000000');
    await waitFor(() => expect(problem()).toContain('You have 4 tries left.'));
    expect(problem()).toMatch(/^The ticket was not ordered/);
    server.answer(provePhone, wrong(1));
    await giveCode('111111');
    await waitFor(() => expect(problem()).toContain('You have one try left.'));
    write('Code from the SMS', '11111');
    expect([problem(), server.callsTo(submitOrderForm)]).toEqual(['', []]);
  });

  it('comes anew on request: the field is empty, and the fault of the earlier one is gone', async () => {
    const { server } = await openOrderForm();
    await goToCode();
    server.answer(provePhone, refusal(410, 'CODE_NOT_VALID'));
    await giveCode('000000');
    await waitFor(() =>
      expect(problem()).toContain('The code is no longer valid. Ask for a new one.'),
    );
    await giveCode('12');
    expect(screen.queryByText('We are sending a new code.')).toBeNull();
    await press('Send a new code');
    await screen.findByText('We are sending a new code.');
    expect([codeField().value, problem()]).toEqual(['', '']);
    expect(screen.queryByText('The code has six digits')).toBeNull();
    expect(server.callsTo(sendPhoneCode).map(({ body }) => body)).toEqual([
      { ...phoneOfRuna, employeeId: '4711' },
      { ...phoneOfRuna, employeeId: '4711' },
    ]);
    // The next one does not come: the earlier message says nothing of it.
    server.answer(sendPhoneCode, refusal(429, 'TOO_MANY_REQUESTS', { retryAfterSeconds: 61 }));
    write('Code from the SMS', '12');
    await press('Send a new code');
    await waitFor(() => expect(problem()).toContain('Try again in 2 min.'));
    expect(screen.queryByText('We are sending a new code.')).toBeNull();
    expect(codeField().value).toBe('12');
  });

  it('is waited for with every button at rest, and asked for once', async () => {
    const { server } = await openOrderForm();
    const answer = Promise.withResolvers<ReturnType<typeof refusal>>();
    await goToCode();
    server.answer(provePhone, () => answer.promise);
    await giveCode();
    fireEvent.submit(codeField());
    const disabled = () =>
      ['Send a new code', 'Change the details'].map(
        (name) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled,
      );
    const order = () => screen.getByRole('button', { name: 'Order ticket' });
    expect([disabled(), order().dataset['pending']]).toEqual([[true, true], 'true']);
    await act(() => answer.resolve(wrong(4)));
    expect([disabled(), order().dataset['pending']]).toEqual([[false, false], undefined]);
    expect(server.callsTo(provePhone)).toHaveLength(1);
  });
});
