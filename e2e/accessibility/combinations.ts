import type { Language, Look, Tenant } from '../browser.ts';
import type { PageState } from './page-state.ts';

/** A page state as one user sees it. */
export type Combination = { state: PageState; tenant: Tenant; language: Language } & Look;

const tenants = ['ruter', 'akt', 'fjord'] as const;
const languages = ['nb', 'en'] as const;
const themes = ['light', 'dark'] as const;
const sizes = ['desktop', 'phone'] as const;

/** Every combination of operator, language, theme and size for each state. */
export function allCombinations(states: readonly PageState[]): Combination[] {
  return states.flatMap((state) =>
    tenants
      .filter((tenant) => state.at?.includes(tenant) ?? true)
      .flatMap((tenant) =>
        languages.flatMap((language) =>
          themes.flatMap((theme) =>
            sizes.map((size) => ({ state, tenant, language, theme, size })),
          ),
        ),
      ),
  );
}

const lookOf = ({ language, theme, size }: Combination): string => `${language} ${theme} ${size}`;

/**
 * What a sample has to cover: each state, each look, and each language, theme and size at each operator. Every state in every
 * look is for the whole matrix (`npm run trial:axe`): a theme and a width change all pages by the same tokens and rules.
 */
export const coveredBy = (combination: Combination): string[] => {
  const { state, tenant, language, theme, size } = combination;
  const atOperator = [language, theme, size].map((value) => `${tenant} × ${value}`);
  return [state.name, lookOf(combination), ...atOperator];
};

/**
 * A sample of the combinations that covers all of it: always adds the one that covers the most that is new, of the look and
 * then of the operator that have the fewest so far. States that stand beside each other are so seen in different looks.
 */
export function coveringSample(all: readonly Combination[]): Combination[] {
  const missing = new Set(all.flatMap(coveredBy));
  const sample: Combination[] = [];
  const rankOf = (combination: Combination): number[] => [
    -coveredBy(combination).filter((one) => missing.has(one)).length,
    sample.filter((one) => lookOf(one) === lookOf(combination)).length,
    sample.filter(({ tenant }) => tenant === combination.tenant).length,
  ];
  while (missing.size > 0) {
    const ranked = all.map((combination) => ({ combination, rank: rankOf(combination) }));
    const { combination } = ranked.reduce((one, other) =>
      compareRanks(other.rank, one.rank) < 0 ? other : one,
    );
    for (const one of coveredBy(combination)) missing.delete(one);
    sample.push(combination);
  }
  return all.filter((combination) => sample.includes(combination));
}

const compareRanks = (one: readonly number[], other: readonly number[]): number =>
  one.map((value, at) => value - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
