// @vitest-environment happy-dom
import { companyTicketKit } from '#services/company-tickets/change/ticket-kit.ts';
import { dialog } from '#testing/actions.ts';
import { cleanup, screen } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { useOfferedEnds } from '#ticketing/subscribers/dates/use-offered-ends.ts';
import { openPage } from '#ticketing/tickets/test-page.tsx';
import { CancelPendingTicketModal } from './cancel-pending-ticket.modal.tsx';
import { EndTicketModal } from './end-ticket.modal.tsx';
import type { ChangedTicket, TicketKit } from './ticket-kit.ts';

afterEach(cleanup);

const day = (text: string) => Temporal.PlainDate.from(text);
/** A service with tickets on cards. A ticket has no other to wait for, and costs nothing. */
const kit: TicketKit<ChangedTicket> = {
  operations: companyTicketKit.operations,
  useOfferedEnds,
  usePage: () => () => '/',
  useNextStart: () => () => null,
  usePricing: () => () => [],
  useCancelNotes: () => () => [],
  rules: {
    lastMonthCharged: () => null,
    isChargedAsHandedOut: () => false,
    lastOrderDay: (start) => start,
  },
};
const onCard: ChangedTicket = {
  id: 1,
  firstName: 'Ingrid',
  lastName: 'Ali',
  employeeId: '',
  startDate: day('2026-04-01'),
  expirationDate: null,
  endedOn: null,
  pickupCode: null,
  continuesId: null,
  reopensId: null,
  phoneCountryCode: null,
  phone: null,
};
const onPhone = { ...onCard, phoneCountryCode: '+47', phone: '41234567' };

async function notesOf(Modal: typeof EndTicketModal<ChangedTicket>, ticket: ChangedTicket) {
  const Page = () => (
    <Modal kit={kit} ticket={ticket} tickets={[ticket]} onClose={() => undefined} />
  );
  const texts = ['change-ticket', 'ticket-actions'] as const;
  await openPage({ pages: { '/': Page }, at: '/', texts });
  // Of a ticket without an employee number the holder alone.
  await screen.findByText('Ingrid Ali');
  return dialog()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

describe('a ticket on a card', () => {
  it.each([
    [
      EndTicketModal,
      'Ingrid is told by SMS that the ticket has been ended.',
      [
        'The ticket is valid up to and including 31 March.',
        'You can undo this until the end of the day.',
      ],
    ],
    [
      CancelPendingTicketModal,
      'Ingrid is told by SMS that the ticket has been cancelled. The pickup code stops working.',
      ['The ticket from 1 April will never be valid and is not invoiced.'],
    ],
  ])('has no SMS, unlike one on a phone: %o', async (Modal, sms, [first = '', ...more]) => {
    expect(await notesOf(Modal, onCard)).toEqual([first, ...more]);
    cleanup();
    expect(await notesOf(Modal, onPhone)).toEqual([first, sms, ...more]);
  });
});
