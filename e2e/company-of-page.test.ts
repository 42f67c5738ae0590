import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signIn, visit, withoutFirstData } from './browser.ts';
import { openEmployeesOf } from './choose-company.ts';
import { findEmployee } from './find-employee.ts';
import { orderPath } from './order-form.ts';

const company = 'Fjellheim Konsult AS';
const otherCompany = 'Havblikk Hotell AS';

const isIn = (page: Page, name: string) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(name) })
    .waitFor();

describe('the page of a person', () => {
  it('is opened in their company, in this tab alone, and says so with a way back', async () => {
    const visitor = await visit();
    const { page, context, at, open, consoleErrors } = visitor;
    await openEmployeesOf(visitor, { email: 'hr@ruter.example', company });
    const person = await findEmployee(visitor, otherCompany, { status: 'active' });
    const tab = await context.newPage();
    await tab.goto(at(orderPath));
    await isIn(tab, company);

    await open(`/bedriftsavtale/ansatt/${person.subscriberId}`);
    const name = `${person.firstName} ${person.lastName}`;
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await isIn(page, otherCompany);
    await page.getByText(`Du jobber nå i ${otherCompany}`).waitFor();

    // An order for them is an order of their company.
    await withoutFirstData(page);
    const products = page.waitForResponse(/\/api\/product\/list\/\d+/);
    await open(`${orderPath}?ansatt=${person.subscriberId}`);
    await page.getByText(name).first().waitFor();
    await isIn(page, otherCompany);
    const companyId = await page.evaluate(async (company) => {
      const answer = await fetch('/user-api/auth/companies');
      const { matches }: { matches: { id: number; name: string }[] } = await answer.json();
      return matches.find((one) => one.name === company)?.id;
    }, otherCompany);
    expect((await products).url()).toMatch(new RegExp(`/${companyId}$`));

    // The other tab works on in its own company, also after a reload.
    await isIn(tab, company);
    await tab.reload();
    await isIn(tab, company);

    await tab.goto(at(`/bedriftsavtale/ansatt/${person.subscriberId}`));
    await isIn(tab, otherCompany);
    await tab.getByRole('button', { name: `Tilbake til ${company}` }).click();
    await tab.waitForURL((url) => url.pathname === '/billettluka/ordrehistorikk');
    await isIn(tab, company);
    expect(consoleErrors).toEqual([]);
  });

  it('is opened at its address before a company is chosen', async () => {
    const visitor = await visit({ size: 'phone' });
    const { page, open } = visitor;
    await signIn(visitor, 'hr@ruter.example', '/verktoy');
    await page.getByRole('heading', { level: 1, name: 'Verktøy for bedriften' }).waitFor();
    const person = await findEmployee(visitor, otherCompany, { status: 'active' });
    await open(`/bedriftsavtale/ansatt/${person.subscriberId}`);
    const name = `${person.firstName} ${person.lastName}`;
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByText(`Du jobber nå i ${otherCompany}`).waitFor();
  });
});
