import type { Visitor } from '../browser.ts';
import { acceptAll, findLeavers, leaversPath } from './list-states.ts';
import { openPath, type PageState } from './page-state.ts';

const list = '/fribilletter/massebestillinger';

/** Mass operations of free tickets: the demo world has an order that is done, a draft of one, and an end that stopped. */
export const massOperationStates: readonly PageState[] = [
  { name: list, reach: openPath(list) },
  { name: `${list}/ny`, reach: openPath(`${list}/ny`) },
  { name: `${list}/avslutt`, reach: openPath(`${list}/avslutt`) },
  { name: `${list}/byttavdeling`, reach: openPath(`${list}/byttavdeling`) },
  {
    name: `${list}/ny/{id}`,
    reach: openListed('Sommervikarer.xlsx'),
    steps: [
      { name: 'what the faults mean', reach: explainFaults },
      { name: 'what is ordered', reach: askToOrder },
    ],
  },
  { name: `${list}/avslutt/{id}`, reach: openListed('Sluttet.csv') },
  { name: `${list}/byttavdeling/{id}`, reach: openListed('Omorganisering.xlsx') },
  { name: 'a mass order that is done', reach: openListed('Nyansatte.xlsx') },
  {
    name: leaversPath,
    reach: openPath(leaversPath),
    steps: [{ name: 'a part of the list of employees', reach: answerPart }],
  },
  {
    name: `${leaversPath}/{id}`,
    reach: findLeavers,
    steps: [{ name: 'for whom tickets are ended', reach: acceptAll }],
  },
];

function openListed(file: string) {
  return async ({ page, open }: Visitor): Promise<void> => {
    await open(list);
    await page.getByText(file).first().waitFor();
    const path = await page
      .getByRole('link')
      .filter({ hasText: file })
      .or(page.locator('tr, li').filter({ hasText: file }).getByRole('link'))
      .first()
      .getAttribute('href');
    await open(path ?? list);
    await page.locator('main').locator('table, ul').filter({ visible: true }).first().waitFor();
  };
}

async function explainFaults({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: /^(Hva betyr feilene|What do the faults mean)/ }).click();
  await page.getByRole('dialog').waitFor();
}

async function askToOrder({ page }: Visitor): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page
    .getByRole('button', { name: /^(Bestill|Order) \d+ / })
    .and(page.locator(':enabled'))
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
}

async function answerPart({ page }: Visitor): Promise<void> {
  await page.getByRole('radio').last().check();
  await page.getByText(/^(Vi trenger|We need) /).waitFor();
}
