import type { Subscription } from '@takst/contract/ticketing/subscribers/subscription.schema.ts';
import type { IssuedTicket } from '@takst/contract/ticketing/tickets/issued-ticket.schema.ts';
import { lazy, Suspense } from 'react';
import { Card } from '#platform/design/page/card.tsx';
import { EmptyState } from '#platform/design/page/empty-state.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { NewSubscriptionButton } from '#ticketing/tickets/new-subscription-button.tsx';
import type { TicketCardAction } from './ticket-buttons.ts';
import { TicketCard } from './ticket-card.tsx';

const SubscriptionCards = lazy(async () => ({
  default: (await import('#ticketing/subscribers/subscriptions/subscription-cards.tsx'))
    .SubscriptionCards,
}));

interface ActiveEntriesProps {
  tickets: readonly IssuedTicket[];
  subscriptions: readonly Subscription[];
  subscriberId: number;
  onAct: (action: TicketCardAction, ticket: IssuedTicket) => void;
}

/** Current and future tickets and subscriptions, or a link to order one. */
export function ActiveEntries(props: ActiveEntriesProps) {
  const { tickets, subscriptions, subscriberId, onAct } = props;
  const t = useTexts('employees');
  if (tickets.length === 0 && subscriptions.length === 0) {
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
    <>
      {tickets.length > 0 && (
        <ul aria-label={t('activeTickets')} className="grid gap-4">
          {tickets.map((ticket) => (
            <li key={ticket.id}>
              <TicketCard ticket={ticket} onAct={(action) => onAct(action, ticket)} />
            </li>
          ))}
        </ul>
      )}
      {subscriptions.length > 0 && (
        <Suspense
          fallback={
            <Card>
              <SkeletonLines lines={4} />
            </Card>
          }
        >
          <SubscriptionCards subscriptions={subscriptions} />
        </Suspense>
      )}
    </>
  );
}
