import type { BilingualText } from '#texts/bilingual-text.ts';

/** Reference data that somebody made up, and that an invoice would show or be computed from. */
export const inventedDataKinds = ['seller', 'price', 'vatRate', 'zones'] as const;

export type InventedData = {
  readonly kind: (typeof inventedDataKinds)[number];
  readonly name: BilingualText;
};
