import type { schoolTicketList } from '@takst/contract/services/school-tickets/list/school-ticket-list.contract.ts';
import type { SchoolTicket } from '@takst/contract/services/school-tickets/school-ticket.schema.ts';
import { formatDate, formatListedPhone } from '#platform/design/format.ts';
import type { ColumnContents } from '#platform/lists/list-page.tsx';
import { CardState } from '#platform/design/page/card-state.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { TicketStatus } from '#ticketing/tickets/ticket-status.tsx';
import { useZoneName } from '#ticketing/tickets/use-zone-name.ts';

/** With its last day; undefined until the counts are there. */
type Years = readonly { lastDay: Temporal.PlainDate }[] | undefined;

/** One row for a ticket. */
export function useSchoolTicketColumns(years: Years): ColumnContents<typeof schoolTicketList> {
  const t = useTexts('school-ticket-list');
  const zoneName = useZoneName();
  const pairOf = (...zones: (string | null)[]) =>
    [...new Set(zones)]
      .flatMap((zone) => zone ?? [])
      .map(zoneName)
      .join(' – ');
  function zonesOf(ticket: SchoolTicket) {
    const { allZones, zoneFrom, zoneTo, secondZoneFrom, secondZoneTo } = ticket;
    if (allZones) return t('allZones');
    const one = pairOf(zoneFrom, zoneTo);
    const other = pairOf(secondZoneFrom, secondZoneTo);
    return other === '' ? one : t('toTwoHomes', { one, other });
  }
  const mediumOf = (ticket: SchoolTicket) => listedMedium(ticket) ?? t('onCard');
  return {
    firstName: {
      cell: ({ firstName }) => firstName ?? t('withoutName'),
      isRowHeader: true,
      isCut: true,
    },
    lastName: {
      cell: ({ lastName }) => lastName ?? '',
      isName: true,
      isCut: true,
      onCard: 'title',
    },
    className: { cell: ({ className }) => className ?? '', width: 6 },
    medium: {
      width: 11.5,
      cardCell: (ticket) => `${mediumOf(ticket)} · ${zonesOf(ticket)}`,
      cell: (ticket) => (
        <>
          <span className="whitespace-nowrap tabular-nums">{mediumOf(ticket)}</span>{' '}
          {ticket.travelCardState === 'DEACTIVATED' && <CardState state="DEACTIVATED" />}
          <span className="block text-small text-ink-muted">{zonesOf(ticket)}</span>
        </>
      ),
    },
    expirationDate: {
      width: 7.5,
      cardCell: ({ expirationDate: last }) => last && t('through', { date: formatDate(last) }),
      cell: ({ expirationDate: last }) => (
        <span className="whitespace-nowrap tabular-nums">{last && formatDate(last)}</span>
      ),
    },
    status: {
      width: 13.5,
      cell: (ticket) => <SchoolTicketStatus ticket={ticket} years={years} />,
      onCard: 'aside',
    },
  };
}

/** A phone, or a card by its number; null for a card that has none. */
const listedMedium = ({ mediaType, phoneCountryCode, phone, cardNumber }: SchoolTicket) =>
  mediaType === 'MOBILE_TICKET'
    ? formatListedPhone(phoneCountryCode ?? '', phone ?? '')
    : cardNumber;

/** A ticket that runs to the end of its school year, as nearly all do. */
const runsToEndOfYear = ({ status, expirationDate }: SchoolTicket, years: Years): boolean =>
  status === 'active' &&
  expirationDate !== null &&
  (years === undefined || years.some(({ lastDay }) => lastDay.equals(expirationDate)));

/**
 * A code that nobody has fetched goes first, as everywhere, and a card that is not made. The end of the school year is
 * what is normal; only an earlier end is told.
 */
const SchoolTicketStatus = ({ ticket, years }: { ticket: SchoolTicket; years: Years }) => (
  <TicketStatus
    ticket={{
      ...ticket,
      expirationDate: runsToEndOfYear(ticket, years) ? null : ticket.expirationDate,
      awaitsPickup: ticket.pickupCode !== null && !ticket.downloadedToPhone,
      awaitsCard: ticket.travelCardState === 'REQUESTED',
    }}
  />
);
