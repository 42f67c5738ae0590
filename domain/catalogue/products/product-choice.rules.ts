import type { ZoneChoice } from '#catalogue/zones/zone-choice.rules.ts';

export type ZoneFilters = {
  readonly zoneListMustEqual?: readonly string[] | undefined;
  readonly zoneListMustBeSubsetOf?: readonly string[] | undefined;
};

/** The zone ids that a choice names; none for all zones. */
const zoneListOf = (choice: ZoneChoice): string[] =>
  choice.kind === 'all' ? [] : [...new Set([choice.from, choice.to])];

function fits(filters: ZoneFilters, zoneList: readonly string[]): boolean {
  const { zoneListMustEqual: equal, zoneListMustBeSubsetOf: subset } = filters;
  if (equal && new Set(equal).symmetricDifference(new Set(zoneList)).size > 0) return false;
  return !subset || (zoneList.length > 0 && zoneList.every((id) => subset.includes(id)));
}

/** For how many zones a product is made; of two that are made for as many, the fixed list is narrower. */
function breadth({
  zoneListMustEqual: equal,
  zoneListMustBeSubsetOf: subset,
}: ZoneFilters): number {
  if (equal) return new Set(equal).size - 0.5;
  return subset ? new Set(subset).size : Number.MAX_SAFE_INTEGER;
}

/** The products whose zone filters fit the chosen zones, the narrowest first (spec 2 §5). */
export function productsForZones<Product extends { readonly filters: ZoneFilters }>(
  products: readonly Product[],
  choice: ZoneChoice,
): Product[] {
  const zoneList = zoneListOf(choice);
  return products
    .filter(({ filters }) => fits(filters, zoneList))
    .toSorted((one, other) => breadth(one.filters) - breadth(other.filters));
}
