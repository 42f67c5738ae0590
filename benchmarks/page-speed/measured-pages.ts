import type { PagePath } from '@takst/contract/app/pages.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import type { Page } from 'playwright-core';
import { tokenOf } from '../data/data-ids.ts';
import { midCompany } from '../list.bench.ts';

/** One thing that a user does; the browser times it. */
export type Interaction = { readonly what: string; readonly act: (page: Page) => Promise<void> };

/** A page as it is measured. */
export type MeasuredPage = {
  readonly name: string;
  readonly path: string;
  /** Of the session; null for a visitor. */
  readonly token: string | null;
  /** What the page's own content is, as a selector. */
  readonly content: string;
  /** Seconds to the largest paint. */
  readonly goal: number;
  /** Whose slowest is the page's INP. */
  readonly interactions: readonly Interaction[];
};

/** What the data have for the pages of one thing. */
export type Things = { readonly holderToken: string; readonly personId: number };

const token = tokenOf(midCompany);
const visitorGoal = 0.9;
const userGoal = 1.4;

const press = (what: string, selector: string): Interaction => ({
  what,
  act: (page) => page.locator(selector).first().click(),
});
const typed = (what: string, selector: string, text: string): Interaction => ({
  what,
  act: async (page) => {
    await page.locator(selector).first().click();
    await page.keyboard.type(text, { delay: 120 });
  },
});
const key = (what: string, name: string): Interaction => ({
  what,
  act: (page) => page.keyboard.press(name),
});

const search = [
  typed('search', 'input[type=search]', 'kari 4'),
  key('search emptied', 'Escape'),
] as const;
/** A dialog on signed-in pages, a popover without a script on public ones. */
const menu = [
  press('menu opened', 'header button:is([aria-haspopup=dialog], [popovertarget]):visible'),
] as const;

/** The pages of the issue, in the order of a visitor's way in. */
export const measuredPages = ({ holderToken, personId }: Things): readonly MeasuredPage[] => [
  {
    name: 'home',
    path: '/home' satisfies PagePath,
    token: null,
    content: 'h1',
    goal: visitorGoal,
    interactions: menu,
  },
  {
    name: 'company info',
    path: '/bedriftsavtale/info' satisfies PagePath,
    token: null,
    content: 'h1',
    goal: visitorGoal,
    interactions: [press('zones chosen', '[role=tab][aria-selected=false]'), ...menu],
  },
  {
    name: "holder's ticket",
    path: pathTo('/billett/{token}', { token: holderToken }),
    token: null,
    content: 'main',
    goal: visitorGoal,
    // Its choices are links, which open another page.
    interactions: [],
  },
  {
    name: 'employee list',
    path: '/bedriftsavtale' satisfies PagePath,
    token,
    content: 'main a[href*="/ansatt/"]',
    goal: userGoal,
    interactions: [
      press('filter', 'main [role=group] button[aria-pressed=false]'),
      press('row ticked', 'main li input[type=checkbox]'),
      press('dialog opened', 'header button[aria-haspopup=dialog]:visible'),
      key('dialog closed', 'Escape'),
      press('page forward', 'button[aria-label="Neste side"]'),
      ...search,
      press('row opened', 'main a[href*="/ansatt/"]'),
    ],
  },
  {
    name: 'a person',
    path: pathTo('/bedriftsavtale/ansatt/{id}', { id: personId }),
    token,
    content: 'main section button',
    goal: userGoal,
    interactions: [press('dialog opened', 'main section button'), key('dialog closed', 'Escape')],
  },
  {
    name: 'an order form',
    path: '/bedriftsavtale/billett/opprett' satisfies PagePath,
    token,
    content: 'main form input',
    goal: userGoal,
    interactions: [typed('phone typed', 'main form input', '41234567')],
  },
  {
    name: 'invoice list',
    path: '/faktura' satisfies PagePath,
    token,
    content: 'main [aria-busy=false]',
    goal: userGoal,
    interactions: menu,
  },
];
