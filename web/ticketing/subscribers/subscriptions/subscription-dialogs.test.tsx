// @vitest-environment happy-dom
import { toasts } from '#testing/actions.ts';
import { plainText } from '#testing/cells-of.ts';
import { cleanup, fireEvent, screen, within } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { changes, openChange, pressSubmit } from '#ticketing/subscribers/test-employee.tsx';
import type { Answer } from '#testing/fake-server.ts';
import { openWith } from './test-subscriptions.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  for (const { id } of shownToasts()) closeToast(id);
});

describe('a dialog about a subscription', () => {
  const start = async (button: string, facts = {}, more = {}) => {
    await openWith(facts, more);
    return openChange(button);
  };
  const notesIn = (dialog: HTMLElement) =>
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => plainText(textContent));
  const lastDay = () => screen.getByLabelText<HTMLSelectElement>('Last day');
  const pending = { status: 'pending', startAt: '2026-04-01', codeState: 'on-first-day' };

  it('says whose it is, what happens, and that it was done: ending', async () => {
    const dialog = await start('End');
    within(dialog).getByText('E-bike · Ingrid Ali · A-2040');
    expect(notesIn(dialog)).toEqual([
      'E-bike is valid through 31 March.',
      'Ingrid gets an SMS that the subscription has ended.',
    ]);
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-02-28' } });
    expect(notesIn(dialog)[0]).toBe('E-bike stops being valid at once.');
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-04-30' } });
    pressSubmit('End 30 April');
    await vi.waitFor(() =>
      expect(toasts()).toEqual([
        ['success', 'The subscription has ended', 'Ingrid Ali: E-bike, last day 30 April'],
      ]),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that the last day counts, also when that is today', async () => {
    const { beginDay } = await openWith({});
    beginDay('2026-03-31');
    expect(notesIn(await openChange('End'))[0]).toBe('E-bike is valid through 31 March.');
  });

  it('says the same of cancelling', async () => {
    const dialog = await start('Cancel subscription', pending);
    expect(notesIn(dialog)).toEqual([
      'E-bike from 1 April will never be valid and is not invoiced.',
      'Ingrid gets an SMS that the subscription is cancelled.',
    ]);
    pressSubmit('Cancel from 1 April');
    await vi.waitFor(() =>
      expect(toasts()).toEqual([
        ['success', 'The subscription is cancelled', 'Ingrid Ali: E-bike from 1 April'],
      ]),
    );
  });

  it('says the same of a code that is sent again', async () => {
    const dialog = await start('Resend discount code');
    expect(notesIn(dialog)).toEqual([
      'Ingrid gets the same discount code again by SMS to +47 412 34 567.',
    ]);
    pressSubmit('Resend discount code');
    await vi.waitFor(() =>
      expect(toasts().map((toast) => toast.map((text) => plainText(text)))).toEqual([
        ['success', 'The discount code is on its way', 'Ingrid Ali, +47 412 34 567'],
      ]),
    );
  });

  const submits: Readonly<Record<string, string>> = {
    End: 'End 31 March',
    'Cancel subscription': 'Cancel from 1 April',
    'Resend discount code': 'Resend discount code',
  };
  const soon = { nextAt: '2026-03-04T09:00:37Z' };
  it.each<[string, object, number, string, object, RegExp]>([
    ['End', {}, 404, 'SUBSCRIPTION_NOT_FOUND', {}, /no longer exists/],
    ['End', {}, 409, 'SUBSCRIPTION_NOT_ENDABLE', {}, /cannot be ended now/],
    ['Cancel subscription', pending, 404, 'SUBSCRIPTION_NOT_FOUND', {}, /no longer exists/],
    ['Cancel subscription', pending, 409, 'SUBSCRIPTION_NOT_PENDING', {}, /has begun, or is/],
    ['Resend discount code', {}, 404, 'SUBSCRIPTION_NOT_FOUND', {}, /no longer exists/],
    ['Resend discount code', {}, 409, 'RESEND_SWITCHED_OFF', {}, /cannot be sent again from here/],
    ['Resend discount code', {}, 409, 'NO_DISCOUNT_CODE', {}, /no discount code to send/],
    ['Resend discount code', {}, 429, 'DISCOUNT_CODE_JUST_SENT', soon, /again at 10:01\./],
  ])('“%s” of %o shows the refusal %i %s', async (button, facts, status, code, details, text) => {
    await start(button, facts, { answer: { status, body: { code, ...details } } });
    pressSubmit(submits[button] ?? '');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(text);
    expect(alert.textContent).toContain('That did not work');
    // The day is not what was refused.
    if (button === 'End') expect(lastDay().value).toBe('2026-03-31');
  });

  it('ends on the day that was chosen when it was sent', async () => {
    const pendingAnswer = Promise.withResolvers<Answer>();
    await start('End', {}, { answer: () => pendingAnswer.promise });
    pressSubmit(/^End 31 March/);
    await vi.waitFor(() => expect(changes()).toHaveLength(1));
    fireEvent.change(lastDay(), { target: { value: '2026-04-30' } });
    expect(lastDay().value).toBe('2026-03-31');
    pendingAnswer.resolve({ status: 200, body: { id: 9, subscriberId: 7 } });
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toasts()[0]?.[2]).toBe('Ingrid Ali: E-bike, last day 31 March');
  });

  it('takes a refused last day from the choice', async () => {
    await start('End', {}, { answer: { status: 422, body: { code: 'END_DATE_NOT_OFFERED' } } });
    pressSubmit(/^End 31 March/);
    await screen.findByRole('alert');
    const field = screen.getByLabelText<HTMLSelectElement>('Last day');
    expect([...field.options].map(({ value }) => value)).not.toContain('2026-03-31');
    expect(field.value).toBe('');
    fireEvent.change(field, { target: { value: '2026-04-30' } });
    await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('has no price to say where none is on file', async () => {
    const dialog = await start('End', { startAt: '2026-03-01', pricePerMonth: null });
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-02-28' } });
    expect(notesIn(dialog)[1]).toBe(
      'The discount code has been sent, so March 2026 is invoiced anyway.',
    );
  });
});
