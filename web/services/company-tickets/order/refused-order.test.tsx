// @vitest-environment happy-dom
import { write } from '#testing/actions.ts';
import { findKnownPerson } from '@takst/contract/services/company-tickets/find-known-person.contract.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { companyOf, granlia } from '#testing/session-answers.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  fillIn,
  lookups,
  openOrderForm,
  optionsOf,
  send,
  valueOf,
} from '#services/company-tickets/test-order-form.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a refused order', () => {
  const refusal = (code: string, status = 422, details = {}) => ({
    status,
    body: { code, ...details },
  });

  it.each([
    [
      409,
      'TICKET_ALREADY_HELD',
      'There already exists a pending or active ticket for this phone number.',
    ],
    [404, 'AGREEMENT_NOT_FOUND', 'The agreement no longer exists. Reload the page, and try again.'],
    [
      422,
      'AGREEMENT_NOT_VALID',
      'The agreement has expired. Choose another invoice reference, or contact us.',
    ],
    [422, 'START_DATE_NOT_OFFERED', 'This start date can no longer be chosen. Choose another one.'],
    [422, 'ZONES_NOT_OFFERED', 'These zones cannot be chosen together. Choose zones again.'],
    [422, 'PROFILE_NOT_OFFERED', 'The company cannot order this category. Choose another one.'],
    [
      422,
      'PRODUCT_NOT_OFFERED',
      'This ticket is not sold for the zones you have chosen. Choose again.',
    ],
    [422, 'PHONE_NOT_MOBILE', 'This is not a mobile number. Enter a valid mobile number.'],
  ])('shows the refusal %i %s and keeps the form', async (status, code, text) => {
    await openOrderForm(() => refusal(code, status));
    fillIn();
    send();
    expect((await screen.findByText(text)).closest('[role="alert"]')).not.toBeNull();
    expect(valueOf('First name')).toBe('Ingrid');
  });

  it('because its agreement has ended by then says so, where any day may be chosen', async () => {
    const [agreement] = granlia.allAgreements;
    const endDate = Temporal.PlainDate.from('2026-03-31');
    await openOrderForm(() => refusal('AGREEMENT_NOT_VALID'), {
      features: ['companyTicket', 'companyTicket.order', 'dates.arbitrary'],
      company: companyOf({ allAgreements: agreement ? [{ ...agreement, endDate }] : [] }),
    });
    const day = await screen.findByRole('textbox', { name: 'Start date' });
    fireEvent.change(day, { target: { value: '01.05.2026' } });
    fillIn();
    send();
    await screen.findByText(/^The agreement has expired\./);
  });

  const inQuarantine = (first: string) =>
    refusal('START_DATE_IN_QUARANTINE', 409, {
      expectedQuaranteenEndDate: first,
      lastOrder: { expirationDate: '2026-03-31' },
    });

  it('in quarantine shows both dates and offers the first allowed date', async () => {
    await openOrderForm(() => inQuarantine('2026-05-01'));
    fillIn();
    send();
    await screen.findByText(
      'Could not order a new ticket. A ticket that has expired on 31.03.2026 already exists, according to our rules, the first available start date for a new ticket is 01.05.2026',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Start on 1 May 2026 instead' }));
    expect(valueOf('Start date')).toBe('2026-05-01');
    expect(document.activeElement).toBe(screen.getByLabelText('Start date'));
    await waitFor(() => expect(screen.queryByText('The ticket was not ordered')).toBeNull());
  });

  it('takes a refused start from the choice', async () => {
    await openOrderForm(() => inQuarantine('2026-05-01'));
    fillIn();
    send();
    await screen.findByText('The ticket was not ordered');
    const later = ['May', 'June', 'July', 'August'].map((month) => `1 ${month} 2026`);
    await waitFor(() => expect(optionsOf('Start date')).toEqual(later));
    await waitFor(() => expect(valueOf('Start date')).toBe(''));
    cleanup();
    sessionStorage.clear();
    await openOrderForm(() => refusal('START_DATE_NOT_OFFERED', 422));
    fillIn();
    write('Start date', '2026-04-01');
    send();
    await screen.findByText(/can no longer be chosen/);
    await waitFor(() => expect(optionsOf('Start date')).not.toContain('1 April 2026'));
    expect(optionsOf('Start date')).toContain('1 March 2026');
  });

  it('takes it also where the company is asked about the phone more slowly', async () => {
    const slow = Promise.withResolvers<void>();
    const nobody = { status: 200, body: { person: null, employeeIdHolder: null } };
    await openOrderForm(() => inQuarantine('2026-05-01'), {
      answers: [[findKnownPerson, () => slow.promise.then(() => nobody)]],
    });
    fillIn();
    await waitFor(() => expect(lookups()).toHaveLength(1));
    send();
    await screen.findByText('The ticket was not ordered');
    await act(() => slow.resolve());
    expect(optionsOf('Start date')[0]).toBe('1 May 2026');
    // Another phone may be of another person.
    write('Mobile', '41234568');
    await waitFor(() => expect(optionsOf('Start date')[0]).toBe('1 March 2026'));
  });

  it('keeps a refusal until its cause is changed', async () => {
    await openOrderForm(() => refusal('TICKET_ALREADY_HELD', 409));
    fillIn();
    send();
    const title = await screen.findByText('The ticket was not ordered');
    write('First name', 'Inger');
    write('Start date', '2026-04-01');
    expect(title.isConnected).toBe(true);
    write('Mobile', '41234568');
    await waitFor(() => expect(title.isConnected).toBe(false));
  });

  it('offers no date in a quarantine longer than the choices', async () => {
    await openOrderForm(() => inQuarantine('2027-01-01'));
    fillIn();
    send();
    await screen.findByText('The ticket was not ordered');
    expect(screen.queryByRole('button', { name: /instead/ })).toBeNull();
  });

  it('shows faults from the server at the field', async () => {
    const fields = [{ path: 'lastName', message: 'maxLength' }];
    await openOrderForm(() => refusal('INVALID_INPUT', 422, { fields }));
    fillIn();
    send();
    expect(await screen.findAllByText('Last name must have 2–50 characters')).toHaveLength(2);
  });

  it('can be retried when the service is unavailable', async () => {
    await openOrderForm(() => refusal('UNAVAILABLE', 503));
    fillIn();
    send();
    await screen.findByText(/The service is down right now/);
    expect(valueOf('First name')).toBe('Ingrid');
  });

  it('shows the general error page for any other failure, and keeps the draft', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await openOrderForm(() => refusal('UNEXPECTED', 500, { id: 'x1' }));
    fillIn();
    send();
    await screen.findByText(/General error/);
    cleanup();
    await openOrderForm();
    expect(valueOf('First name')).toBe('Ingrid');
  });
});
