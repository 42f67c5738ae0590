import type { SupportedOffer } from '@takst/contract/services/vouchers/voucher-offer.schema.ts';
import type { BilingualText } from '@takst/domain/platform/texts/bilingual-text.ts';
import {
  type CarProvider,
  carProviderFacts,
} from '@takst/domain/services/vouchers/car-provider.ts';
import type { OfferState } from '@takst/domain/services/vouchers/offer-state.rules.ts';

const states: Readonly<Record<OfferState, BilingualText>> = {
  PLANNED: { nb: 'Planlagt', en: 'Planned' },
  AVAILABLE: { nb: 'Ikke hentet', en: 'Not claimed' },
  CLAIMED: { nb: 'Hentet', en: 'Claimed' },
  EXPIRED: { nb: 'Utløpt', en: 'Expired' },
};

const smsStates: Readonly<Record<SupportedOffer['link']['state'], BilingualText>> = {
  waiting: { nb: 'Ikke sendt ennå', en: 'Not sent yet' },
  sent: { nb: 'Sendt', en: 'Sent' },
  failed: { nb: 'Kom ikke fram', en: 'Not delivered' },
};

export const nameOfState = (state: OfferState): BilingualText => states[state];
export const nameOfSms = (state: SupportedOffer['link']['state']): BilingualText =>
  smsStates[state];
export const nameOfProvider = (provider: CarProvider): string => carProviderFacts[provider].name;
