import type {
  ClassListPupil,
  ClassListTicket,
} from '@takst/contract/services/school-tickets/class-lists/get-class-lists.contract.ts';
import type { ReactNode } from 'react';
import { formatDate } from '#platform/design/format.ts';
import { CardState } from '#platform/design/page/card-state.tsx';
import type { Column } from '#platform/design/table/column.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** One row for a pupil; one line for each ticket that the pupil has. */
export function useClassListColumns(): Column<ClassListPupil>[] {
  const t = useTexts('class-lists');
  const codeOrCard = ({ mediaType, cardNumber, pickupCode }: ClassListTicket) => {
    if (mediaType === 'TRAVEL_CARD') {
      return cardNumber === null ? t('cardWithoutNumber') : t('card', { number: cardNumber });
    }
    return pickupCode === null ? t('withoutCode') : t('code', { code: pickupCode });
  };
  const lastDay = (ticket: ClassListTicket) => {
    const { status, startDate, expirationDate } = ticket;
    return (
      <>
        {expirationDate && formatDate(expirationDate)}
        {status === 'pending' && (
          <span className="block text-small text-ink-muted print:text-caption">
            {t('startsOn', { date: formatDate(startDate) })}
          </span>
        )}
      </>
    );
  };
  const through = ({ expirationDate }: ClassListTicket) =>
    expirationDate ? [t('through', { date: formatDate(expirationDate) })] : [];
  return [
    { id: 'firstName', header: t('firstName'), isRowHeader: true, cell: (one) => one.firstName },
    { id: 'lastName', header: t('lastName'), cell: (one) => one.lastName, onCard: 'title' },
    {
      id: 'studentId',
      header: t('studentId'),
      width: 8,
      cell: ({ studentId }) => <span className="tabular-nums">{studentId}</span>,
    },
    {
      id: 'cardOrCode',
      header: t('cardOrCode'),
      width: 14,
      cell: perTicket((ticket) => (
        <>
          <span className="whitespace-nowrap tabular-nums">{codeOrCard(ticket)}</span>
          {ticket.hasTwoHomes && (
            <span className="block text-small text-ink-muted print:text-caption">
              {t('twoHomes')}
            </span>
          )}
        </>
      )),
      cardCell: ({ tickets }) =>
        tickets
          .map((ticket) =>
            ticket.hasTwoHomes ? `${codeOrCard(ticket)} (${t('twoHomes')})` : codeOrCard(ticket),
          )
          .join(', '),
    },
    {
      id: 'state',
      header: t('state'),
      width: 10,
      cell: perTicket((ticket) => <TicketState ticket={ticket} />),
      onCard: 'aside',
    },
    {
      id: 'lastDay',
      header: t('lastDay'),
      width: 8,
      cell: perTicket((ticket) => (
        <span className="whitespace-nowrap tabular-nums">{lastDay(ticket)}</span>
      )),
      cardCell: ({ tickets }) => tickets.flatMap(through).join(', '),
    },
  ];
}

const perTicket =
  (part: (ticket: ClassListTicket) => ReactNode) =>
  ({ tickets }: ClassListPupil): ReactNode =>
    tickets.map((ticket) => (
      <span key={ticket.id} className="block not-first:mt-1">
        {part(ticket)}
      </span>
    ));

/** Whether the app has fetched a code; of a card its state in words. */
function TicketState({ ticket }: { ticket: ClassListTicket }) {
  const t = useTexts('class-lists');
  if (ticket.travelCardState !== null) return <CardState state={ticket.travelCardState} />;
  return t(ticket.downloadedToPhone ? 'fetched' : 'notFetched');
}
