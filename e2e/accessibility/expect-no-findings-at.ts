import { describe, it } from 'vitest';
import { shareOf } from '@takst/server/testing/sweep-share.ts';
import type { Tenant } from '../browser.ts';
import { sweepTimeoutMs, wholeMatrixTimeoutMs } from '../sweep-timeout.ts';
import { expectNoFindings } from './axe-findings.ts';
import { allCombinations, coveringSample } from './combinations.ts';
import type { Viewer } from './page-state.ts';
import { viewers } from './viewers.ts';

/** `npm test` visits every sixth of a sample, `npm run test:whole` the sample, `npm run trial:axe` the whole matrix. */
const shares = 6;
const isWholeMatrix = process.env['AXE_COMBINATIONS'] === 'all';
const timeout = isWholeMatrix ? wholeMatrixTimeoutMs : sweepTimeoutMs;

/**
 * Registers the tests of one operator, of all viewers or some, so that they run in parallel: the main operator has as many
 * states as the others together.
 */
export function expectNoFindingsAt(tenant: Tenant, seenBy: readonly Viewer[] = viewers): void {
  describe(`axe finds nothing at ${tenant}`, { timeout }, () => {
    const visits = seenBy
      .map((viewer) => {
        const all = allCombinations(viewer.states);
        const combinations = isWholeMatrix ? all : shareOf(coveringSample(all), shares);
        return { viewer, own: combinations.filter((one) => one.tenant === tenant) };
      })
      .filter(({ own }) => own.length > 0);
    it.each(visits)('on what $viewer.name sees', async ({ viewer, own }) => {
      await expectNoFindings(viewer, tenant, own);
    });
  });
}
