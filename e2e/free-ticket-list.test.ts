import { describe, expect, it } from 'vitest';
import { signIn, visit } from './browser.ts';

type Look = Parameters<typeof visit>[0];
const list = '/fribilletter';

/** HR of a company with departments, on the list. */
async function openList(path = list, look: Look = {}) {
  const visitor = await visit(look);
  const { page, open } = visitor;
  const tenant = look.tenant ?? 'ruter';
  await signIn(visitor, `${tenant === 'fjord' ? 'hr' : 'hr-free-ticket'}@${tenant}.example`);
  if (tenant === 'fjord') {
    await page.getByRole('button', { name: 'Fjordlaks Foredling AS' }).click();
    await page.waitForURL((url) => url.pathname !== '/');
  }
  await open(path);
  await page.locator('[data-row-link]').first().waitFor();
  return { ...visitor, rows: page.locator('[data-row-link]') };
}

const numberIn = (text: string | null) => Number((text ?? '').replaceAll(/\D/g, ''));

describe('the list of free tickets', () => {
  it('is searched and filtered, and keeps both on the way back from a family', async () => {
    const { page, rows, consoleErrors } = await openList();
    await page.getByRole('searchbox').fill('kvam');
    await page.waitForURL(/q=kvam/);
    await expect.poll(() => rows.count()).toBe(3);
    // The twins have cards, one of which is perhaps not made yet; their zones stand below.
    const row = page.getByRole('row', { name: /^Erlend Kvam/ });
    await row.getByText('Sone 1 – Sone 2Ø').waitFor();
    await page.getByRole('button', { name: /^Aktive \d/ }).click();
    await page.waitForURL(/filter=active/);

    await rows.first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page
      .getByRole('heading', { level: 1, name: /^Billetter for ansattnummer \d+/ })
      .waitFor();
    await page.goBack();
    await page.waitForURL(/q=kvam/);
    await expect.poll(() => rows.count()).toBe(3);
    expect(await page.getByRole('searchbox').inputValue()).toBe('kvam');
    expect(new URL(page.url()).searchParams.get('filter')).toBe('active');
    expect(consoleErrors).toEqual([]);
  });

  it('shows as many rows as each filter counts, and those of a department', async () => {
    const { page, rows } = await openList();
    const waitForTotal = (count: string | number) =>
      page.getByText(new RegExp(` av ${count}$`)).waitFor();
    const filters = page.getByRole('group', { name: /^Vis/ }).getByRole('button');
    await expect.poll(() => filters.first().textContent()).toMatch(/\d/);
    for (const filter of (await filters.all()).slice(1)) {
      await filter.click();
      await waitForTotal(numberIn(await filter.textContent()));
    }
    await page.getByRole('button', { name: /^Alle gjeldende/ }).click();
    const department = page.getByLabel('Avdeling', { exact: true });
    const chosen = await department.locator('option').nth(1).textContent();
    await department.selectOption({ index: 1 });
    const [, name = '', count = ''] = /^(.*) \((\d+)\)$/.exec(chosen ?? '') ?? [];
    await waitForTotal(count);
    const cells = page.getByRole('row').getByRole('cell', { name, exact: true });
    await expect.poll(() => cells.count()).toBe(await rows.count());
  });

  it('has a file of what is active and pending, and one of what is over', async () => {
    const { page, at } = await openList();
    const fileOf = async (link: string) => {
      await page.getByRole('button', { name: 'Last ned' }).click();
      const href = await page.getByRole('link', { name: link }).getAttribute('href');
      await page.keyboard.press('Escape');
      const text = await (await page.request.get(at(href ?? ''))).text();
      return text.trimEnd().split('\r\n');
    };
    const [head = '', first = '', ...rest] = await fileOf('Aktive og ikke startede (CSV)');
    expect(head).toMatch(/^\uFEFF?Fornavn;Etternavn;Ansattnummer;/);
    expect(first.split(';')[2]).toMatch(/^"=""\w+"""$/);
    const all = await page.getByRole('button', { name: /^Alle gjeldende/ }).textContent();
    expect(rest.length + 1).toBe(numberIn(all));
    const over = await fileOf('Avsluttede (CSV)');
    const ended = await page.getByRole('button', { name: /^Avsluttet/ }).textContent();
    expect(over.length - 1).toBe(numberIn(ended));
  });

  it('speaks of employee tickets on a phone at the third operator', async () => {
    const look = { tenant: 'fjord', size: 'phone', language: 'en', theme: 'dark' } as const;
    const { page, rows } = await openList(list, look);
    await page.getByRole('heading', { level: 1, name: 'Employee tickets' }).waitFor();
    const isTooWide = () => document.documentElement.scrollWidth > window.innerWidth;
    expect(await page.evaluate(isTooWide)).toBe(false);
    await rows.first().click();
    await page.getByRole('heading', { level: 1, name: /^Tickets of employee number/ }).waitFor();
    expect(await page.locator('main').textContent()).not.toMatch(/free ticket/i);
  });
});
