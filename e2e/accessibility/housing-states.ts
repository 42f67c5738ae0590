import { signIn, type Tenant, type Visitor } from '../browser.ts';
import { checkResidents, orderForResidentsPath } from './list-states.ts';
import { openPath, type PageState } from './page-state.ts';
import { answerQuestions } from '../order-form.ts';

/** The chair of a housing association, whose only company it is; the other operators have none. */
export async function beginInHousing(visitor: Visitor, tenant: Tenant): Promise<void> {
  if (tenant === 'ruter') await signIn(visitor, 'hr-housing@ruter.example');
}

/** Page states of a housing association: those that differ from the same page of company tickets. */
export const housingStates: readonly PageState[] = [
  { name: '/borettslag', reach: openPath('/borettslag'), at: ['ruter'] },
  { name: '/borettslag/boenhet/{id}', reach: openResident, at: ['ruter'] },
  {
    name: '/borettslag/boenhet/{id}, two households',
    reach: openTwoHouseholds,
    steps: [{ name: 'move-out', reach: openMoveOut }],
    at: ['ruter'],
  },
  {
    name: '/borettslag/boenhet/{id}, one who moves out',
    reach: openMovedOut,
    steps: [{ name: 'undoing a move-out', reach: openUndo }],
    at: ['ruter'],
  },
  {
    name: '/borettslag/opprett',
    reach: openPath('/borettslag/opprett'),
    steps: [{ name: 'unit that somebody lives in', reach: typeOccupiedUnit }],
    at: ['ruter'],
  },
  { name: orderForResidentsPath, reach: openPath(orderForResidentsPath), at: ['ruter'] },
  {
    name: '/borettslag/bestill-flere/{id}',
    reach: checkResidents,
    steps: [{ name: 'unit that somebody lives in', reach: checkOccupiedUnit }],
    at: ['ruter'],
  },
  { name: '/borettslag/godkjenning', reach: openPath('/borettslag/godkjenning'), at: ['ruter'] },
  {
    name: '/borettslag/oppstilling',
    reach: openPath('/borettslag/oppstilling'),
    at: ['ruter'],
  },
  {
    name: '/borettslag/kostnader-boenhet',
    reach: openPath('/borettslag/kostnader-boenhet'),
    at: ['ruter'],
  },
  {
    name: '/borettslag/kostnader-boenhet/endringer',
    reach: openPath('/borettslag/kostnader-boenhet/endringer'),
    at: ['ruter'],
  },
  {
    name: '/borettslag/innstillinger',
    reach: openPath('/borettslag/innstillinger'),
    at: ['ruter'],
  },
];

async function openResident({ page, open }: Visitor): Promise<void> {
  await open('/borettslag');
  const first = page.locator('a[href*="/boenhet/"]').first();
  await first.waitFor();
  await open((await first.getAttribute('href')) ?? '');
}

/** The unit of the demo world with two households. */
async function openTwoHouseholds({ page, open }: Visitor): Promise<void> {
  await open('/borettslag?q=H0402');
  const first = page.locator('a[href*="/boenhet/"]').first();
  await first.waitFor();
  await open((await first.getAttribute('href')) ?? '');
  await page.getByText(/^(To husstander bor her|Two households live here)/).waitFor();
}

/** Of a family of the demo world, with a ticket and an e-bike; the move-out ends both. */
async function openMovedOut(visitor: Visitor): Promise<void> {
  const { page, open } = visitor;
  await open('/borettslag?q=Marte+Vedvik');
  const first = page.locator('a[href*="/boenhet/"]').first();
  await first.waitFor();
  await open((await first.getAttribute('href')) ?? '');
  const moveOut = page.getByRole('button', { name: /^(Registrer utflytting|Register move-out)$/ });
  await undoButton(visitor).or(moveOut).first().waitFor();
  if (await undoButton(visitor).isVisible()) return;
  await openMoveOut(visitor);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^(Registrer utflytting|Register move-out)$/ }).click();
  await dialog.waitFor({ state: 'detached' });
  await undoButton(visitor).waitFor();
}

const undoButton = ({ page }: Visitor) =>
  page.getByRole('button', { name: /^(Angre utflytting|Undo move-out), / }).first();

async function openUndo(visitor: Visitor): Promise<void> {
  await undoButton(visitor).click();
  await visitor.page.getByRole('dialog').waitFor();
}

async function openMoveOut({ page }: Visitor): Promise<void> {
  await page
    .getByRole('button', { name: /^(Registrer utflytting|Register move-out)$/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
}

async function checkOccupiedUnit({ page, open }: Visitor): Promise<void> {
  await open(orderForResidentsPath);
  await page.locator('input[type=file]').setInputFiles({
    name: 'Beboere.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Beboer;Mobil;Andelsnr\r\nNora Vik;41230731;H0402'),
  });
  await page.getByRole('button', { name: /^(Sjekk|Check) 1 / }).click();
  await answerQuestions(page);
  // Of the row: what is asked above the table is answered.
  const questions = ['zoneFrom', 'zoneTo', 'startDate'].map((name) => `:not([name=${name}])`);
  await page
    .locator(`select[aria-invalid]${questions.join('')}`)
    .first()
    .waitFor();
}

async function typeOccupiedUnit({ page }: Visitor): Promise<void> {
  await page.getByLabel(/^(Beboernr\.|Resident number)$/).fill('H0402');
  await page.getByText(/^(De flytter ut|They move out)$/).click();
  await page.getByLabel(/^(Siste dag i boenheten|Last day in the unit)$/).waitFor();
}
