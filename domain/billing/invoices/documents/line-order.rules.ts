import type { DocumentLine } from './document-lines.rules.ts';

/** Norwegian letters last, and numbers by their value: zone 2 before zone 10. */
const collator = new Intl.Collator('nb', { numeric: true });

/**
 * Lines as a person reads them: by reference, product, zones (fewer first, all zones last) and price, months of the same
 * below each other. By the Norwegian names in both languages, so that a line has the same number in each.
 */
export const orderLines = (lines: readonly DocumentLine[]): DocumentLine[] =>
  lines.toSorted(
    (one, other) =>
      collator.compare(one.reference, other.reference) ||
      collator.compare(one.product.nb, other.product.nb) ||
      Number(one.hasAllZones) - Number(other.hasAllZones) ||
      one.zones.length - other.zones.length ||
      collator.compare(one.zones.join(), other.zones.join()) ||
      one.unitPriceOre - other.unitPriceOre ||
      collator.compare(startOf(one), startOf(other)),
  );

/** What has no period stands first. */
const startOf = ({ period }: DocumentLine): string => period?.first.toString() ?? '';
