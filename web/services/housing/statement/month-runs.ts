/** Months in a row with the same cost. */
export type MonthRun = { readonly first: number; readonly last: number; readonly cost: number };

/** The costs of a year's months, by place, without those in which nothing was paid. */
export const monthRuns = (costs: readonly (number | null)[]): MonthRun[] =>
  costs.reduce<MonthRun[]>((runs, cost, place) => {
    if (cost === null || cost === 0) return runs;
    const before = runs.at(-1);
    return before?.last === place - 1 && before.cost === cost
      ? [...runs.slice(0, -1), { ...before, last: place }]
      : [...runs, { first: place, last: place, cost }];
  }, []);
