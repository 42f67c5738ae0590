import type { FreeTicket } from '@takst/contract/services/free-tickets/free-ticket.schema.ts';
import type { FreeHolderType } from '@takst/domain/services/free-tickets/holder-type.ts';
import {
  type ProfileId,
  profileName,
  profileOfCode,
} from '@takst/domain/catalogue/products/profiles.rules.ts';
import { formatDate } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useDeliveredFacts } from '#ticketing/tickets/delivered/use-delivered-facts.ts';

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

/** A free ticket in words. */
export function useFreeTicketFacts() {
  const t = useTexts('free-family');
  const language = usePageLanguage();
  const facts = useDeliveredFacts();
  return {
    ...facts,
    medium: (ticket: FreeTicket) => facts.medium(ticket, ticket.travelCardNumber),
    relation: ({ ticketHolderType }: Pick<FreeTicket, 'ticketHolderType'>) =>
      t(relationTexts[ticketHolderType]),
    born: ({ employeeBirthDate }: FreeTicket) => t('born', { date: formatDate(employeeBirthDate) }),
    profile({ profile }: FreeTicket) {
      const profileId = profileOfCode(profile);
      const key = profileTexts[profileId];
      return key ? t(key) : profileName(profileId)[language];
    },
  };
}
