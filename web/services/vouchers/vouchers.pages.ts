import type { voucherPages } from '@takst/contract/services/vouchers/vouchers.pages.ts';
import type { EntriesOf } from '#platform/page-entries/page-entry.ts';

export const voucherEntries = {
  '/kodelager/tilbud': {
    title: 'titleVouchers',
    icon: 'ticket',
    menu: 'support',
    texts: ['vouchers', 'voucher-views'],
    load: async () =>
      (await import('#services/vouchers/support/offer-list.page.tsx')).OfferListPage,
  },
  '/kodelager/kampanjer': {
    title: 'titleVoucherCampaigns',
    icon: 'ticket',
    texts: ['vouchers', 'voucher-views'],
    load: async () =>
      (await import('#services/vouchers/support/campaign-list.page.tsx')).CampaignListPage,
  },
  '/kodelager/tilbud/nye': {
    title: 'titleVoucherOffers',
    texts: ['vouchers', 'batches'],
    load: async () =>
      (await import('#services/vouchers/support/make-offers.page.tsx')).MakeOffersPage,
  },
  '/kodelager/tilbud/nye/{id}': {
    title: 'titleVoucherOffers',
    texts: ['vouchers', 'batches'],
    load: async () =>
      (await import('#services/vouchers/support/offer-file.page.tsx')).OfferFilePage,
  },
} satisfies EntriesOf<typeof voucherPages>;
