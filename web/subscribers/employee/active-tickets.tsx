import type { IssuedTicket } from '@takst/contract/tickets/issued-ticket.schema.ts';
import { Card } from '#design/page/card.tsx';
import { EmptyState } from '#design/page/empty-state.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { NewSubscriptionButton } from '#tickets/new-subscription-button.tsx';
import type { TicketCardAction } from './ticket-buttons.ts';
import { TicketCard } from './ticket-card.tsx';

interface ActiveTicketsProps {
  tickets: readonly IssuedTicket[];
  subscriberId: number;
  onAct: (action: TicketCardAction, ticket: IssuedTicket) => void;
}

/** Current and future tickets, or a link to order one. */
export function ActiveTickets({ tickets, subscriberId, onAct }: ActiveTicketsProps) {
  const t = useTexts('employees');
  if (tickets.length === 0) {
    return (
      <Card isFlush>
        <EmptyState
          icon="ticket"
          title={t('noActiveTitle')}
          actions={<NewSubscriptionButton subscriberId={subscriberId} />}
        >
          {t('noActiveText')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <ul aria-label={t('activeTickets')} className="grid gap-4">
      {tickets.map((ticket) => (
        <li key={ticket.id}>
          <TicketCard ticket={ticket} onAct={(action) => onAct(action, ticket)} />
        </li>
      ))}
    </ul>
  );
}
