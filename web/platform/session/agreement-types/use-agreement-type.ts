import type { AgreementSubtype } from '@takst/domain/platform/tenants/agreement-subtype.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

type Key = PlainTextKey<'agreement-types'>;

const types: { readonly [S in AgreementSubtype]: Key } = {
  FREETICKET: 'typeFreeTicket',
  NO_SUBSCRIPTIONS: 'typeNoSubscriptions',
  SCHOOLTICKET: 'typeSchoolTicket',
  SUBSCRIPTIONS: 'typeSubscriptions',
  TICKETOFFICE: 'typeTicketOffice',
  TRAVELCARD_FIXED_PRICE: 'typeTravelCardFixedPrice',
  TRAVELCARD_SUBSCRIPTION: 'typeTravelCardSubscription',
  HOUSING_COOPERATIVE_AGREEMENT: 'typeHousing',
  OTHER: 'typeOther',
};

/** What a type of agreement is called. */
export function useAgreementType() {
  const t = useTexts('agreement-types');
  return (subtype: AgreementSubtype): string => t(types[subtype]);
}
