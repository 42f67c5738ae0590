import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signIn, visit } from './browser.ts';
import { findEmployee } from './find-employee.ts';
import { orderPath } from './order-form.ts';

const chosen = 'Fjellheim Konsult AS';
const other = 'Havblikk Hotell AS';

const isIn = (page: Page, company: string) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(company) })
    .waitFor();

describe('the page of a person', () => {
  it('is opened in their company, in this tab alone, and says so with a way back', async () => {
    const visitor = await visit();
    const { page, context, at, open, consoleErrors } = visitor;
    await signIn(visitor, 'hr@ruter.example');
    await page.getByRole('button', { name: chosen }).click();
    await page.waitForURL((url) => url.pathname === '/bedriftsavtale');
    const person = await findEmployee(visitor, other, { status: 'active' });
    const tab = await context.newPage();
    await tab.goto(at(orderPath));
    await isIn(tab, chosen);

    await open(`/bedriftsavtale/ansatt/${person.subscriberId}`);
    const name = `${person.firstName} ${person.lastName}`;
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await isIn(page, other);
    await page.getByText(`Du jobber nå i ${other}`).waitFor();

    // An order for them is an order of their company.
    const products = page.waitForResponse(/\/api\/product\/list\/\d+/);
    await open(`${orderPath}?ansatt=${person.subscriberId}`);
    await page.getByText(name).first().waitFor();
    await isIn(page, other);
    const companyId = await page.evaluate(async (company) => {
      const answer = await fetch('/user-api/auth/companies');
      const { matches }: { matches: { id: number; name: string }[] } = await answer.json();
      return matches.find((one) => one.name === company)?.id;
    }, other);
    expect((await products).url()).toMatch(new RegExp(`/${companyId}$`));

    // The other tab works on in its own company, also after a reload.
    await isIn(tab, chosen);
    await tab.reload();
    await isIn(tab, chosen);

    await tab.goto(at(`/bedriftsavtale/ansatt/${person.subscriberId}`));
    await isIn(tab, other);
    await tab.getByRole('button', { name: `Tilbake til ${chosen}` }).click();
    await tab.waitForURL((url) => url.pathname === '/bedriftsavtale');
    await isIn(tab, chosen);
    expect(consoleErrors).toEqual([]);
  });

  it('is opened at its address before a company is chosen', async () => {
    const visitor = await visit({ size: 'phone' });
    const { page, open } = visitor;
    await signIn(visitor, 'hr@ruter.example', '/verktoy');
    await page.getByRole('heading', { level: 1, name: 'Verktøy for bedriften' }).waitFor();
    const person = await findEmployee(visitor, other, { status: 'active' });
    await open(`/bedriftsavtale/ansatt/${person.subscriberId}`);
    const name = `${person.firstName} ${person.lastName}`;
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByText(`Du jobber nå i ${other}`).waitFor();
  });
});
