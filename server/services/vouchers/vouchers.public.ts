export { offerData } from './personal-data.query.ts';
export { makeAdmitVoucherKey } from './admit-voucher-key.ts';
export { forgetOffers } from './offer/forget-offers.store.ts';
export { voucherPoolUser } from './voucher-pool-user.ts';
