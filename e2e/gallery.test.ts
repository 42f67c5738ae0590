import { freePort } from '@takst/server/testing/free-port.ts';
import { shareOf } from '@takst/server/testing/sweep-share.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveGallery } from '../tools/serve-gallery.ts';
import { findingsOn } from './accessibility/axe-findings.ts';
import { brokenWordCheck } from './accessibility/broken-words.ts';
import { findingsAtWidths } from './accessibility/findings-at-widths.ts';
import { widthCheck } from './accessibility/width-findings.ts';
import { setLook, visit, waitUntilLoaded, type Visitor } from './browser.ts';

let gallery: Awaited<ReturnType<typeof serveGallery>>;

beforeAll(async () => {
  gallery = await serveGallery(await freePort());
});
afterAll(() => gallery.close());

const open = async (visitor: Visitor, look: Record<string, string>): Promise<void> => {
  await visitor.page.goto(`${gallery.address}?${new URLSearchParams(look)}`);
  await visitor.page.getByRole('heading', { name: 'The design system' }).waitFor();
  await waitUntilLoaded(visitor);
};

describe('the gallery of components', () => {
  /** Both themes, languages and sizes at each operator; the first theme has the first size. A run looks at one operator. */
  const looks = [
    { tenant: 'ruter', languages: ['nb', 'en'], sizes: ['desktop', 'phone'] },
    { tenant: 'akt', languages: ['en', 'nb'], sizes: ['phone', 'desktop'] },
    { tenant: 'fjord', languages: ['nb', 'en'], sizes: ['phone', 'desktop'] },
  ] as const;
  it.each(shareOf(looks, looks.length))(
    'shows no fault of accessibility or width at $tenant',
    async ({ tenant, languages, sizes }) => {
      const visitor = await visit();
      for (const [place, theme] of (['light', 'dark'] as const).entries()) {
        const [language, size] = [languages[place] ?? 'nb', sizes[place] ?? 'desktop'];
        await setLook(visitor, { theme, size });
        await open(visitor, { tenant, theme, language });
        expect(await findingsOn(visitor)).toEqual([]);
        await visitor.page.getByRole('button', { name: 'Palette' }).click();
        await visitor.page.getByRole('dialog').getByRole('option').first().waitFor();
        // The palette hides the page behind it, and the page's heading with it.
        const findings = await findingsOn(visitor);
        expect(findings.filter((one) => one !== 'page-has-heading-one: html')).toEqual([]);
        await visitor.page.keyboard.press('Escape');
        expect(await findingsAtWidths(visitor, [brokenWordCheck, widthCheck])).toEqual([]);
      }
      expect(visitor.consoleErrors).toEqual([]);
    },
  );

  it('holds a menu of twenty-one entries that fits below the header in a window of 800 px', async () => {
    const visitor = await visit();
    await open(visitor, {});
    const menu = visitor.page.getByRole('navigation', { name: 'Full' });
    expect(await menu.getByRole('link').count()).toBe(21);
    const { height = 0 } = (await menu.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(500);
    const header = await visitor.page.evaluate(() => {
      const probe = document.createElement('div');
      probe.style.height = 'var(--size-header)';
      document.body.append(probe);
      return probe.getBoundingClientRect().height;
    });
    expect(header).toBeGreaterThan(40);
    expect(height + header).toBeLessThanOrEqual(800);
  });
});
