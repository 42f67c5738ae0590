import { batchCalls } from '#ticketing/batches/batch-calls.ts';
import { voucherOffers } from './voucher-offers.ts';

export const voucherOfferCalls = batchCalls(voucherOffers);
