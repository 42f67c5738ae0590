import type { HolderTicket } from '@takst/contract/tickets/phone/get-holder-ticket.contract.ts';
import { formatLongDate } from '#design/format.ts';
import { usePageLanguage } from '#design/page-language.ts';
import { useTexts } from '#texts/use-texts.ts';

export function useLongDate(): (date: Temporal.PlainDate) => string {
  const language = usePageLanguage();
  return (date) => formatLongDate(date, language);
}

export function TicketFacts({ ticket }: { ticket: HolderTicket }) {
  const t = useTexts('ticket-holder');
  const language = usePageLanguage();
  const longDate = useLongDate();
  const formatValidity = ({ start, end }: Validity) =>
    end === null
      ? t('from', { start: longDate(start) })
      : t('fromTo', { start: longDate(start), end: longDate(end) });
  const zoneName = (name: string) => (/^\d/.test(name) ? t('zone', { name }) : name);
  const facts = [
    [t('zones'), ticket.allZones ? t('allZones') : ticket.zones.map(zoneName).join(' – ')],
    ...validityOf(ticket).map((dates) => [t('validity'), formatValidity(dates)]),
    [t('product'), ticket.productName[language]],
    [t('profile'), ticket.profileName[language]],
  ];
  return (
    <dl className="space-y-3">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt className="text-small text-ink-muted">{term}</dt>
          <dd className="text-section font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Validity = { start: Temporal.PlainDate; end: Temporal.PlainDate | null };

/** Not a ticket that ended before it started. */
export const wasEverValid = ({ startDate, expirationDate }: HolderTicket): boolean =>
  expirationDate === null || Temporal.PlainDate.compare(startDate, expirationDate) <= 0;

/** First and last day of a ticket that was ever valid. */
const validityOf = (ticket: HolderTicket): Validity[] =>
  wasEverValid(ticket) ? [{ start: ticket.startDate, end: ticket.expirationDate }] : [];
