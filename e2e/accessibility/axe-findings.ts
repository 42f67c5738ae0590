import AxeBuilder from '@axe-core/playwright';
import { expect } from 'vitest';
import {
  look,
  untilWhole,
  visit,
  type Language,
  type Look,
  type Tenant,
  type Visitor,
} from '../browser.ts';
import type { LookedAt } from './looked-at-page.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Each language meets both themes and both sizes; the two languages together every pair of them. */
const looks: Readonly<Record<Language, readonly Look[]>> = {
  nb: [
    { theme: 'light', size: 'desktop' },
    { theme: 'dark', size: 'phone' },
  ],
  en: [
    { theme: 'dark', size: 'desktop' },
    { theme: 'light', size: 'phone' },
  ],
};

/** What axe finds on the page as it stands, one line each. */
async function findings({ page }: Visitor): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: rules }, resultTypes: ['violations'] })
    // No page has frames of other sites; without them no second page has to be opened.
    .setLegacyMode(true);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}

/** A page is opened once and then looked at in each theme and size. */
export async function findingsInAllLooks(visitor: Visitor, language: Language): Promise<string[]> {
  const found: string[] = [];
  await untilWhole(visitor);
  for (const { theme, size } of looks[language]) {
    await look(visitor, { theme, size });
    found.push(...(await findings(visitor)).map((one) => `${theme}, ${size}: ${one}`));
  }
  return found;
}

export interface WhoLooks {
  tenant: Tenant;
  language: Language;
}

/** Expects that axe finds nothing on any of these pages that the operator has. */
export async function expectNoFindings(
  looked: readonly LookedAt[],
  { tenant, language }: WhoLooks,
): Promise<void> {
  await using visitor = await visit({ tenant, language });
  const found: Record<string, string[]> = {};
  for (const { name, at, reach } of looked) {
    if (at && !at.includes(tenant)) continue;
    await reach(visitor, tenant);
    const here = await findingsInAllLooks(visitor, language);
    if (here.length > 0) found[name] = here;
  }
  expect(found).toEqual({});
}
