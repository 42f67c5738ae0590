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
  const say = useTexts('ticket-holder');
  const language = usePageLanguage();
  const inWords = useDateInWords();
  const zoneName = (name: string) => (/^\d/.test(name) ? say('zone', { name }) : name);
  const { startDate, expirationDate } = ticket;
  const start = inWords(startDate);
  const facts = [
    [say('zones'), ticket.allZones ? say('allZones') : ticket.zones.map(zoneName).join(' – ')],
    [
      say('validity'),
      expirationDate
        ? say('fromTo', { start, end: inWords(expirationDate) })
        : say('from', { start }),
    ],
    [say('product'), ticket.productName[language]],
    [say('profile'), ticket.profileName[language]],
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
