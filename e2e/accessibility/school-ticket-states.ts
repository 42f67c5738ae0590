import type { Locator } from 'playwright-core';
import { signIn, type Tenant, type Visitor } from '../browser.ts';
import { findSchoolTicket } from '../find-school-ticket.ts';
import type { PageState } from './page-state.ts';
import { choose } from '../choose.ts';

/** The school-ticket administrator of a school; the other operators have none. */
export async function beginInSchool(visitor: Visitor, tenant: Tenant): Promise<void> {
  if (tenant === 'ruter') await signIn(visitor, 'school@ruter.example');
}

export const schoolTicketStates: readonly PageState[] = [
  { name: '/skole', reach: openOverview, at: ['ruter'] },
  { name: 'the school tickets of a class', reach: chooseClass, at: ['ruter'] },
  { name: '/skole/klasser', reach: openClassLists, at: ['ruter'] },
  { name: '/skole/nytt-skolear', reach: openNextYear, at: ['ruter'] },
  { name: 'no school ticket found', reach: searchForNobody, at: ['ruter'] },
  { name: '/skole/bestill', reach: openOrder, at: ['ruter'] },
  { name: 'faults in an order of school tickets', reach: sendWithFaults, at: ['ruter'] },
  { name: 'an order for a pupil with two homes', reach: orderForTwoHomes, at: ['ruter'] },
  { name: '/skole/bestill/mange', reach: openLists, at: ['ruter'] },
  { name: '/skole/bestill/mange/{id}', reach: checkPupils, at: ['ruter'] },
  { name: '/skole/{id}', reach: (visitor) => openTicket(visitor), at: ['ruter'] },
  { name: 'the edit of a pupil with a fault', reach: editWithFault, at: ['ruter'] },
  { name: 'new zones of a school ticket', reach: chooseZones, at: ['ruter'] },
  {
    name: 'a school ticket to be ended',
    reach: (visitor) => openDialog(visitor, /^(Avslutt|End)/),
    at: ['ruter'],
  },
  { name: 'a school ticket on a card', reach: openCard, at: ['ruter'] },
  { name: 'a lost card to be replaced', reach: openReplacement, at: ['ruter'] },
  { name: '/skole/{id}/papirbevis', reach: openPaper, at: ['ruter'] },
];

/** The administrator of a county's schools, who has chosen none of them. */
export async function beginInCounty(visitor: Visitor, tenant: Tenant): Promise<void> {
  if (tenant === 'ruter') await signIn(visitor, 'school-county@ruter.example', '/skole/alle');
}

export const countyStates: readonly PageState[] = [
  { name: '/skole/alle', reach: openAllSchools, at: ['ruter'] },
  { name: 'the school tickets of one of several schools', reach: openOneOfThem, at: ['ruter'] },
  { name: 'nobody found at any school', reach: searchInAllSchools, at: ['ruter'] },
];

async function openOverview({ page, open }: Visitor): Promise<void> {
  await open('/skole');
  await page.getByText(/Leah/).first().waitFor();
}

async function chooseClass({ page, open }: Visitor): Promise<void> {
  await open('/skole?class=8A');
  await page.getByText(/Odin/).first().waitFor();
  const classes = await optionsOf(page, 'class');
  await classes.and(page.locator('[value="8A"]')).waitFor({ state: 'attached' });
}

/** What a list can be filtered by, which is behind a button on a phone. */
async function optionsOf(page: Visitor['page'], name: string): Promise<Locator> {
  const button = page.getByRole('button', { name: /^(Flere filtre|More filters)/ });
  const choice = page.locator(`select[name="${name}"]`);
  await button.or(choice).first().waitFor();
  if ((await choice.count()) === 0) await button.click();
  return choice.locator('option');
}

async function searchForNobody({ page, open }: Visitor): Promise<void> {
  await open('/skole?q=zzzz');
  await page.getByText(/zzzz/).first().waitFor();
}

async function openOrder({ page, open }: Visitor): Promise<void> {
  await open('/skole/bestill');
  await page.locator('input[name="pupils.0.firstName"]').waitFor();
}

async function sendWithFaults(visitor: Visitor): Promise<void> {
  await openOrder(visitor);
  const { page } = visitor;
  await page.locator('button[type=submit]').click();
  await page.locator('input[name="pupils.0.firstName"][aria-invalid=true]').waitFor();
}

async function orderForTwoHomes(visitor: Visitor): Promise<void> {
  await openOrder(visitor);
  const { page } = visitor;
  await choose(page.getByRole('radio', { name: /ID-bas/ }));
  await page.locator('input[name="pupils.0.hasTwoHomes"]').check();
  await page.locator('button[type=submit]').click();
  await page.locator('select[name="pupils.0.secondZoneFrom"][aria-invalid=true]').waitFor();
}

async function openLists({ page, open }: Visitor): Promise<void> {
  await open('/skole/bestill/mange');
  await page.locator('input[type=file]').waitFor({ state: 'attached' });
}

type TicketSearch = Parameters<typeof findSchoolTicket>[1];

async function openTicket(visitor: Visitor, search: TicketSearch = {}): Promise<void> {
  await visitor.open('/skole');
  const filter = { status: 'active', mediaType: 'MOBILE_TICKET', ...search } as const;
  const { id } = await findSchoolTicket(visitor, filter);
  await visitor.open(`/skole/${id}`);
  await visitor.page.getByRole('article').first().waitFor();
}

async function openDialog(visitor: Visitor, button: RegExp): Promise<void> {
  await openTicket(visitor);
  await visitor.page.getByRole('button', { name: button }).first().click();
  await visitor.page.getByRole('dialog').getByRole('button').nth(1).waitFor();
}

async function editWithFault(visitor: Visitor): Promise<void> {
  await openDialog(visitor, /^(Endre billetten|Edit the ticket)/);
  const dialog = visitor.page.getByRole('dialog');
  await dialog.getByLabel(/^(Navn|Name)$/).fill('Ada');
  await dialog.getByRole('button', { name: /^(Lagre|Save)$/ }).click();
  await dialog.getByRole('alert').or(dialog.locator('[aria-invalid=true]')).first().waitFor();
}

async function chooseZones(visitor: Visitor): Promise<void> {
  await openDialog(visitor, /^(Bytt soner|Change zones)/);
  const dialog = visitor.page.getByRole('dialog');
  await choose(dialog.getByRole('radio', { name: /^(Alle soner|All zones)/ }));
  await dialog.getByText(/471/).waitFor();
}

async function openCard(visitor: Visitor): Promise<void> {
  await openTicket(visitor, { mediaType: 'TRAVEL_CARD', travelCardState: 'CREATED' });
  await visitor.page
    .getByRole('button', { name: /^(Se reisekortet|See the travel card)/ })
    .first()
    .click();
  await visitor.page.getByRole('dialog').getByRole('listitem').first().waitFor();
}

async function openAllSchools({ page, open }: Visitor): Promise<void> {
  await open('/skole/alle');
  await page
    .getByText(/Kort uten navn|Card without a name/)
    .first()
    .waitFor();
  const schools = await optionsOf(page, 'school');
  await schools.nth(3).waitFor({ state: 'attached' });
}

/** Chooses a school: the page then has both ways. */
async function openOneOfThem({ page, open }: Visitor): Promise<void> {
  await open('/skole');
  const schoolMenu = page.getByRole('navigation', { name: /^(Skoler|Schools)$/ });
  const choice = page.getByRole('button', { name: /Granås barneskole/ });
  await schoolMenu.or(choice).first().waitFor();
  if ((await schoolMenu.count()) === 0) await choice.click();
  await schoolMenu.waitFor();
}

async function openClassLists({ page, open }: Visitor): Promise<void> {
  await open('/skole/klasser?class=8A');
  await page.getByText(/Odin/).first().waitFor();
  const classes = page.getByRole('combobox', { name: /^(Klasse|Class)$/ }).locator('option');
  // An option whose value is its text has no attribute that says so.
  await classes.getByText('8B', { exact: true }).waitFor({ state: 'attached' });
}

async function checkPupils(visitor: Visitor): Promise<void> {
  await openLists(visitor);
  const { page } = visitor;
  await page.locator('input[type=file]').setInputFiles({
    name: 'klasse.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Navn;Klasse;Mobil\nNora Berg;8A;22334455\n', 'latin1'),
  });
  await page.getByRole('button', { name: /^(Sjekk|Check) 1/ }).click();
  await page.waitForURL((url) => /^\/skole\/bestill\/mange\/\d+$/.test(url.pathname));
  await page.locator('[name="startDate"]').first().waitFor();
}

async function searchInAllSchools({ page, open }: Visitor): Promise<void> {
  await open('/skole/alle?q=zzzz');
  await page.getByText(/zzzz/).first().waitFor();
}

async function openNextYear({ page, open }: Visitor): Promise<void> {
  await open('/skole/nytt-skolear');
  // The day on which it opens, or the pupils of the year that runs out.
  await page
    .locator('main')
    .getByText(/20\d\d/)
    .first()
    .waitFor();
}

async function openReplacement(visitor: Visitor): Promise<void> {
  await openTicket(visitor, { mediaType: 'TRAVEL_CARD', travelCardState: 'CREATED' });
  await visitor.page
    .getByRole('button', { name: /^(Erstatningskort|Replacement card)/ })
    .first()
    .click();
  const dialog = visitor.page.getByRole('dialog');
  await choose(dialog.getByRole('radio', { name: /^(Eleven|The pupil)/ }));
  await dialog.getByText(/^50/).first().waitFor();
}

/** The demo world has one pupil who waits for a card with a link; the first visit replaces the link by paper. */
async function openPaper(visitor: Visitor): Promise<void> {
  await visitor.open('/skole');
  const { id } = await findSchoolTicket(visitor, { travelCardState: 'REQUESTED', feeOwed: 50 });
  await visitor.open(`/skole/${id}`);
  const { page } = visitor;
  await page
    .getByRole('button', { name: /^(Midlertidig billett|Temporary ticket)/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await choose(dialog.getByRole('radio', { name: /^(Papirbevis|On paper)/ }));
  await dialog.getByRole('button', { name: /^(Gi midlertidig|Give a temporary)/ }).click();
  await page.waitForURL(/papirbevis$/);
  await page.getByRole('article').getByRole('img').waitFor();
}
