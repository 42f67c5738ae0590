// @vitest-environment happy-dom
import { sendPhoneCode } from '@takst/contract/services/self-service/order-form/send-phone-code.contract.ts';
import { submitOrderForm } from '@takst/contract/services/self-service/order-form/submit-order-form.contract.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { pressNow, write } from '#testing/actions.ts';
import { act, cleanup, fireEvent, screen } from '#testing/dom.ts';
import { productOnTheWire } from '#ticketing/tickets/test-offer.ts';
import {
  agreementOnTheWire,
  cards,
  fillIn,
  giveCode,
  goToCode,
  openOrderForm,
  optionsOf,
  priceBar,
  select,
} from '../test-order-form.tsx';

afterEach(cleanup);

const submit = () => pressNow('Send a code by SMS');
/** The faults that are shown, by the name of the field. */
const faults = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLElement>('[data-field]')].flatMap((field) => {
      const fault = field.querySelector('[id$="-error"]');
      return fault ? [[field.dataset['field'], fault.textContent]] : [];
    }),
  );
const focusedField = () =>
  document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset['field'];

describe('the fields of the public order form', () => {
  it('are marked when they are sent, in page order with the focus at the first, until they are right', async () => {
    const { server } = await openOrderForm();
    write('From zone', '3Ø');
    expect(faults()).toEqual({});
    submit();
    expect(faults()).toEqual({
      firstName: 'First name must have 2–50 characters',
      lastName: 'Last name must have 2–50 characters',
      employeeId: 'Employee number must have 2–20 characters',
      phone: 'Enter a valid mobile number',
      hasAccepted: 'You must accept the terms to order',
    });
    const order: [string, string, string][] = [
      ['firstName', 'First name', 'Runa'],
      ['lastName', 'Last name', 'Ramme'],
      ['employeeId', 'Employee number', '4711'],
      ['phone', 'Mobile', '41230901'],
    ];
    for (const [field, label, value] of order) {
      expect([focusedField(), field in faults()]).toEqual([field, true]);
      write(label, value);
      expect(faults()).not.toHaveProperty(field);
      submit();
    }
    expect([focusedField(), server.callsTo(sendPhoneCode)]).toEqual(['hasAccepted', []]);
    fireEvent.click(screen.getByRole('checkbox'));
    expect(faults()).toEqual({});
    fireEvent.click(screen.getByRole('checkbox'));
    expect(Object.keys(faults())).toEqual(['hasAccepted']);
    fireEvent.click(screen.getByRole('checkbox'));
    submit();
    await screen.findByLabelText('Code from the SMS');
  });

  it.each([
    ['First name', 'firstName'],
    ['Last name', 'lastName'],
  ])('take a name only as %s', async (label, field) => {
    await openOrderForm();
    fillIn();
    write(label, 'https://evil');
    submit();
    expect(faults()).toEqual({ [field]: expect.stringMatching(/^Enter the name only/) });
    expect(focusedField()).toBe(field);
  });

  it.each([
    ['company-tickets', null, 'Employee number', 'Employee number must have 2–20 characters'],
    ['company-tickets', 'Staff no.', 'Staff no.', 'Staff no. must have 2–20 characters'],
    ['housing', null, 'Resident number', 'Resident number must have 1–20 characters'],
  ])(
    'call the number of %s as the agreement does (%s)',
    async (service, employeeIdLabel, label, fault) => {
      await openOrderForm({ agreements: [agreementOnTheWire({ service, employeeIdLabel })] });
      expect(screen.getByLabelText(label).getAttribute('aria-describedby')).toBeNull();
      submit();
      expect(faults()).toMatchObject({ employeeId: fault });
    },
  );

  it('have the help of the company at the number, and what the phone is for', async () => {
    await openOrderForm({ employeeIdHelpText: 'On your pay slip' });
    const helpOf = (label: string) =>
      document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')
        ?.textContent;
    expect([helpOf('Employee number'), helpOf('Mobile')]).toEqual([
      'On your pay slip',
      'We send a code here, and later the ticket.',
    ]);
  });

  it('say what the consent is to, and that the ticket runs on', async () => {
    await openOrderForm();
    screen.getByText(/accept the terms\. Granlia Bygg AS learns what I order\.$/);
    screen.getByText('The ticket runs until it is ended.');
    expect(screen.queryByText(/looks at your request/)).toBeNull();
  });

  it('are sent once, and wait for the answer', async () => {
    const { server } = await openOrderForm();
    const answer = Promise.withResolvers<{ status: number; body: unknown }>();
    server.answer(sendPhoneCode, () => answer.promise);
    fillIn();
    submit();
    const button = screen.getByRole('button', { name: 'Send a code by SMS' });
    expect(button.dataset['pending']).toBe('true');
    const form = button.closest('form');
    if (form) fireEvent.submit(form);
    await act(() => answer.resolve({ status: 503, body: { code: 'UNAVAILABLE' } }));
    expect([button.dataset['pending'], server.callsTo(sendPhoneCode).length]).toEqual([
      undefined,
      1,
    ]);
    expect(screen.getByRole('alert').textContent).toContain('Something went wrong on our side.');
    write('First name', 'Rune');
    expect(screen.getByRole('alert').textContent).toBe('');
  });
});

describe('the agreements of the public order form', () => {
  it('are no choice where there is one, and neither is its one category', async () => {
    await openOrderForm();
    expect([screen.queryByLabelText('Agreement'), screen.queryByLabelText('Category')]).toEqual([
      null,
      null,
    ]);
  });

  it('have their own names, categories, starts, number and way of ordering', async () => {
    await openOrderForm({
      agreements: [
        agreementOnTheWire({ profiles: ['ADULT', 'SENIOR'] }),
        agreementOnTheWire({
          agreementNumber: 2,
          invoiceReference: 'Workshop',
          employeeIdLabel: 'Staff no.',
          isRequest: true,
          startDates: ['2026-06-01'],
        }),
      ],
    });
    expect(optionsOf('Agreement')).toEqual(['Main office', 'Workshop']);
    expect(optionsOf('Category')).toEqual(['Adult', 'Senior']);
    expect(optionsOf('Start date')).toEqual(['1 April 2026', '1 May 2026']);
    write('Category', 'SENIOR');
    expect([select('Category').value, priceBar()]).toEqual(['SENIOR', '650 kr per month']);
    screen.getByText('The ticket runs until it is ended.');
    write('Agreement', '2');
    expect([select('Agreement').value, priceBar()]).toEqual(['2', '1 300 kr per month']);
    expect([optionsOf('Start date'), select('Start date').value]).toEqual([
      ['1 June 2026'],
      '2026-06-01',
    ]);
    expect(screen.queryByLabelText('Category')).toBeNull();
    screen.getByLabelText('Staff no.');
    screen.getByText(/looks at your request/);
  });

  it('are ordered under as chosen, with the category and the start', async () => {
    const { server } = await openOrderForm({
      agreements: [
        agreementOnTheWire(),
        agreementOnTheWire({ agreementNumber: 2, profiles: ['ADULT', 'SENIOR'] }),
      ],
    });
    write('Agreement', '2');
    write('Category', 'SENIOR');
    write('Start date', '2026-05-01');
    write('To zone', '2Ø');
    await goToCode();
    await giveCode();
    await screen.findByRole('heading', { name: 'Order succeeded!' });
    expect(server.callsTo(submitOrderForm)[0]?.body).toMatchObject({
      agreementNumber: 2,
      profileId: 'SENIOR',
      startDate: '2026-05-01',
    });
  });

  it('have another price from another start', async () => {
    const later = productOnTheWire({
      id: 'company',
      name: 'Company ticket',
      prices: [700, 1300, 1900],
      later: { from: '2026-05-01', prices: [800, 1400, 2000] },
    });
    await openOrderForm({ agreements: [agreementOnTheWire({ products: [later] })] });
    expect(priceBar()).toBe('1 300 kr per month');
    write('Start date', '2026-05-01');
    expect([priceBar(), cards()]).toEqual([
      '1 400 kr per month',
      ['One zone800 kr', 'Two zones1 400 kr', 'All zones2 000 kr'],
    ]);
  });

  it('say where a choice has no price, and where they offer no start', async () => {
    await openOrderForm({ agreements: [agreementOnTheWire({ products: [], startDates: [] })] });
    expect([priceBar(), cards()]).toEqual([
      'We have no price for this choice.',
      ['One zone', 'Two zones', 'All zones'],
    ]);
    expect([optionsOf('Start date'), select('Start date').value]).toEqual([[], '']);
    submit();
    expect(faults()).toMatchObject({ startDate: 'Choose a start date' });
  });
});
