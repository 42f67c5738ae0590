import type { FreeTicket } from '@takst/contract/free-tickets/free-ticket.schema.ts';
import { type ReactNode, useId } from 'react';
import { CardState } from '#design/page/card-state.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { TicketActions } from '#tickets/ticket-actions.tsx';
import { type FreeButtonAction, freeButtonsOf } from './free-ticket-buttons.ts';
import { FreeTicketStatus } from './free-ticket-status.tsx';
import { holderName } from './holder-name.ts';
import { useFreeActions } from './use-free-actions.ts';
import { useFreeTicketFacts } from './use-free-ticket-facts.ts';

interface FreeTicketCardProps {
  ticket: FreeTicket;
  onAct: (action: FreeButtonAction) => void;
}

/** An active or pending ticket: its holder, what it is and costs, and what can be done with it. */
export function FreeTicketCard({ ticket, onAct }: FreeTicketCardProps) {
  const id = useId();
  const actionsOf = useFreeActions();
  return (
    <article
      aria-labelledby={id}
      className="overflow-hidden rounded-panel border border-line bg-surface"
    >
      <div className="grid gap-4 p-(--space-panel)">
        <Holder ticket={ticket} headingId={id} />
        <Facts ticket={ticket} />
      </div>
      <TicketActions buttons={freeButtonsOf(ticket, actionsOf(ticket))} onAct={onAct} />
    </article>
  );
}

function Holder({ ticket, headingId }: { ticket: FreeTicket; headingId: string }) {
  const facts = useFreeTicketFacts();
  const { firstName, lastName } = ticket;
  return (
    <div className="flex items-start justify-between gap-x-4">
      <div className="flex min-w-0 items-center gap-3">
        <span
          aria-hidden="true"
          className="grid size-10 shrink-0 place-items-center rounded-full bg-neutral-tint text-table font-semibold"
        >
          {`${firstName.charAt(0)}${lastName.charAt(0)}`}
        </span>
        <div className="min-w-0">
          <h3 id={headingId} className="text-section font-semibold wrap-anywhere">
            {holderName(ticket)}
          </h3>
          <p className="text-table text-ink-muted">
            {facts.relation(ticket)} · {facts.born(ticket)}
          </p>
        </div>
      </div>
      <FreeTicketStatus ticket={ticket} />
    </div>
  );
}

function Facts({ ticket }: { ticket: FreeTicket }) {
  const t = useTexts('free-family');
  const facts = useFreeTicketFacts();
  const code = facts.code(ticket);
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-table md:grid-cols-4">
      <Fact term={t('valid')} isWide>
        {facts.validity(ticket)}
      </Fact>
      <Fact term={t('ticketOn')} isWide>
        {facts.medium(ticket)}
        {ticket.travelCardState && (
          <span className="ml-3 inline-block font-normal">
            <CardState state={ticket.travelCardState} />
          </span>
        )}
        {ticket.travelCardState === null && code && (
          <span className="block text-small font-normal text-ink-muted">
            {ticket.pickupCode && !ticket.downloadedToPhone && (
              <span className="mr-2 font-mono tracking-wider text-ink">{ticket.pickupCode}</span>
            )}
            {code}
          </span>
        )}
      </Fact>
      <Fact term={t('zones')}>{facts.zones(ticket)}</Fact>
      <Fact term={t('profile')}>{facts.profile(ticket)}</Fact>
      <Fact term={t('department')}>{ticket.invoiceReference || ticket.agreementNumber}</Fact>
      <Fact term={t('pricePerMonth')}>
        {facts.amount(ticket.pricePerMonth)}
        <span className="block text-small font-normal text-ink-muted">
          {t('taxAmount', { amount: facts.amount(ticket.taxAmount) })}
        </span>
      </Fact>
    </dl>
  );
}

interface FactProps {
  term: string;
  isWide?: boolean;
  children: ReactNode;
}

const Fact = ({ term, isWide = false, children }: FactProps) => (
  <div className={isWide ? 'col-span-2 min-w-0' : 'min-w-0'}>
    <dt className="text-caption text-ink-muted">{term}</dt>
    <dd className="font-semibold wrap-anywhere">{children}</dd>
  </div>
);
