import type { HolderTicketOnTheWire } from '@takst/contract/company-tickets/phone/get-holder-ticket.contract.ts';
import { formatLongDate } from '#design/format.ts';
import { usePageLanguage } from '#design/page-language.ts';
import { useTexts } from '#texts/use-texts.ts';

/** A date on the wire, in words. */
export function useDateInWords(): (date: string) => string {
  const language = usePageLanguage();
  return (date) => formatLongDate(Temporal.PlainDate.from(date), language);
}

/** Where, when and for whom the ticket is valid. */
export function TicketFacts({ ticket }: { ticket: HolderTicketOnTheWire }) {
  const t = useTexts('ticket-holder');
  const language = usePageLanguage();
  const inWords = useDateInWords();
  const validityInWords = ({ start, end }: Validity) =>
    end === null
      ? t('from', { start: inWords(start) })
      : t('fromTo', { start: inWords(start), end: inWords(end) });
  const zoneName = (name: string) => (/^\d/.test(name) ? t('zone', { name }) : name);
  const facts = [
    [t('zones'), ticket.allZones ? t('allZones') : ticket.zones.map(zoneName).join(' – ')],
    ...validityOf(ticket).map((dates) => [t('validity'), validityInWords(dates)]),
    [t('product'), ticket.productName[language]],
    [t('profile'), ticket.profileName[language]],
  ];
  return (
    <dl className="space-y-3">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt className="text-sm text-ink-muted">{term}</dt>
          <dd className="text-lg font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Validity = { start: string; end: string | null };

/** First and last day; none for a ticket that was ended before it began. */
function validityOf({ startDate, expirationDate }: HolderTicketOnTheWire): Validity[] {
  const wasEverValid =
    expirationDate === null || Temporal.PlainDate.compare(startDate, expirationDate) <= 0;
  return wasEverValid ? [{ start: startDate, end: expirationDate }] : [];
}
