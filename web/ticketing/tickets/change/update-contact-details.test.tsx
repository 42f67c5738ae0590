// @vitest-environment happy-dom
import { pressNow } from '#testing/actions.ts';
import { plainText } from '#testing/cells-of.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  changes,
  openChange,
  openEmployee,
  ticketWith,
} from '#ticketing/subscribers/test-employee.tsx';
import { companyOf, granlia } from '#testing/session-answers.ts';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) closeToast(id);
  vi.restoreAllMocks();
});

const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
/** Title, text and address of the only toast. */
const toastWithLink = () => {
  const [{ title, text, link } = {}] = shownToasts();
  return [title, plainText(text), link?.to];
};
const refusalAnswer = (status: number, code: string, details = {}) => ({
  answer: () => ({ status, body: { code, ...details } }),
});
const alertWith = async (text: string | RegExp) =>
  (await screen.findByText(text)).closest('[role="alert"]');

describe('changing contact details', () => {
  const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const faultAt = (label: string) =>
    document.getElementById(input(label).getAttribute('aria-describedby') ?? '')?.textContent;
  const write = (label: string, value: string) =>
    fireEvent.change(input(label), { target: { value } });
  const open = async (...args: Partial<Parameters<typeof openEmployee>>) => {
    await openEmployee(args[0] ?? [ticketWith({})], args[1]);
    await openChange('Change info');
  };

  it('starts with the current values and sends the new ones', async () => {
    await open();
    expect(['First name', 'Last name', 'Employee number'].map((name) => input(name).value)).toEqual(
      ['Ingrid', 'Ali', 'A-2040'],
    );
    expect(plainText(screen.getByRole('dialog').textContent)).toContain(
      'The change is for all tickets of +47 412 34 567.The tickets and the price stay as they are, and no SMS is sent.',
    );
    write('Last name', ' Berg ');
    write('Employee number', '7');
    pressNow('Save');
    await waitUntilClosed();
    expect(changes()[0]?.body).toEqual({ firstName: 'Ingrid', lastName: 'Berg', employeeId: '7' });
    expect(toastWithLink()).toEqual([
      'The info has been saved',
      'Ingrid Berg · 7',
      '/bedriftsavtale/ansatt/7',
    ]);
  });

  it('keeps what was typed for this person alone', async () => {
    await open();
    write('Last name', 'Berg');
    cleanup();
    await open();
    expect(input('Last name').value).toBe('Berg');
    cleanup();
    await open([ticketWith({ subscriberId: 8 })]);
    expect(input('Last name').value).toBe('Ali');
  });

  it('names the employee number as the agreement does', async () => {
    const agreementSettings = {
      ...granlia.agreementSettings,
      employeeIdLabel: 'Number',
      employeeIdLabels: { 1: 'Payroll number', 2: 'Badge' },
    };
    await open([ticketWith({})], { company: companyOf({ agreementSettings }) });
    write('Payroll number', '');
    pressNow('Save');
    await screen.findByRole('link', { name: 'Payroll number must have 1–20 characters' });
  });

  it.each([
    ['First name', 'I', 'First name must have 2–50 characters'],
    ['Last name', 'x'.repeat(51), 'Last name must have 2–50 characters'],
    ['Employee number', '', 'Employee number must have 1–20 characters'],
    ['Employee number', '1'.repeat(21), 'Employee number must have 1–20 characters'],
  ])('rejects %s «%s»', async (label, value, text) => {
    await open();
    write(label, value);
    pressNow('Save');
    await screen.findByRole('link', { name: text });
    expect(faultAt(label)).toBe(text);
    expect(changes()).toEqual([]);
  });

  it('says why a name with a link is rejected', async () => {
    await open();
    write('First name', 'See www.evil.no');
    pressNow('Save');
    const text =
      'Enter the name only, without web addresses, phone numbers, emoji and characters such as / and @';
    await screen.findByRole('link', { name: `First name: ${text}` });
    expect(faultAt('First name')).toBe(text);
    expect(changes()).toEqual([]);
  });

  it('shows the specified text of a failure and keeps the input', async () => {
    await open([ticketWith({})], refusalAnswer(500, 'UNEXPECTED', { id: 'x' }));
    write('Last name', 'Berg');
    pressNow('Save');
    const failed = 'An error occurred while submitting this form.';
    expect(await alertWith(failed)).not.toBeNull();
    expect(input('Last name').value).toBe('Berg');
    cleanup();
    await open([ticketWith({})], refusalAnswer(404, 'TICKET_NOT_FOUND'));
    pressNow('Save');
    expect((await alertWith(/no longer exists/))?.textContent).toContain(failed);
  });

  it('shows faults from the server at the field', async () => {
    const fields = [{ path: 'lastName', message: 'maxLength' }];
    await open([ticketWith({})], refusalAnswer(422, 'INVALID_INPUT', { fields }));
    pressNow('Save');
    await screen.findByRole('link', { name: 'Last name must have 2–50 characters' });
    expect(faultAt('Last name')).toBe('Last name must have 2–50 characters');
  });
});
