import { describe, it } from 'vitest';
import type { Tenant } from '../browser.ts';
import { expectNoFindings } from './axe-findings.ts';
import { allCombinations, pairwiseSample } from './combinations.ts';
import { viewers } from './viewers.ts';

/** Many states are visited in sequence. */
const minute = 60_000;

/** `npm test` checks a sample, `npm run trial:axe` the whole matrix. */
const isWholeMatrix = process.env['AXE_COMBINATIONS'] === 'all';
const timeout = isWholeMatrix ? 60 * minute : 5 * minute;

/** Registers the tests of one operator, so that the operators' test files run in parallel. */
export function expectNoFindingsAt(tenant: Tenant): void {
  describe(`axe finds nothing at ${tenant}`, { timeout }, () => {
    it.each(viewers)('on what $name sees', async (viewer) => {
      const all = allCombinations(viewer.states);
      const combinations = isWholeMatrix ? all : pairwiseSample(all);
      const own = combinations.filter((combination) => combination.tenant === tenant);
      await expectNoFindings(viewer, tenant, own);
    });
  });
}
