import { describe, it } from 'vitest';
import { expectNoFindings } from './axe-findings.ts';
import { seenBySupport } from './seen-by-support.ts';

/** Many pages, one after the other, in each look. */
const timeout = 300_000;

describe('axe finds nothing on the pages of customer support', { timeout }, () => {
  it.each([
    ['ruter', 'nb'],
    ['akt', 'en'],
    ['fjord', 'nb'],
  ] as const)('of %s, in %s, light and dark, wide and narrow', async (tenant, language) => {
    await expectNoFindings(seenBySupport, { tenant, language });
  });
});
