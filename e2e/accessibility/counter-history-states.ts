import type { Visitor } from '../browser.ts';
import type { PageState } from './page-state.ts';
import { choose } from '../choose.ts';

export const counterHistoryStates: readonly PageState[] = [
  { name: '/billettluka/ordrehistorikk', reach: openOrders },
  { name: 'no order found', reach: searchForNothing },
  {
    name: '/billettluka/ordrehistorikk/{id}',
    reach: (visitor) => openOrder(visitor),
    steps: [
      { name: 'a code to be cancelled', reach: cancelFirst },
      { name: 'several codes to be cancelled', reach: cancelSeveral },
    ],
  },
  {
    name: 'an order with a code that was not sent',
    reach: (visitor) => openOrder(visitor, 'Styreseminar'),
  },
  { name: 'an order of paper', reach: (visitor) => openOrder(visitor, 'dag'), at: ['ruter'] },
  { name: '/billettluka/ordrehistorikk/{id}/koder', reach: openCodes },
  { name: '/billettluka/billetthistorikk/', reach: openTickets },
];

const listed = ({ page }: Visitor) => page.locator('main tbody a, main li a');

async function openOrders(visitor: Visitor): Promise<void> {
  await visitor.open('/billettluka/ordrehistorikk');
  await listed(visitor).first().waitFor();
}

async function searchForNothing({ page, open }: Visitor): Promise<void> {
  await open('/billettluka/ordrehistorikk?q=zzzz');
  await page.getByText(/zzzz/).first().waitFor();
}

/** By a word of its personal reference. */
async function openOrder(visitor: Visitor, word = 'Romjulscupen'): Promise<void> {
  await visitor.open(`/billettluka/ordrehistorikk?q=${encodeURIComponent(word)}`);
  await listed(visitor).first().click();
  await visitor.page.waitForURL(/ordrehistorikk\/\d+/);
  await visitor.page.locator('main dl').first().waitFor();
}

async function cancelFirst({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: /^(Ubrukt|Unused)/ }).click();
  await page
    .getByRole('button', { name: /^(Avbestill|Cancel) / })
    .first()
    .click();
  await page.getByRole('alertdialog').waitFor();
}

async function cancelSeveral({ page }: Visitor): Promise<void> {
  await page.keyboard.press('Escape');
  await choose(page.getByRole('checkbox', { name: /^(Velg|Choose) / }).nth(1));
  await choose(page.getByRole('checkbox', { name: /^(Velg|Choose) / }).nth(2));
  await page.getByRole('button', { name: /^(Avbestill|Cancel)$/ }).click();
  await page.getByRole('alertdialog').waitFor();
}

async function openCodes(visitor: Visitor): Promise<void> {
  await openOrder(visitor);
  await visitor.page.getByRole('link', { name: /^(Skriv ut koder|Print codes)/ }).click();
  await visitor.page.getByRole('img').first().waitFor();
}

async function openTickets(visitor: Visitor): Promise<void> {
  await visitor.open('/billettluka/billetthistorikk/');
  await listed(visitor).first().waitFor();
}
