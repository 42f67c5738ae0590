import type { IssuedTicket } from '@takst/contract/ticketing/tickets/issued-ticket.schema.ts';
import { formatLongDate, formatPrice } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useZoneName } from './use-zone-name.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

export function useTicketFacts() {
  const t = useTexts('tickets');
  const zoneName = useZoneName();
  const language = usePageLanguage();
  // A period is broken between its dates, not in them.
  const longDate = (date: Temporal.PlainDate) =>
    formatLongDate(date, language).replaceAll(' ', '\u00a0');
  return {
    product: (ticket: IssuedTicket) => ticket.productName[language],
    profile: (ticket: IssuedTicket) => ticket.profileName[language],
    zones: (ticket: IssuedTicket) =>
      ticket.allZones ? t('allZones') : ticket.zones.map(zoneName).join(' – '),
    /** A ticket that was never valid has no period. */
    validity: ({
      status,
      startDate,
      expirationDate,
    }: Pick<IssuedTicket, 'status' | 'startDate' | 'expirationDate'>) => {
      if (expirationDate && Temporal.PlainDate.compare(expirationDate, startDate) < 0) {
        return t('neverValid');
      }
      const start = longDate(startDate);
      if (status === 'cancelled') return t('wouldStart', { start });
      return expirationDate
        ? t('validFromTo', { start, end: longDate(expirationDate) })
        : t('validFrom', { start });
    },
    shortPrice: ({ pricePerMonth }: Pick<IssuedTicket, 'pricePerMonth'>) =>
      pricePerMonth === null ? t('unknownPrice') : formatPrice(Math.round(pricePerMonth * 100)),
    price: ({ pricePerMonth }: IssuedTicket) =>
      pricePerMonth === null
        ? t('unknownPrice')
        : t('pricePerMonth', { price: formatPrice(Math.round(pricePerMonth * 100)) }),
  };
}
