import type { Tenant, Visitor } from '../browser.ts';
import {
  birthDateOf,
  cardOf,
  fillInFreePerson,
  freeOrderPath,
  orderButton,
} from '../free-ticket-order.ts';
import { sendTaxNoticeTo } from './create-data.ts';
import type { PageState } from './page-state.ts';

/** The order form of free tickets: as it opens, for a child, on a card, and with what is wrong. */
export const freeTicketOrderStates: readonly PageState[] = [
  {
    name: freeOrderPath,
    reach: openOrder,
    steps: [
      { name: 'profiles that a child cannot have', reach: chooseChild },
      { name: 'faults in an order of a free ticket', reach: sendWithFaults },
    ],
  },
  { name: 'a free ticket on a new card', reach: chooseNewCard, at: ['ruter', 'fjord'] },
  { name: 'a free ticket on a card that they have', reach: chooseCard, at: ['ruter', 'akt'] },
  { name: 'a free ticket from a day that is typed', reach: typeFirstDay },
  { name: 'a question before an SMS about tax', reach: askAboutTax },
  { name: '/fribilletter/skatt/{token}', reach: openTaxNotice },
];

async function openOrder({ page, open }: Visitor): Promise<void> {
  await open(freeOrderPath);
  await birthDateOf(page).waitFor();
}

async function chooseChild({ page }: Visitor): Promise<void> {
  await cardOf(page, /^(Familie|Family member)/).click();
  await fillInFreePerson(page, {
    employeeId: '30001',
    firstName: 'Vetle',
    lastName: 'Vik',
    born: '02.11.2015',
  });
  await page
    .getByText(/^(Under \d+ år: barn|Under \d+: child)$/)
    .first()
    .waitFor();
}

/** The third operator fills in neither department nor zones. */
async function askAboutTax(visitor: Visitor, tenant: Tenant): Promise<void> {
  const { page } = visitor;
  await openOrder(visitor);
  await chooseChild(visitor);
  await page.getByLabel(/^(Avdeling|Department)$/).selectOption({ index: 1 });
  if (tenant === 'fjord') await page.locator('select[name=zoneFrom]').selectOption({ index: 1 });
  await page.getByRole('button', { name: /^(Fortell den ansatte|Tell the employee)/ }).click();
  await page.getByRole('alertdialog').waitFor();
}

async function openTaxNotice(visitor: Visitor, tenant: Tenant): Promise<void> {
  await openOrder(visitor);
  await visitor.open(await sendTaxNoticeTo(visitor, tenant));
  await visitor.page.getByText(/^(Legges til inntekten|Added to your income)/).waitFor();
}

async function sendWithFaults({ page }: Visitor): Promise<void> {
  await orderButton(page).click();
  await page.getByRole('group', { name: /rette|validation errors/ }).waitFor();
}

async function chooseNewCard(visitor: Visitor): Promise<void> {
  await openOrder(visitor);
  await cardOf(visitor.page, /^(Nytt reisekort|New travel card)/).click();
  await visitor.page.getByText(/(omtrent|about) 7 (dager|days)/).waitFor();
}

async function chooseCard(visitor: Visitor): Promise<void> {
  await openOrder(visitor);
  await cardOf(visitor.page, /^(Reisekort de har|A card they have)/).click();
  await visitor.page.getByLabel(/^(Kortnummer|Card number)$/).waitFor();
}

async function typeFirstDay(visitor: Visitor): Promise<void> {
  await openOrder(visitor);
  await visitor.page.getByLabel(/^(Startdato|Start date)$/).selectOption('other');
  await visitor.page.getByRole('textbox', { name: /^(Startdato|Start date)/ }).waitFor();
}
