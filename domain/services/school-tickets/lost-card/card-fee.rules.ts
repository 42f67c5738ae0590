import {
  isReplacedForFree,
  type ReplacementReason,
} from '#ticketing/travel-cards/replacement-reason.ts';

/** Who bears the fee of a replacement card. The operator bills the school, which collects it from the pupil. */
export const feePayers = ['school', 'pupil'] as const;
export type FeePayer = (typeof feePayers)[number];

/** A card that costs nothing has no payer. */
export const payerOf = (reason: ReplacementReason, chosenPayer: FeePayer): FeePayer =>
  isReplacedForFree(reason) ? 'school' : chosenPayer;

export type CardFee = {
  readonly paidBy: FeePayer;
  readonly feeOre: number;
  /** The card was never made: its fee is not billed. */
  readonly isCancelled: boolean;
  /** The school has noted that the pupil has paid. */
  readonly isCollected: boolean;
};

/** What a pupil owes the school for a card, in øre. Its SQL twin is `owesFee`. */
export const owedForCard = ({ paidBy, feeOre, isCancelled, isCollected }: CardFee): number =>
  paidBy === 'pupil' && !isCancelled && !isCollected ? feeOre : 0;

/** A payer in the record of changes (`schoolTicketCodes`). */
export const recordedPayer = <Payer extends FeePayer>(payer: Payer): `fee-of-${Payer}` =>
  `fee-of-${payer}`;
