import { listVoucherCampaigns } from '@takst/contract/services/vouchers/list-voucher-campaigns.contract.ts';
import {
  countVoucherOffers,
  listVoucherOffers,
} from '@takst/contract/services/vouchers/list-voucher-offers.contract.ts';
import { screen, within } from '#testing/dom.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { CampaignListPage } from './campaign-list.page.tsx';
import { OfferListPage } from './offer-list.page.tsx';

const sent = { state: 'sent', sentAt: '2026-03-03T07:10:00Z' };
export const offer = {
  id: 1,
  phoneCountryCode: '+47',
  phone: '41234567',
  campaign: { id: 9, name: 'Vår 2026' },
  amountOre: 40_000,
  periodStart: '2026-03-01',
  periodEnd: '2026-03-31',
  state: 'AVAILABLE',
  provider: null,
  claimedAt: null,
  link: sent,
  code: null,
  // A day later in Oslo.
  createdAt: '2026-02-28T23:30:00Z',
};
export const claimed = {
  ...offer,
  id: 2,
  phone: '42345678',
  state: 'CLAIMED',
  provider: 'HYRE',
  claimedAt: '2026-03-04T08:00:00Z',
  code: sent,
};
const failed = {
  ...offer,
  id: 3,
  phone: '43456789',
  link: { state: 'failed', sentAt: null },
};
const others = [
  {
    ...offer,
    id: 4,
    phone: '44567890',
    state: 'PLANNED',
    link: { state: 'waiting', sentAt: null },
  },
  { ...offer, id: 5, phone: '45678901', state: 'EXPIRED' },
  { ...claimed, id: 6, phone: null, phoneCountryCode: null },
];
export const campaign = {
  id: 9,
  name: 'Vår 2026',
  firstDay: '2026-03-01',
  lastDay: '2026-03-31',
  offers: 40,
  sent: 36,
  claimed: 20,
  unclaimed: 12,
  expired: 8,
  smsFailed: 0,
};
const counts = {
  all: 6,
  counts: { PLANNED: 1, AVAILABLE: 2, CLAIMED: 2, EXPIRED: 1, UNCLAIMED: 4, SMS_FAILED: 1 },
};
const pageOf = (matches: object[]) => ({
  status: 200,
  body: { totalEntries: matches.length, matches },
});

/** Opens a page of customer support on 4 March 2026. */
export async function open(
  at: string,
  { offers = [offer, claimed, failed, ...others], campaigns = [campaign] } = {},
) {
  const server = fakeServer(
    [listVoucherOffers, pageOf(offers)],
    [countVoucherOffers, { status: 200, body: counts }],
    [listVoucherCampaigns, pageOf(campaigns)],
  );
  await openPage({
    pages: { '/kodelager/tilbud': OfferListPage, '/kodelager/kampanjer': CampaignListPage },
    at,
    texts: ['vouchers', 'voucher-views'],
    features: ['codePools', 'vouchers'],
    language: 'nb',
  });
  return server;
}
export const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
