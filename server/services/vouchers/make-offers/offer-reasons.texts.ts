import type { ServiceFault } from '@takst/contract/ticketing/batches/batch-service.ts';
import type { voucherOffers } from '@takst/contract/services/vouchers/voucher-offers.ts';
import type { BilingualText } from '@takst/domain/platform/texts/bilingual-text.ts';

/** Why a person did not get an offer, in the file of rows that were not done. */
export const offerReasons: Readonly<
  Record<ServiceFault<typeof voucherOffers> | 'ROW_TWICE', BilingualText>
> = {
  OFFER_EXISTS: {
    nb: 'Nummeret har et tilbud i kampanjen i denne perioden',
    en: 'The number has an offer of the campaign in this period',
  },
  ROW_TWICE: {
    nb: 'Nummeret står flere ganger i filen for denne kampanjen og perioden',
    en: 'The number is in the file twice for this campaign and period',
  },
  PERIOD_OVER: { nb: 'Perioden er over', en: 'The period is over' },
  PERIOD_ENDS_BEFORE_START: {
    nb: 'Siste dag er før første dag',
    en: 'The last day is before the first day',
  },
  NO_CODES_OF_AMOUNT: {
    nb: 'Ingen leverandør har ledige koder på dette beløpet',
    en: 'No provider has free codes of this amount',
  },
};
