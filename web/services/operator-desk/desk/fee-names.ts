import type { FeeRow } from '@takst/contract/services/operator-desk/desk-rows.schema.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';

/** What kinds of fees are called. */
export const feeNames: { readonly [K in FeeRow['fee']]: PlainTextKey<'operator-desk'> } = {
  NEW_CARD: 'feeNewCard',
  REPLACEMENT_CARD: 'feeReplacementCard',
  PAPER_CARD: 'feePaperCard',
  CANCELLATION: 'feeCancellation',
};

export const vatNames: { readonly [K in FeeRow['vatKind']]: PlainTextKey<'operator-desk'> } = {
  TRANSPORT: 'vatTransport',
  STANDARD: 'vatStandard',
};
