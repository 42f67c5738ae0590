import axe from 'axe-core';
import { expect } from 'vitest';
import {
  setLook,
  waitUntilLoaded,
  setLanguage,
  visit,
  type Tenant,
  type Visitor,
} from '../browser.ts';
import { brokenWordCheck } from './broken-words.ts';
import type { Combination } from './combinations.ts';
import { findingsAtWidths } from './findings-at-widths.ts';
import type { Viewer } from './page-state.ts';
import { phoneWidthCheck, widthCheck } from './width-findings.ts';

declare global {
  /** In a page that has loaded axe. */
  var axe: typeof import('axe-core') | undefined;
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The findings of axe on the current page, one line each. */
export async function findingsOn({ page }: Visitor): Promise<string[]> {
  // Loading it takes as long as running it, and it stays until another page is opened.
  const isLoaded = await page.evaluate(() => 'axe' in globalThis);
  if (!isLoaded) await page.evaluate(axe.source);
  return page.evaluate(runAxe, rules);
}

/** Runs in the page. */
async function runAxe(tags: string[]): Promise<string[]> {
  const results = await globalThis.axe?.run(document, {
    runOnly: { type: 'tag', values: tags },
    resultTypes: ['violations'],
  });
  if (!results) throw new Error('axe is not there');
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}

/** Expects that axe finds nothing in any of these combinations of one operator. */
export async function expectNoFindings(
  { begin }: Viewer,
  tenant: Tenant,
  combinations: readonly Combination[],
): Promise<void> {
  const visitor = await visit({ tenant });
  await begin?.(visitor, tenant);
  const findingsByLook: Record<string, string[]> = {};
  const earlierFindings = new Set<string>();
  for (const { state, language, theme, size } of combinations) {
    await setLook(visitor, { theme, size });
    await setLanguage(visitor, language);
    await discardDrafts(visitor);
    for (const { name, reach } of [state, ...(state.steps ?? [])]) {
      await reach(visitor, tenant);
      await waitUntilLoaded(visitor);
      const findings = await findingsOn(visitor);
      if (findings.length > 0) findingsByLook[`${name}, ${language}, ${theme}, ${size}`] = findings;
    }
    // Other widths come last, as a page may draw itself anew for them.
    const checks = [
      ...(earlierFindings.has(`${state.name} ${language}`) ? [] : [brokenWordCheck]),
      size === 'desktop' ? widthCheck : phoneWidthCheck,
    ];
    earlierFindings.add(`${state.name} ${language}`);
    const atWidths = await findingsAtWidths(visitor, checks);
    if (atWidths.length > 0) findingsByLook[`widths of ${state.name}, ${language}`] = atWidths;
  }
  expect(findingsByLook).toEqual({});
}

/** A state that fills in a form starts from the empty form, in every combination. */
const discardDrafts = ({ page }: Visitor): Promise<void> =>
  page.evaluate(() => {
    // The first page is `about:blank`, where storage may not be read.
    if (location.origin === 'null') return;
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith('draft:')) sessionStorage.removeItem(key);
    }
  });
