import type { ZoneChoice } from '#zones/zone-choice.rules.ts';

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

/** How much a product says about where it is for; the one that says most is the right one. */
const strictness = ({ zoneListMustEqual, zoneListMustBeSubsetOf }: ZoneFilters): number =>
  zoneListMustEqual ? 2 : zoneListMustBeSubsetOf ? 1 : 0;

/** The products that may be ordered for the chosen zones, the most particular first (spec 2 §5). */
export function productsForZones<Product extends { readonly filters: ZoneFilters }>(
  products: readonly Product[],
  choice: ZoneChoice,
): Product[] {
  const zoneList = zoneListOf(choice);
  return products
    .filter(({ filters }) => fits(filters, zoneList))
    .toSorted((one, other) => strictness(other.filters) - strictness(one.filters));
}
