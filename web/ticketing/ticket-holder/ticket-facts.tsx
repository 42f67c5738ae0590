import type { HolderTicketOnTheWire } from '@takst/contract/ticketing/tickets/phone/get-holder-ticket.contract.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { longDateOf } from './ticket/moments.ts';

export function useLongDate(): (date: string) => string {
  const language = usePageLanguage();
  return (date) => longDateOf(date, language);
}

export function TicketFacts({ ticket }: { ticket: HolderTicketOnTheWire }) {
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

type Validity = { start: string; end: string | null };

/** Not a ticket that ended before it started. */
export const wasEverValid = ({ startDate, expirationDate }: HolderTicketOnTheWire): boolean =>
  expirationDate === null || startDate <= expirationDate;

/** First and last day of a ticket that was ever valid. */
const validityOf = (ticket: HolderTicketOnTheWire): Validity[] =>
  wasEverValid(ticket) ? [{ start: ticket.startDate, end: ticket.expirationDate }] : [];
