import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { setLanguage, signIn, visit, withoutFirstData } from './browser.ts';
import { signInTo } from './choose-company.ts';

it('the columns of a list keep their width in the skeleton, on other pages and in searches', async () => {
  const visitor = await visit();
  const { page } = visitor;
  const columns = () =>
    page.locator('thead th').evaluateAll((heads) =>
      heads
        .map((head) => Math.round(head.getBoundingClientRect().width))
        // A column for wider windows has none.
        .filter((width) => width > 0),
    );
  const list = '**/api/subscriber/**';
  await withoutFirstData(page);
  const answer = Promise.withResolvers<undefined>();
  await page.route(list, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await signIn(visitor, 'hr-large@ruter.example', '/bedriftsavtale');
  await page.locator('tbody tr').first().waitFor();
  const widths = await columns();
  expect(widths.length).toBe(7);

  answer.resolve(undefined);
  await page.getByRole('row').getByRole('link').first().waitFor();
  expect(await columns()).toEqual(widths);

  const first = await page.getByRole('row').getByRole('link').allTextContents();
  await page.getByRole('button', { name: 'Side 2' }).click();
  await expect
    .poll(() => page.getByRole('row').getByRole('link').allTextContents())
    .not.toEqual(first);
  expect(await columns()).toEqual(widths);

  await page.getByRole('searchbox').fill('kristoffer');
  await page.waitForURL(/q=kristoffer/);
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
  expect(await columns()).toEqual(widths);
});

const mainCompanies = { ruter: 'Fjellheim Konsult AS', akt: 'Skjærgård Elektro AS' };

it.each([
  ['ruter', [1280]],
  ['akt', [1280, 1440]],
] as const)(
  'heads stand on one line, and the longest status in its column, at %s and %j px',
  async (tenant, widths) => {
    const visitor = await visit({ tenant });
    const { page } = visitor;
    await withoutFirstData(page);
    await page.addInitScript(endFirstTicketInAnotherYear);
    const work = { email: `hr@${tenant}.example`, company: mainCompanies[tenant] };
    await signInTo(visitor, work, '/bedriftsavtale');
    for (const language of ['nb', 'en'] as const) {
      if (language === 'en') {
        await setLanguage(visitor, language);
        await page.reload();
      }
      await page.getByText(/(Gyldig til|Valid until).*2099$/).waitFor();
      for (const width of widths) expect(await faultyCells(page, width)).toEqual([]);
    }
  },
);

/** Cells that are cut, and heads of more than one line. */
async function faultyCells(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 });
  const cells = await page.locator('thead th, tbody td').evaluateAll((elements) =>
    elements.map((cell) => {
      const words = document.createRange();
      words.selectNodeContents(cell.querySelector('button')?.firstChild ?? cell);
      const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top)));
      return {
        text: cell.textContent,
        isCut: cell.scrollWidth > cell.clientWidth,
        isWrapped: cell.matches('th') && lines.size > 1,
      };
    }),
  );
  return cells.filter(({ isCut, isWrapped }) => isCut || isWrapped);
}

/** In the page: the first person of the list has a ticket with an end in another year. */
function endFirstTicketInAnotherYear(): void {
  const send = globalThis.fetch;
  globalThis.fetch = async (...request) => {
    const answer = await send(...request);
    const address = request[0] instanceof Request ? request[0].url : String(request[0]);
    if (!address.includes('/api/subscriber/by-company-id/')) return answer;
    const list = (await answer.json()) as { matches: { ticket: object | null }[] };
    const person = list.matches.find(({ ticket }) => ticket !== null);
    if (person?.ticket)
      Object.assign(person.ticket, {
        status: 'active',
        awaitsPickup: false,
        expirationDate: '2099-12-31',
      });
    return Response.json(list, answer);
  };
}
