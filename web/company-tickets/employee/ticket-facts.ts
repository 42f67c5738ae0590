import type { CompanyTicket } from '@takst/contract/company-tickets/company-ticket.schema.ts';
import { formatLongDate, formatPrice } from '#design/format.ts';
import { usePageLanguage } from '#design/page-language.ts';
import { useZoneName } from '#company-tickets/use-zone-name.ts';
import { useTexts } from '#texts/use-texts.ts';

/** The facts of a ticket as text. */
export function useTicketFacts() {
  const t = useTexts('company-tickets');
  const zoneName = useZoneName();
  const language = usePageLanguage();
  return {
    product: (ticket: CompanyTicket) => ticket.productName[language],
    profile: (ticket: CompanyTicket) => ticket.profileName[language],
    zones: (ticket: CompanyTicket) =>
      ticket.allZones ? t('allZones') : ticket.zones.map(zoneName).join(' – '),
    validity: ({ startDate, expirationDate }: CompanyTicket) => {
      const start = formatLongDate(startDate, language);
      return expirationDate
        ? t('validFromTo', { start, end: formatLongDate(expirationDate, language) })
        : t('validFrom', { start });
    },
    price: ({ pricePerMonth }: CompanyTicket) =>
      pricePerMonth === null
        ? t('unknownPrice')
        : t('pricePerMonth', { price: formatPrice(Math.round(pricePerMonth * 100)) }),
  };
}
