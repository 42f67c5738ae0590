import type { FreeTicket } from '@takst/contract/services/free-tickets/free-ticket.schema.ts';
import type { freeTicketList } from '@takst/contract/services/free-tickets/list/free-ticket-list.contract.ts';
import { formatListedPhone } from '#platform/design/format.ts';
import type { ColumnContents } from '#platform/lists/list-page.tsx';
import { CutCell } from '#platform/design/table/cut-cell.tsx';
import { CardState } from '#platform/design/page/card-state.tsx';
import { useFreeTicketFacts } from '#services/free-tickets/family/use-free-ticket-facts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { DeliveredStatus } from '#ticketing/tickets/delivered/delivered-status.tsx';

/** One row for a ticket. */
export function useFreeTicketColumns(): ColumnContents<typeof freeTicketList> {
  const { relation, profile, zones } = useFreeTicketFacts();
  const t = useTexts('delivered-ticket');
  const mediumOf = (ticket: FreeTicket) => listedMedium(ticket) ?? t('onCard');
  return {
    firstName: { cell: ({ firstName }) => firstName, isRowHeader: true, isCut: true },
    lastName: { cell: ({ lastName }) => lastName, isName: true, isCut: true, onCard: 'title' },
    employeeId: { cell: ({ employeeId }) => employeeId, isCut: true, width: 8.5 },
    ticketHolderType: {
      width: 7.75,
      cardCell: (ticket) => `${relation(ticket)}, ${profile(ticket).toLowerCase()}`,
      cell: (ticket) => (
        <>
          {relation(ticket)}
          <span className="block text-small text-ink-muted">{profile(ticket)}</span>
        </>
      ),
    },
    medium: {
      width: 8.5,
      cardCell: (ticket) => `${mediumOf(ticket)} · ${zones(ticket)}`,
      cell: (ticket) => (
        <>
          <span className="whitespace-nowrap tabular-nums">{mediumOf(ticket)}</span>{' '}
          {isOutOfUse(ticket) && <CardState state={ticket.travelCardState} />}
          <CutCell>
            <span className="text-small text-ink-muted">{zones(ticket)}</span>
          </CutCell>
        </>
      ),
    },
    invoiceReference: {
      width: 9,
      isCut: true,
      cell: ({ invoiceReference, agreementNumber }) => (
        <span className="text-ink-muted">{invoiceReference || agreementNumber}</span>
      ),
    },
    status: {
      width: 10.75,
      cell: (ticket) => <DeliveredStatus ticket={ticket} />,
      onCard: 'aside',
    },
  };
}

/** A phone, or a card by its number; null for a card that has none. */
const listedMedium = ({ travelCardState, phone, ...ticket }: FreeTicket): string | null =>
  travelCardState === null
    ? formatListedPhone(ticket.phoneCountryCode ?? '', phone ?? '')
    : ticket.travelCardNumber;

type OutOfUse = FreeTicket & {
  readonly travelCardState: NonNullable<FreeTicket['travelCardState']>;
};

/** The card is not valid for travel. A requested one is told by the status. */
const isOutOfUse = (ticket: FreeTicket): ticket is OutOfUse =>
  ticket.travelCardState !== null &&
  ticket.travelCardState !== 'CREATED' &&
  ticket.travelCardState !== 'REQUESTED';
