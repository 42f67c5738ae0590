import { describe, expect, it } from 'vitest';
import { signIn, sizes, visit } from './browser.ts';

describe('the menu', () => {
  // The main operator has every service.
  it.each([
    ['ruter', 'nb'],
    ['ruter', 'en'],
    ['akt', 'en'],
    ['fjord', 'nb'],
  ] as const)('has room for every name at %s (%s)', async (tenant, language) => {
    const visitor = await visit({ tenant, language });
    await signIn(visitor, `hr-everything@${tenant}.example`);
    const menu = visitor.page.getByRole('navigation', {
      name: language === 'nb' ? 'Hovedmeny' : 'Main menu',
    });
    await menu.getByRole('link').first().waitFor();
    const rows = await menu.getByRole('link').evaluateAll((links) =>
      links.map((link) => {
        const text = link.querySelector('span');
        return {
          text: link.textContent,
          isCut: text !== null && text.scrollWidth > text.clientWidth,
          right: link.getBoundingClientRect().right,
        };
      }),
    );
    expect(rows.filter(({ isCut }) => isCut)).toEqual([]);
    expect(Math.max(...rows.map(({ right }) => right))).toBeLessThan(230);
  });

  it('marks where the user is; it is a sheet on a phone, with the company on top and the user’s own at its foot', async () => {
    const visitor = await visit();
    await signIn(visitor, 'hr-single@ruter.example', '/bedriftsavtale/billett/opprett');
    const menu = visitor.page.getByRole('navigation', { name: 'Hovedmeny' });
    const group = menu.getByRole('list', { name: 'Bedriftsbilletter' });
    await group.getByRole('link', { name: 'Bestill billett', exact: true }).waitFor();
    expect(await menu.locator('[aria-current=page]').allTextContents()).toEqual([
      'Bestill billett',
    ]);
    await visitor.page.setViewportSize(sizes.phone);
    await visitor.page.getByRole('button', { name: 'Meny' }).click();
    const sheet = visitor.page.getByRole('dialog', { name: 'Meny' });
    await sheet.getByText('Solside Regnskap AS').waitFor();
    await sheet.getByRole('button', { name: /Utseende/ }).click();
    await expect.poll(() => visitor.page.locator('html').getAttribute('data-theme')).toBe('light');
    await sheet.getByRole('button', { name: 'English' }).waitFor();
    await sheet.getByRole('link', { name: 'Min side' }).click();
    await visitor.page.waitForURL(visitor.at('/minside'));
    await sheet.waitFor({ state: 'hidden' });
  });
});
