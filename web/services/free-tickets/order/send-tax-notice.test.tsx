// @vitest-environment happy-dom
import { sendTaxNotice } from '@takst/contract/services/free-tickets/tax-notice/send-tax-notice.contract.ts';
import { write } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import {
  answerOrderForm,
  choose,
  openFreeOrder,
  sentNotices,
  usualPrices,
} from './test-free-order-form.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) closeToast(id);
});

const button = () => screen.queryByRole('button', { name: 'Tell the employee about the tax' });
const settings = {
  invoiceReference: null,
  expireChildTickets: 'NEVER',
  expireChildTicketsAtAge: 18,
  version: 'v1',
  sendsTaxNotice: true,
};

async function openForFamily(options: Parameters<typeof openFreeOrder>[0] = {}) {
  await openFreeOrder(options);
  choose('Family member');
  write('Employee number', '4711');
}

async function sendSms() {
  fireEvent.click(button() ?? document.body);
  fireEvent.click(await screen.findByRole('button', { name: 'Send SMS' }));
}

describe('the SMS about the tax of a family ticket', () => {
  it('is offered for family of an employee number, before anybody is named', async () => {
    await openFreeOrder();
    write('Employee number', '4711');
    expect(button()).toBeNull();
    choose('Family member');
    expect(button()).not.toBeNull();
    write('Employee number', '');
    expect(button()).toBeNull();
  });

  it.each([
    ['the company has turned it off', { settings: { ...settings, sendsTaxNotice: false } }],
    ['no taxable amount is on file', { prices: { ...usualPrices, taxedPrices: [] } }],
  ])('is not offered where %s', async (_, options) => {
    await openForFamily(options);
    expect(button()).toBeNull();
  });

  it('is sent after a question, with the order but not who it is for', async () => {
    await openForFamily({ settings });
    answerOrderForm(sendTaxNotice, {
      status: 200,
      body: { firstName: 'Kari', lastName: 'Nordmann' },
    });
    write('First name', 'Lille');
    await sendSms();
    await waitFor(() =>
      expect(shownToasts()).toMatchObject([
        { title: 'The SMS is sent!', text: 'To Kari Nordmann' },
      ]),
    );
    expect(sentNotices()).toEqual([
      {
        agreementNumber: 600001,
        employeeId: '4711',
        profile: 1,
        startDate: expect.any(String),
        validAllZones: false,
        zoneFrom: '1',
        zoneTo: '2Ø',
      },
    ]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('says that the employee has no phone to send to', async () => {
    await openForFamily();
    answerOrderForm(sendTaxNotice, { status: 422, body: { code: 'NO_PHONE_OF_EMPLOYEE' } });
    await sendSms();
    await screen.findByText(/Nobody with this employee number has an own ticket on a phone/);
  });
});
