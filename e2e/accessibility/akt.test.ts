import { describe, it } from 'vitest';
import { expectNoFindings } from './axe-findings.ts';
import { lookedAt } from './looked-at.ts';

/** Many pages, one after the other, in each look. */
const timeout = 300_000;

describe('axe finds nothing on any page of akt', { timeout }, () => {
  it('in Norwegian, light and dark, wide and narrow', () =>
    expectNoFindings(lookedAt, { tenant: 'akt', language: 'nb' }));

  it('in English, light and dark, wide and narrow', () =>
    expectNoFindings(lookedAt, { tenant: 'akt', language: 'en' }));
});
