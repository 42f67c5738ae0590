import type { SchoolTicketOnPage } from '@takst/contract/services/school-tickets/ticket/get-school-ticket.contract.ts';
import { Icon } from '#platform/design/icon.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { DeliveredStatus } from '#ticketing/tickets/delivered/delivered-status.tsx';
import { DeliveredTicketPanel } from '#ticketing/tickets/delivered/delivered-ticket-panel.tsx';
import { MediumFact, TicketFact } from '#ticketing/tickets/delivered/ticket-fact.tsx';
import { useDeliveredFacts } from '#ticketing/tickets/delivered/use-delivered-facts.ts';
import { TicketActions } from '#ticketing/tickets/ticket-actions.tsx';
import { ReplacementFacts } from './replacement-facts.tsx';
import { type SchoolButtonAction, schoolButtonsOf } from './school-buttons.ts';

interface SchoolTicketCardProps {
  ticket: SchoolTicketOnPage;
  onAct: (action: SchoolButtonAction) => void;
}

/** An active or pending ticket: what it is and costs, and what can be done with it (spec 3 §3, §4). */
export function SchoolTicketCard({ ticket, onAct }: SchoolTicketCardProps) {
  const t = useTexts('school-ticket');
  const { validity } = useDeliveredFacts();
  const { schoolYear } = ticket;
  const buttons = schoolButtonsOf(ticket);
  return (
    <DeliveredTicketPanel
      title={schoolYear === null ? t('ticket') : t('ticketOf', { schoolYear })}
      mark={<Icon name="school" className="size-5" />}
      about={validity(ticket)}
      status={<DeliveredStatus ticket={withQuietEnd(ticket)} />}
      facts={<Facts ticket={ticket} />}
      actions={
        buttons.length > 0 && (
          <TicketActions
            buttons={buttons.map((action) => ({ action, obstacle: null }))}
            onAct={onAct}
          />
        )
      }
    />
  );
}

/** Every ticket ends with its school year: only an earlier end is told. */
const withQuietEnd = (ticket: SchoolTicketOnPage): SchoolTicketOnPage =>
  ticket.endedOn === null ? { ...ticket, expirationDate: null } : ticket;

function Facts({ ticket }: { ticket: SchoolTicketOnPage }) {
  const t = useTexts('school-ticket');
  const tTicket = useTexts('delivered-ticket');
  const facts = useDeliveredFacts();
  return (
    <>
      <MediumFact ticket={ticket} cardNumber={ticket.cardNumber} />
      {ticket.mediaType === 'TRAVEL_CARD' && (
        <TicketFact term={t('cardName')}>{ticket.cardName ?? t('noCardName')}</TicketFact>
      )}
      <TicketFact term={t('zones')}>{facts.zones(ticket)}</TicketFact>
      <TicketFact term={t('invoiceReference')}>
        {ticket.invoiceReference || ticket.agreementNumber}
      </TicketFact>
      <TicketFact term={tTicket('pricePerMonth')}>{facts.amount(ticket.pricePerMonth)}</TicketFact>
      <ReplacementFacts ticket={ticket} />
    </>
  );
}
