import type { ChangePath } from '#platform/changes/change-path.ts';
import type { Database } from '#platform/db/database.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import { claimVoucher } from './claim/claim-voucher.ts';
import { getVoucherOffer } from './claim/get-voucher-offer.ts';
import { getVoucherStatus } from './claim/get-voucher-status.ts';
import { listCarProviders } from './claim/list-car-providers.ts';
import { listVoucherCampaigns } from './support/list-voucher-campaigns.ts';
import { serveOfferList } from './support/offer-list.query.ts';
import { sendVoucherCode } from './support/send-voucher-code.ts';
import { sendVoucherLink } from './support/send-voucher-link.ts';

type Dependencies = { readonly database: Database; readonly changes: ChangePath };

export const voucherRoutes = ({ database, changes }: Dependencies): ServedRoute[] => [
  getVoucherStatus(database),
  listCarProviders(database),
  getVoucherOffer(database),
  claimVoucher(changes),
  ...serveOfferList(database),
  listVoucherCampaigns(database),
  sendVoucherLink(changes),
  sendVoucherCode(changes),
];
