import { formatPhone, formatPrice } from '#platform/design/format.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useTicketFacts } from '#ticketing/tickets/ticket-facts.ts';
import { useZoneName } from '#ticketing/tickets/use-zone-name.ts';

type SoldZones = {
  allZones: boolean;
  zoneFrom: string | null;
  zoneTo: string | null;
  nrOfZones: number;
  /** A second pair, of a ticket to two homes. */
  secondZoneFrom?: string | null;
  secondZoneTo?: string | null;
};

type Medium = {
  mediaType: 'MOBILE_TICKET' | 'TRAVEL_CARD';
  phoneCountryCode: string | null;
  phone: string | null;
};

/** A ticket on a phone or a card in words, whichever service ordered it. */
export function useDeliveredFacts() {
  const t = useTexts('delivered-ticket');
  const { validity } = useTicketFacts();
  const zoneName = useZoneName();
  return {
    validity,
    amount: (kroner: number | null) =>
      kroner === null ? t('unknownAmount') : formatPrice(Math.round(kroner * 100)),
    zones({ allZones, zoneFrom, zoneTo, nrOfZones, ...second }: SoldZones) {
      if (allZones) return t('allZones');
      const pairs = [
        [zoneFrom, zoneTo],
        [second.secondZoneFrom, second.secondZoneTo],
      ].map((pair) => [...new Set(pair)].flatMap((name) => name ?? []));
      const text = pairs
        .flatMap((names) => (names.length > 0 ? [names.map(zoneName).join(' – ')] : []))
        .reduce((one, other) => t('toTwoHomes', { one, other }));
      return nrOfZones > Math.max(...pairs.map((names) => names.length))
        ? t('zonesCounted', { zones: text, count: nrOfZones })
        : text;
    },
    /** The phone, or the card with its number once it has one. */
    medium({ mediaType, phoneCountryCode, phone }: Medium, cardNumber: string | null) {
      if (mediaType === 'MOBILE_TICKET') {
        return t('onPhone', { phone: formatPhone(phoneCountryCode ?? '', phone ?? '') });
      }
      return cardNumber === null ? t('onCard') : t('onCardNumber', { number: cardNumber });
    },
    /** What is known of the code of a ticket on a phone. */
    code: ({
      downloadedToPhone,
      pickupCode,
    }: {
      downloadedToPhone: boolean;
      pickupCode: string | null;
    }) => (downloadedToPhone ? t('isDownloaded') : pickupCode === null ? null : t('notDownloaded')),
  };
}
