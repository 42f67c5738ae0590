import type { IssuedTicket } from '@takst/contract/tickets/issued-ticket.schema.ts';
import type { TicketAction } from '@takst/domain/tickets/ticket-actions.rules.ts';
import { Icon } from '#design/icon.tsx';
import { Card } from '#design/page/card.tsx';
import { DescriptionList } from '#design/page/description-list.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { TicketActions } from './ticket-actions.tsx';
import { useTicketFacts } from '#tickets/ticket-facts.ts';
import { IssuedTicketStatus } from '#tickets/ticket-status.tsx';

interface TicketCardProps {
  ticket: IssuedTicket;
  onAct: (action: TicketAction) => void;
}

export function TicketCard({ ticket, onAct }: TicketCardProps) {
  const t = useTexts('company-tickets');
  const facts = useTicketFacts();
  return (
    <Card
      title={
        <span className="flex items-center gap-3">
          <span className="grid size-10 place-items-center rounded-ui bg-select-tint text-on-select-tint">
            <Icon name="ticket" />
          </span>
          {facts.product(ticket)}
        </span>
      }
      actions={<IssuedTicketStatus ticket={ticket} />}
    >
      <DescriptionList
        columns={3}
        items={[
          { term: t('zones'), value: facts.zones(ticket) },
          { term: t('valid'), value: facts.validity(ticket) },
          { term: t('price'), value: facts.price(ticket) },
          { term: t('profile'), value: facts.profile(ticket) },
          { term: t('pickupCode'), value: <Pickup ticket={ticket} /> },
          { term: t('invoiceReference'), value: ticket.invoiceReference },
        ]}
      />
      <TicketActions ticket={ticket} onAct={onAct} />
    </Card>
  );
}

/** The pickup code until it is used; a used code has no value. */
function Pickup({ ticket }: { ticket: IssuedTicket }) {
  const t = useTexts('company-tickets');
  if (ticket.downloadedToPhone) return t('isDownloaded');
  return (
    <>
      {ticket.pickupCode && (
        <span className="mr-2 rounded-ui bg-neutral-tint px-2 py-0.5 font-mono tracking-wider">
          {ticket.pickupCode}
        </span>
      )}
      <span className="font-normal text-ink-muted">{t('notDownloaded')}</span>
    </>
  );
}
