import { signIn, type Tenant, type Visitor } from '../browser.ts';
import type { PageState } from './page-state.ts';

/** Who orders at the counter. */
export const beginAsBuyer = (visitor: Visitor, tenant: Tenant): Promise<void> =>
  signIn(visitor, `ticket-counter@${tenant}.example`);

export const counterOrderStates: readonly PageState[] = [
  {
    name: '/billettluka',
    reach: openOrder,
    steps: [
      { name: 'an order of tickets with faults', reach: sendWithFaults },
      { name: 'an order of codes to hand out', reach: (visitor) => choose(visitor, 'codes') },
      { name: 'an order of something on cards', reach: (visitor) => choose(visitor, 'card') },
    ],
  },
  { name: 'earlier recipients to be picked', reach: pickRecipients },
  { name: 'an order of a paper card', reach: orderPaper, at: ['ruter'] },
];

async function openOrder({ page, open }: Visitor): Promise<void> {
  await open('/billettluka');
  await page.locator('input[type=radio][value=sms]').waitFor();
}

async function sendWithFaults({ page }: Visitor): Promise<void> {
  await page.locator('label:has(input[value=sms])').click();
  await page.locator('textarea[name=guests]').fill('412 34 567\nKari\n22 33 44 55');
  await page.locator('button[type=submit]').click();
  await page.locator('textarea[name=guests][aria-invalid=true]').waitFor();
}

async function pickRecipients(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await openOrder(visitor);
  await page.locator('label:has(input[value=sms])').click();
  await page.getByRole('button', { name: /^(Velg blant|Choose) / }).click();
  await page.getByRole('dialog').getByRole('searchbox').waitFor();
}

async function choose({ page }: Visitor, medium: 'codes' | 'card' | 'paper'): Promise<void> {
  await page.locator(`label:has(input[value=${medium}])`).click();
  await page
    .locator(medium === 'card' ? 'textarea[name=cards]' : 'input[name^="counts."]')
    .first()
    .waitFor();
}

async function orderPaper(visitor: Visitor): Promise<void> {
  await openOrder(visitor);
  await choose(visitor, 'paper');
  await visitor.page.locator('input[name=addressLine1]').waitFor();
}

/** A company user who may see the counter and not order. */
export async function openWithoutOrdering({ page, open }: Visitor): Promise<void> {
  await open('/billettluka');
  await page.getByText(/^(Bare billettluke-administratorer|Only ticket administrators)/).waitFor();
}
