import type { Reply } from '@takst/contract/platform/calls/route.ts';
import type { getVoucherOffer } from '@takst/contract/services/vouchers/get-voucher-offer.contract.ts';

export type VoucherOffer = Reply<typeof getVoucherOffer>;

/** An offer, and what the page does with the answer to a claim. */
export interface ClaimableOffer {
  offer: VoucherOffer;
  /** The header of its calls. */
  authorization: string;
  onClaimed: (offer: VoucherOffer) => void;
  /** A code was claimed elsewhere: the page has to ask which. */
  onClaimedBefore: () => void;
  onOver: () => void;
}
