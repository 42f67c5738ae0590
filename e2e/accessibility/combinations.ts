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

/**
 * The pairs of values in a combination, such as a state and a theme. An operator changes the colours and words of all
 * pages alike: it meets every language, theme and width, but not every state.
 */
export function pairsOf({ state, tenant, language, theme, size }: Combination): string[] {
  const look = [language, theme, size];
  const within = look.flatMap((one, place) => look.slice(place + 1).map((other) => [one, other]));
  const withLook = [state.name, tenant].flatMap((one) => look.map((other) => [one, other]));
  return [...within, ...withLook].map(([one, other]) => `${one} × ${other}`);
}

/**
 * A sample of the combinations that covers every pair: always adds the one with the most new pairs, of the operator
 * that has the fewest so far.
 */
export function pairwiseSample(all: readonly Combination[]): Combination[] {
  const missing = new Set(all.flatMap(pairsOf));
  const newPairs = (combination: Combination) =>
    pairsOf(combination).filter((pair) => missing.has(pair)).length;
  const sample: Combination[] = [];
  while (missing.size > 0) {
    const visits = (tenant: Tenant) => sample.filter((one) => one.tenant === tenant).length;
    const best = all.reduce((one, other) => {
      const more = newPairs(other) - newPairs(one);
      return more > 0 || (more === 0 && visits(other.tenant) < visits(one.tenant)) ? other : one;
    });
    for (const pair of pairsOf(best)) missing.delete(pair);
    sample.push(best);
  }
  return all.filter((combination) => sample.includes(combination));
}
