import type { IssuedTicket } from '@takst/contract/ticketing/tickets/issued-ticket.schema.ts';
import { useId } from 'react';
import { linkClass } from '#platform/design/buttons/link.tsx';
import { useOtherAgreements } from '#ticketing/tickets/use-other-agreements.ts';
import { Icon } from '#platform/design/icon.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { TicketActions } from '#ticketing/tickets/ticket-actions.tsx';
import { useTicketFacts } from '#ticketing/tickets/ticket-facts.ts';
import { IssuedTicketStatus } from '#ticketing/tickets/ticket-status.tsx';
import { useTicketEditor } from '#ticketing/tickets/use-ticket-editor.ts';
import { useZoneName } from '#ticketing/tickets/use-zone-name.ts';
import { StubFact } from './stub-fact.tsx';
import { buttonsOf, type TicketCardAction } from './ticket-buttons.ts';
import { ValidityBar } from './validity-bar.tsx';

interface TicketCardProps {
  ticket: IssuedTicket;
  onAct: (action: TicketCardAction) => void;
}

/** A ticket as it looks in the hand: zones and days, a stub with what the company knows, and its acts. */
export function TicketCard({ ticket, onAct }: TicketCardProps) {
  const facts = useTicketFacts();
  const id = useId();
  return (
    <article
      aria-labelledby={id}
      className="overflow-hidden rounded-panel border border-line bg-surface"
    >
      <div className="grid sm:grid-cols-[1fr_11rem]">
        <div className="grid content-start gap-4 p-(--space-panel)">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span className="flex min-w-0 items-center gap-2.5 text-table text-ink-muted">
              <span className="grid size-8 shrink-0 place-items-center rounded-small bg-mark text-on-mark">
                <Icon name="bus" />
              </span>
              {facts.product(ticket)}, {facts.profile(ticket)}
            </span>
            <IssuedTicketStatus ticket={ticket} />
          </div>
          <h2 id={id} className="text-figure font-bold wrap-anywhere">
            <Zones ticket={ticket} />
          </h2>
          <ValidityBar ticket={ticket} />
        </div>
        <Stub ticket={ticket} onChangeReference={() => onAct('change-agreement')} />
      </div>
      <TicketActions buttons={buttonsOf(ticket, useTicketEditor())} onAct={onAct} />
    </article>
  );
}

function Zones({ ticket }: { ticket: IssuedTicket }) {
  const facts = useTicketFacts();
  const zoneName = useZoneName();
  const [from = '', to] = ticket.zones;
  if (ticket.allZones || to === undefined) return facts.zones(ticket);
  return (
    <>
      {zoneName(from)}
      <span className="sr-only"> – </span>
      <Icon name="swap" className="mx-2 inline size-5 align-[-0.1em] text-ink-muted" />
      {zoneName(to)}
    </>
  );
}

interface StubProps {
  ticket: IssuedTicket;
  onChangeReference: () => void;
}

function Stub({ ticket, onChangeReference }: StubProps) {
  const tChange = useTexts('ticket-actions');
  const hasOtherAgreements = useOtherAgreements(ticket).length > 0;
  const t = useTexts('company-tickets');
  const facts = useTicketFacts();
  return (
    <dl className="grid content-start gap-3 border-dashed border-line p-(--space-panel) text-table max-sm:grid-cols-2 max-sm:border-t sm:border-l">
      <StubFact term={t('price')}>{facts.price(ticket)}</StubFact>
      <StubFact term={t('invoiceReference')}>
        {ticket.invoiceReference}
        {hasOtherAgreements && (
          <button
            type="button"
            className={`${linkClass} block min-h-6 text-small font-normal`}
            onClick={onChangeReference}
          >
            {tChange('changeReference')}
          </button>
        )}
      </StubFact>
      <StubFact term={t('pickupCode')}>
        <Pickup ticket={ticket} />
      </StubFact>
    </dl>
  );
}

/** The pickup code until it is used; a used code has no value. */
function Pickup({ ticket }: { ticket: IssuedTicket }) {
  const t = useTexts('employees');
  if (ticket.downloadedToPhone) return t('isDownloaded');
  return (
    <>
      {ticket.pickupCode && (
        <span className="block font-mono tracking-wider">{ticket.pickupCode}</span>
      )}
      <span className="text-small font-normal text-ink-muted">{t('notDownloaded')}</span>
    </>
  );
}
