import type { FreeTicket } from '@takst/contract/free-tickets/free-ticket.schema.ts';
import type { FreeHolderType } from '@takst/domain/free-tickets/holder-type.ts';
import {
  type ProfileId,
  profileName,
  profileOfCode,
} from '@takst/domain/products/profiles.rules.ts';
import { formatDate, formatPhone, formatPrice } from '#design/format.ts';
import { usePageLanguage } from '#design/page-language.ts';
import type { PlainTextKey } from '#texts/texts.ts';
import { useTexts } from '#texts/use-texts.ts';
import { useTicketFacts } from '#tickets/ticket-facts.ts';
import { useZoneName } from '#tickets/use-zone-name.ts';

/** The profiles of free tickets; that of a pensioner is shown as reduced rate (spec 3 §3). */
const profileTexts: Readonly<Partial<Record<ProfileId, PlainTextKey<'free-family'>>>> = {
  ADULT: 'adult',
  CHILD: 'child',
  SENIOR: 'reduced',
};

const relationTexts = {
  EMPLOYEE: 'groupEmployee',
  FAMILY_MEMBER: 'familyMember',
  RETIRED: 'groupRetired',
} as const satisfies Record<FreeHolderType, PlainTextKey<'free-family'>>;

type SoldZones = Pick<FreeTicket, 'allZones' | 'zoneFrom' | 'zoneTo' | 'nrOfZones'>;

/** A free ticket in words. */
export function useFreeTicketFacts() {
  const t = useTexts('free-family');
  const language = usePageLanguage();
  const { validity } = useTicketFacts();
  const zoneName = useZoneName();
  const amount = (kroner: number | null) =>
    kroner === null ? t('unknownAmount') : formatPrice(Math.round(kroner * 100));
  return {
    validity,
    amount,
    relation: ({ ticketHolderType }: Pick<FreeTicket, 'ticketHolderType'>) =>
      t(relationTexts[ticketHolderType]),
    born: ({ employeeBirthDate }: FreeTicket) => t('born', { date: formatDate(employeeBirthDate) }),
    profile({ profile }: FreeTicket) {
      const profileId = profileOfCode(profile);
      const key = profileTexts[profileId];
      return key ? t(key) : profileName(profileId)[language];
    },
    zones({ allZones, zoneFrom, zoneTo, nrOfZones }: SoldZones) {
      if (allZones) return t('allZones');
      const names = [...new Set([zoneFrom, zoneTo])].filter((name) => name !== null);
      const text = names.map(zoneName).join(' – ');
      return nrOfZones > names.length ? t('zonesCounted', { zones: text, count: nrOfZones }) : text;
    },
    /** The phone, or the card with its number once it has one. */
    medium({ phone, phoneCountryCode, travelCardState, travelCardNumber }: FreeTicket) {
      if (travelCardState === null) {
        return t('onPhone', { phone: formatPhone(phoneCountryCode ?? '', phone ?? '') });
      }
      return travelCardNumber === null
        ? t('onCard')
        : t('onCardNumber', { number: travelCardNumber });
    },
    /** What is known of the code of a ticket on a phone. */
    code: ({ downloadedToPhone, pickupCode }: FreeTicket) =>
      downloadedToPhone ? t('isDownloaded') : pickupCode === null ? null : t('notDownloaded'),
  };
}
