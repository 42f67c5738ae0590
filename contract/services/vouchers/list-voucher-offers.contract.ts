import { offerStates } from '@takst/domain/services/vouchers/offer-state.rules.ts';
import { listOf } from '#platform/lists/list.ts';
import type { RowsQuery } from '#platform/lists/list-types.ts';
import { idInQuery } from '#platform/calls/scalars.ts';
import { supportedOffer } from './voucher-offer.schema.ts';

/** The states; `UNCLAIMED` spans those before a claim, expired offers too; `SMS_FAILED` are offers with an undelivered SMS. */
export const offerFilters = [...offerStates, 'UNCLAIMED', 'SMS_FAILED'] as const;
export type OfferFilter = (typeof offerFilters)[number];

export const voucherOfferList = listOf({
  path: '/api/voucher-offer/list',
  summary:
    'Offers of vouchers of the operator, the newest first; every word must match phone number, campaign or provider',
  plural: 'offers',
  needs: 'vouchers',
  filters: offerFilters,
  choices: { campaignId: { schema: idInQuery, address: 'kampanje' } },
  columns: {
    phone: { heading: { nb: 'Mobil', en: 'Mobile' }, file: true },
    campaign: { heading: { nb: 'Kampanje', en: 'Campaign' }, file: true, sort: true },
    amount: { heading: { nb: 'Beløp', en: 'Amount' }, file: true, sort: true },
    periodStart: { file: { nb: 'Første dag', en: 'First day' } },
    periodEnd: { heading: { nb: 'Siste dag', en: 'Last day' }, file: true, sort: true },
    state: { heading: { nb: 'Status', en: 'State' }, file: true },
    provider: { file: { nb: 'Leverandør', en: 'Provider' } },
    claimedAt: { file: { nb: 'Hentet', en: 'Claimed' }, sort: true },
    link: { file: { nb: 'SMS med lenke', en: 'SMS with link' } },
    code: { file: { nb: 'SMS med kode', en: 'SMS with code' } },
    createdAt: { heading: { nb: 'Laget', en: 'Made' }, file: true, sort: true },
    actions: { heading: { nb: 'Handling', en: 'Action' } },
  },
  sortedBy: '-createdAt',
  entry: supportedOffer,
  counts: { within: 'choices' },
  file: { nb: 'verdikoder', en: 'vouchers' },
});
export type OfferRows = RowsQuery<typeof voucherOfferList>;
export const {
  list: listVoucherOffers,
  counts: countVoucherOffers,
  csv: downloadVoucherOffers,
} = voucherOfferList;
