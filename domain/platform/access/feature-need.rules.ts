import type { Feature } from './feature.ts';

/** What a page or a call needs of a user: one feature, every one of `all`, or one of `any`. */
export type FeatureNeed =
  | Feature
  | { readonly all: readonly Feature[] }
  | { readonly any: readonly Feature[] };

export function meetsNeed(features: ReadonlySet<Feature>, need: FeatureNeed): boolean {
  if (typeof need === 'string') return features.has(need);
  return 'all' in need
    ? need.all.every((feature) => features.has(feature))
    : need.any.some((feature) => features.has(feature));
}
