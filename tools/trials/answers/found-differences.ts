import type { Difference } from './differences.ts';

type DifferenceCount = { count: number; example: Difference };

const asText = (value: unknown): string => JSON.stringify(value)?.slice(0, 160) ?? 'nothing';

/** The differences of a comparison by call and field, each with an example. */
export class FoundDifferences {
  readonly #byPlace = new Map<string, DifferenceCount>();

  note(path: string, differences: readonly Difference[]): void {
    for (const difference of differences) {
      const place = `${path} ${difference.field}`;
      const firstDifference = this.#byPlace.get(place);
      if (!firstDifference)
        console.log(`  ${place}: ${asText(difference.old)} → ${asText(difference.new)}`);
      this.#byPlace.set(place, {
        count: (firstDifference?.count ?? 0) + 1,
        example: firstDifference?.example ?? difference,
      });
    }
  }

  get places(): readonly string[] {
    return [...this.#byPlace.keys()].toSorted();
  }

  lines(): string[] {
    return this.places.map((place) => {
      const { count, example } = this.#byPlace.get(place) as DifferenceCount;
      return `${place}: ${count} ×, e.g. ${asText(example.old)} → ${asText(example.new)}`;
    });
  }
}
