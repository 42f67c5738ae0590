import { describe, it } from 'vitest';
import type { Tenant } from '../browser.ts';
import { expectNoFindings } from './axe-findings.ts';
import { allCombinations, pairwiseSample } from './combinations.ts';
import { viewers } from './viewers.ts';

/** Many states, one after the other. */
const minute = 60_000;

/** `npm test` looks at a sample, `npm run trial:axe` at the whole matrix. */
const isWholeMatrix = process.env['AXE_COMBINATIONS'] === 'all';
const timeout = isWholeMatrix ? 60 * minute : 5 * minute;

/** One operator's share, so that a file for each operator runs beside the others. */
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
