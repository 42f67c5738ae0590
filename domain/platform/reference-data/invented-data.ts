import type { BilingualText } from '#platform/texts/bilingual-text.ts';

/** Reference data of origin `invented` that an invoice would show or be computed from. */
export const inventedDataKinds = ['seller', 'price', 'vatRate', 'zones'] as const;

export type InventedData = {
  readonly kind: (typeof inventedDataKinds)[number];
  readonly name: BilingualText;
};
