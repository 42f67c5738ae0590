import type { Tenant, Visitor } from '../browser.ts';
import { orderPath } from '../order-form.ts';
import { openPath, type PageState } from './page-state.ts';

/** A person with a ticket and a subscription of each type; one is owed its code, one has not begun. */
async function openPersonWithAll({ page, open }: Visitor): Promise<void> {
  await open('/bedriftsavtale?q=41239900');
  await page.locator('a[href*="/ansatt/"]').first().click();
  await page.getByRole('article').nth(3).waitFor();
}

/** The first of the acts with this name that can be done now. */
const openDialog =
  (act: RegExp) =>
  async ({ page }: Visitor): Promise<void> => {
    const dialog = page.getByRole('dialog');
    if (await dialog.isVisible()) {
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
    const cards = page.getByRole('article').filter({ hasText: /Rabattkode|Discount code/ });
    const buttons = cards.getByRole('button', { name: act });
    await buttons.and(page.locator('[aria-disabled=false]')).first().click();
    await dialog.locator('form').waitFor();
  };

/** Everything that can be ordered, where more than the ticket is sold. */
async function openAddOns({ page }: Visitor, tenant: Tenant): Promise<void> {
  if (tenant !== 'ruter') return;
  await page.getByRole('button', { name: /^(Legg til abonnement|Add subscriptions)$/ }).click();
  await page.getByRole('checkbox', { name: /^(Elsykkel|E-bike)/ }).check();
}

/** What is ordered and held beside tickets. */
export const subscriptionStates: readonly PageState[] = [
  {
    name: orderPath,
    reach: openPath(orderPath),
    steps: [{ name: 'an order of several things', reach: openAddOns }],
    at: ['ruter', 'akt'],
  },
  {
    name: 'the subscriptions of a person',
    reach: openPersonWithAll,
    steps: [
      { name: 'ending a subscription', reach: openDialog(/^(Avslutt|End)$/) },
      { name: 'cancelling a subscription', reach: openDialog(/^(Avbestill|Cancel subscription)$/) },
      { name: 'a discount code again', reach: openDialog(/^(Send rabattkode|Resend discount)/) },
    ],
    at: ['ruter'],
  },
];
