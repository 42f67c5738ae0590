// @vitest-environment happy-dom
import { companyTicketKit } from '#services/company-tickets/change/ticket-kit.ts';
import { dialog } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  monthRows,
  openEmployee,
  type TicketOnTheWire,
  ticketWith,
} from '#ticketing/subscribers/test-employee.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const pending = ticketWith({ status: 'pending', startDate: '2026-04-01' });
const open = async (...tickets: TicketOnTheWire[]) => {
  await openEmployee(tickets);
  const [button] = await screen.findAllByRole('button', { name: 'Cancel the ticket' });
  if (button) fireEvent.click(button);
  await screen.findByRole('dialog');
};
const notes = () =>
  dialog()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const cancelSms =
  'Ingrid is told by SMS that the ticket has been cancelled. The pickup code stops working.';
const changeSms =
  'Ingrid gets an SMS that the change has been cancelled, and keeps the pickup code.';

describe('cancelling says what becomes of the ticket', () => {
  it.each([
    ['2026-03-03', /^The ticket stops being valid at once\. Months/],
    ['2026-03-04', /^The ticket stops being valid at once\. Months/],
    ['2026-03-05', 'The ticket from 5 March will never be valid and is not invoiced.'],
  ])('that was to begin on %s', async (startDate, text) => {
    await open({ ...pending, startDate });
    expect(notes()[0]).toMatch(text);
    dialog().getByRole('button', { name: /^Cancel the ticket from \d March$/ });
  });

  it('and until when another can be ordered, the same day where it is no 1st', async () => {
    await open({ ...pending, startDate: '2026-03-16' });
    expect(notes()).toEqual([
      'The ticket from 16 March will never be valid and is not invoiced.',
      cancelSms,
      'If you change your mind, you can order it again up to and including 16 March.',
    ]);
  });

  it.each([
    ['2026-03-03', []],
    ['2026-03-04', ['The ticket that is valid now still ends on 4 March.']],
  ])('and of the ticket before, which ends on %s', async (expirationDate, texts) => {
    await open(
      { ...pending, id: 2, continuesId: 1 },
      ticketWith({ expirationDate }),
      // A ticket that it does not go on from.
      ticketWith({ id: 3, expirationDate: '2026-03-31' }),
    );
    expect(notes().filter((text) => text.includes('still ends'))).toEqual(texts);
  });

  it.each([
    [null, 'ABCD2345', changeSms, 'goes on without a last day.'],
    ['2026-06-30', 'ABCD2345', changeSms, 'goes on up to and including 30 June.'],
    ['2026-06-30', 'EFGH6789', cancelSms, 'goes on up to and including 30 June.'],
  ])(
    'and of the ticket before that goes on, with the last day %s and the code %s',
    async (expirationDate, pickupCode, sms, end) => {
      const earlier = ticketWith({ expirationDate: '2026-03-31', nrOfZones: 1, pickupCode });
      await open(
        { ...pending, id: 2, continuesId: 1, reopensId: 1, expirationDate },
        { ...earlier, isContinued: true },
      );
      expect(notes().slice(1)).toEqual([sms, `The ticket that it was to continue ${end}`]);
      await waitFor(() => expect(monthRows()[1]).toEqual(['April 2026', '1 300 kr', '700 kr']));
    },
  );

  it('and of what goes with it in its service', async () => {
    const card = { icon: 'card', text: 'The card goes too.' } as const;
    vi.spyOn(companyTicketKit, 'useCancelNotes').mockReturnValue(({ id }) =>
      id === 1 ? [card] : [],
    );
    await open(pending);
    expect(notes()).toEqual([
      'The ticket from 1 April will never be valid and is not invoiced.',
      cancelSms,
      'The card goes too.',
      'If you change your mind, you can order it again up to and including 6 April.',
    ]);
  });
});
