import type { FreeTicket } from '@takst/contract/services/free-tickets/free-ticket.schema.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { DeliveredStatus } from '#ticketing/tickets/delivered/delivered-status.tsx';
import { DeliveredTicketPanel } from '#ticketing/tickets/delivered/delivered-ticket-panel.tsx';
import { MediumFact, TicketFact } from '#ticketing/tickets/delivered/ticket-fact.tsx';
import { TicketActions } from '#ticketing/tickets/ticket-actions.tsx';
import { type FreeButtonAction, freeButtonsOf } from './free-ticket-buttons.ts';
import { holderName } from './holder-name.ts';
import { useFreeActions } from './use-free-actions.ts';
import { useFreeTicketFacts } from './use-free-ticket-facts.ts';

interface FreeTicketCardProps {
  ticket: FreeTicket;
  onAct: (action: FreeButtonAction) => void;
}

/** An active or pending ticket: its holder, what it is and costs, and what can be done with it. */
export function FreeTicketCard({ ticket, onAct }: FreeTicketCardProps) {
  const facts = useFreeTicketFacts();
  const actionsOf = useFreeActions();
  const { firstName, lastName } = ticket;
  return (
    <DeliveredTicketPanel
      title={holderName(ticket)}
      mark={`${firstName.charAt(0)}${lastName.charAt(0)}`}
      about={`${facts.relation(ticket)} · ${facts.born(ticket)}`}
      status={<DeliveredStatus ticket={ticket} />}
      facts={<Facts ticket={ticket} />}
      actions={<TicketActions buttons={freeButtonsOf(ticket, actionsOf(ticket))} onAct={onAct} />}
    />
  );
}

function Facts({ ticket }: { ticket: FreeTicket }) {
  const t = useTexts('free-family');
  const tTicket = useTexts('delivered-ticket');
  const facts = useFreeTicketFacts();
  return (
    <>
      <TicketFact term={tTicket('valid')} isWide>
        {facts.validity(ticket)}
      </TicketFact>
      <MediumFact ticket={ticket} cardNumber={ticket.travelCardNumber} />
      <TicketFact term={t('zones')}>{facts.zones(ticket)}</TicketFact>
      <TicketFact term={t('profile')}>{facts.profile(ticket)}</TicketFact>
      <TicketFact term={t('department')}>
        {ticket.invoiceReference || ticket.agreementNumber}
      </TicketFact>
      <TicketFact term={tTicket('pricePerMonth')}>
        {facts.amount(ticket.pricePerMonth)}
        <span className="block text-small font-normal text-ink-muted">
          {t('taxAmount', { amount: facts.amount(ticket.taxAmount) })}
        </span>
      </TicketFact>
    </>
  );
}
