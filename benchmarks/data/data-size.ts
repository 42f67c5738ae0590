/** How many companies there are of how many people, the biggest first. */
export type DataSize = {
  readonly groups: readonly { companies: number; people: number }[];
  /** Companies of another operator that nobody is in: those that customer support looks through. */
  readonly listedCompanies: number;
};

export const sizeNames = ['huge', 'large', 'tenth', 'small', 'tiny'] as const;
export type SizeName = (typeof sizeNames)[number];

/**
 * `huge` is ten times as much, and `tenth` a tenth, with companies of the same sizes, for docs/scaling.md. `large` is what the figures are about: 17,000 companies, 1 M people, 3 M tickets, and 100,000
 * companies to look through. `small` is a
 * quick try, `tiny` for the test of the generator.
 */
export const dataSizes: Readonly<Record<SizeName, DataSize>> = {
  huge: {
    groups: [
      { companies: 10, people: 200_000 },
      { companies: 550, people: 10_000 },
      { companies: 9_000, people: 100 },
      { companies: 160_440, people: 10 },
    ],
    listedCompanies: 100_000,
  },
  large: {
    groups: [
      { companies: 1, people: 200_000 },
      { companies: 55, people: 10_000 },
      { companies: 900, people: 100 },
      { companies: 16_044, people: 10 },
    ],
    listedCompanies: 100_000,
  },
  tenth: {
    groups: [
      { companies: 1, people: 20_000 },
      { companies: 5, people: 10_000 },
      { companies: 90, people: 100 },
      { companies: 1_604, people: 10 },
    ],
    listedCompanies: 10_000,
  },
  small: {
    groups: [
      { companies: 1, people: 20_000 },
      { companies: 3, people: 5_000 },
      { companies: 30, people: 100 },
      { companies: 300, people: 10 },
    ],
    listedCompanies: 100_000,
  },
  tiny: {
    groups: [
      { companies: 1, people: 300 },
      { companies: 2, people: 100 },
      { companies: 5, people: 10 },
    ],
    listedCompanies: 100,
  },
};

export const companiesIn = ({ groups }: DataSize): number =>
  groups.reduce((sum, { companies }) => sum + companies, 0);
