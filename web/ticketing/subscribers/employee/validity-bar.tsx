import type { IssuedTicket } from '@takst/contract/ticketing/tickets/issued-ticket.schema.ts';
import { formatLongDate, formatShortDate } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useTicketFacts } from '#ticketing/tickets/ticket-facts.ts';

export type TicketDays = Pick<IssuedTicket, 'status' | 'startDate' | 'expirationDate'>;

/** How far a ticket without an end is drawn: today is never at the edge. */
const openShare = 75;

/** From the first day to the last, with today; what it shows is said in words too. */
export function ValidityBar({ ticket }: { ticket: TicketDays }) {
  const t = useTexts('employees');
  const tTickets = useTexts('company-tickets');
  const facts = useTicketFacts();
  const language = usePageLanguage();
  const { today } = useSession();
  const share = usedShare(ticket, today);
  const { expirationDate } = ticket;
  return (
    <div>
      <p className="sr-only">{facts.validity(ticket)}</p>
      <div aria-hidden="true">
        <div className="relative h-1.5 rounded-full bg-neutral-tint">
          <div className="h-full rounded-full bg-select" style={{ width: `${share}%` }} />
          {share > 0 && (
            <span
              className="absolute top-1/2 size-3.5 -translate-1/2 rounded-full border-2 border-surface bg-select"
              style={{ left: `${Math.min(98, Math.max(2, share))}%` }}
            />
          )}
        </div>
        <div className="mt-2 flex flex-wrap justify-between gap-x-3 text-caption text-ink-muted">
          <span>{formatLongDate(ticket.startDate, language)}</span>
          <span className="flex gap-x-3">
            {share > 0 && <span className="font-semibold text-ink">{tTickets('today')}</span>}
            <span>
              {expirationDate
                ? formatShortDate(expirationDate, { language, today })
                : t('runsUntilEnded')}
            </span>
          </span>
        </div>
      </div>
    </div>
  );
}

/** How much of a ticket has passed, in per cent. */
function usedShare(
  { startDate, expirationDate }: Pick<TicketDays, 'startDate' | 'expirationDate'>,
  today: Temporal.PlainDate,
): number {
  if (Temporal.PlainDate.compare(today, startDate) < 0) return 0;
  if (expirationDate === null) return openShare;
  const days = startDate.until(expirationDate).days + 1;
  return Math.min(100, Math.max(0, ((startDate.until(today).days + 1) / days) * 100));
}
