import type { IssuedTicket } from '@takst/contract/tickets/issued-ticket.schema.ts';
import { formatLongDate, formatPrice } from '#design/format.ts';
import { usePageLanguage } from '#design/page-language.ts';
import { useZoneName } from './use-zone-name.ts';
import { useTexts } from '#texts/use-texts.ts';

export function useTicketFacts() {
  const t = useTexts('company-tickets');
  const zoneName = useZoneName();
  const language = usePageLanguage();
  return {
    product: (ticket: IssuedTicket) => ticket.productName[language],
    profile: (ticket: IssuedTicket) => ticket.profileName[language],
    zones: (ticket: IssuedTicket) =>
      ticket.allZones ? t('allZones') : ticket.zones.map(zoneName).join(' – '),
    validity: ({ startDate, expirationDate }: IssuedTicket) => {
      const start = formatLongDate(startDate, language);
      return expirationDate
        ? t('validFromTo', { start, end: formatLongDate(expirationDate, language) })
        : t('validFrom', { start });
    },
    price: ({ pricePerMonth }: IssuedTicket) =>
      pricePerMonth === null
        ? t('unknownPrice')
        : t('pricePerMonth', { price: formatPrice(Math.round(pricePerMonth * 100)) }),
  };
}
