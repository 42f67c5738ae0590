import type { CardState as State } from '@takst/domain/ticketing/travel-cards/card-state.rules.ts';
import type { ReactNode } from 'react';
import { CardState } from '#platform/design/page/card-state.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useDeliveredFacts } from './use-delivered-facts.ts';

interface TicketFactProps {
  term: string;
  isWide?: boolean;
  children: ReactNode;
}

/** What is known of a ticket, in a `DeliveredTicketPanel`. */
export const TicketFact = ({ term, isWide = false, children }: TicketFactProps) => (
  <div className={isWide ? 'col-span-2 min-w-0' : 'min-w-0'}>
    <dt className="text-caption text-ink-muted">{term}</dt>
    <dd className="font-semibold wrap-anywhere">{children}</dd>
  </div>
);

interface MediumFactProps {
  ticket: {
    mediaType: 'MOBILE_TICKET' | 'TRAVEL_CARD';
    phoneCountryCode: string | null;
    phone: string | null;
    pickupCode: string | null;
    downloadedToPhone: boolean;
    travelCardState: State | null;
  };
  cardNumber: string | null;
}

/** The phone with its code, or the card with its state. */
export function MediumFact({ ticket, cardNumber }: MediumFactProps) {
  const t = useTexts('delivered-ticket');
  const facts = useDeliveredFacts();
  const { travelCardState, pickupCode, downloadedToPhone } = ticket;
  const code = facts.code(ticket);
  return (
    <TicketFact term={t('ticketOn')} isWide>
      {facts.medium(ticket, cardNumber)}
      {travelCardState && (
        <span className="ml-3 inline-block font-normal">
          <CardState state={travelCardState} />
        </span>
      )}
      {travelCardState === null && code && (
        <span className="block text-small font-normal text-ink-muted">
          {pickupCode && !downloadedToPhone && (
            <span className="mr-2 font-mono tracking-wider text-ink">{pickupCode}</span>
          )}
          {code}
        </span>
      )}
    </TicketFact>
  );
}
