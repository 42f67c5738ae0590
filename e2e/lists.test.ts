import { expect, it } from 'vitest';
import { signIn, visit } from './browser.ts';

it('the columns of a list keep their width in the skeleton, on other pages and in searches', async () => {
  await using visitor = await visit();
  const { page } = visitor;
  const columns = () =>
    page
      .locator('thead th')
      .evaluateAll((heads) => heads.map((head) => Math.round(head.getBoundingClientRect().width)));
  const list = '**/api/subscriber/**';
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
