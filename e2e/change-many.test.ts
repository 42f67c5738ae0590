import { describe, expect, it } from 'vitest';
import { signIn, visit, type Visitor } from './browser.ts';

async function hrInLargeCompany(
  language: 'nb' | 'en' = 'nb',
  size: 'desktop' | 'phone' = 'desktop',
) {
  const visitor = await visit({ language, size });
  await signIn(visitor, 'hr-large@ruter.example', '/bedriftsavtale');
  return visitor;
}

type ListedEmployee = {
  id: number;
  employeeId: string;
  phone: string;
  firstName: string;
  lastName: string;
};

/** People with a valid ticket, by the API: from one of the list on, so that journeys take different ones. */
async function validPeople(
  { page }: Visitor,
  from: number,
  count: number,
): Promise<ListedEmployee[]> {
  return page.evaluate(
    async ([offset, maxEntries]) => {
      const { matches } = await (await fetch('/user-api/auth/companies')).json();
      const query = `filter=valid&maxEntries=${maxEntries}&offset=${offset}`;
      const answer = await fetch(`/api/subscriber/by-company-id/${matches[0].id}?${query}`);
      return (await answer.json()).matches;
    },
    [from, count] as const,
  );
}

/** A person with one ticket, which is still to come. Others may get a second one from a journey of self-service meanwhile. */
async function pendingPerson({ page }: Visitor): Promise<{ phone: string }> {
  const person = await page.evaluate(async () => {
    const read = async (path: string) => (await fetch(path)).json();
    const [company] = (await read('/user-api/auth/companies')).matches;
    const { matches } = await read(`/api/subscriber/by-company-id/${company.id}?filter=pending`);
    for (const match of matches) {
      const tickets = await read(`/api/subscriber/${match.id}/tickets`);
      if (tickets.length === 1) return match;
    }
    return null;
  });
  if (person === null) throw new Error('Everybody whose ticket is still to come has another one.');
  return person;
}

const fileOf = (heading: string, values: readonly string[]) => ({
  name: 'Sluttere.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([heading, ...values].join('\r\n')),
});

describe('tickets of many people', () => {
  it.each(['desktop', 'phone'] as const)(
    'stay in sight above the bar when the focus moves through the rows (%s)',
    async (size) => {
      const { page, open } = await hrInLargeCompany('nb', size);
      await open('/bedriftsavtale?rows=25');
      const ticks = page.locator('main').getByRole('checkbox', { name: /^Velg (?!alle)/ });
      await ticks.first().check();
      const bar = page.locator('[data-bottom-bar]');
      await bar.waitFor();
      for (let index = 1; index < 15; index += 1) {
        await ticks.nth(index).focus();
        const row = await ticks.nth(index).boundingBox();
        const top = (await bar.boundingBox())?.y ?? 0;
        expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual(top);
      }
    },
  );

  it('are ended together: preview, progress that can be left, a result for each person', async () => {
    const visitor = await hrInLargeCompany();
    const { page, at, open, consoleErrors } = visitor;
    await open('/bedriftsavtale');
    const rows = page.getByRole('row');
    const { phone } = await pendingPerson(visitor);
    await page.getByRole('searchbox').fill(phone);
    await page.waitForURL((url) => url.searchParams.get('q') === phone);
    const pending = rows.filter({ hasText: 'Starter' });
    // Its heading and the hit.
    await expect.poll(() => rows.count()).toBe(2);
    const notBegun = await pending.getByRole('link').textContent();
    await pending.getByRole('checkbox').check();
    await page.getByRole('searchbox').fill('');
    const valid = rows.filter({ has: page.getByText('Gyldig', { exact: true }) });
    const endedPerson = await valid.first().getByRole('link').textContent();
    for (const index of [0, 1, 2, 3]) await valid.nth(index).getByRole('checkbox').check();
    // The ticks remain during another search.
    await page.getByRole('searchbox').fill('ingen heter dette');
    await page.getByText('Ingen treff').waitFor();
    await page.getByRole('searchbox').fill('');
    await valid.first().waitFor();
    await page.getByText('5 valgt').waitFor();

    await page.getByRole('button', { name: 'Avslutt', exact: true }).click();
    await page.waitForURL(/\/bedriftsavtale\/endringer\/\d+$/);
    const address = page.url();
    await page.getByText(/4 billetter avsluttes, siste dag/).waitFor();
    await page.getByText(/Dere sparer .* per måned fra/).waitFor();
    await rows.getByText('Har ingen gyldig billett.').waitFor();
    await page.getByRole('button', { name: 'Avslutt 4 billetter' }).click();
    await page.getByText(/^4 billetter er avsluttet, siste dag /).waitFor();

    await open('/home');
    await open('/bedriftsavtale');
    await page.getByRole('link', { name: 'Tidligere endringer for flere' }).click();
    await page.waitForURL(at('/bedriftsavtale/endringer'));
    await page
      .getByRole('row')
      .filter({ hasText: 'Avslutt 5 billetter' })
      .getByRole('link')
      .click();
    await page.waitForURL(address);
    await page.getByText(/^4 billetter er avsluttet, siste dag /).waitFor();
    await page.getByText('1 rad ble ikke utført.').waitFor();
    await rows.filter({ hasText: 'Utført' }).first().waitFor();
    expect(await rows.filter({ hasText: 'Utført' }).count()).toBe(4);
    const leftOut = rows.filter({ hasText: 'Har ingen gyldig billett.' });
    expect(await leftOut.textContent()).toContain(notBegun);

    await page
      .getByRole('link', { name: new RegExp(`^${endedPerson}`) })
      .first()
      .click();
    await page
      .getByText(/\d{4} – \d/)
      .first()
      .waitFor();
    expect(consoleErrors).toEqual([]);
  });

  it('get other zones together, with what that costs', async () => {
    const { page, open, consoleErrors } = await hrInLargeCompany();
    await open('/bedriftsavtale?filter=valid&side=2');
    const rows = page.getByRole('row');
    const valid = rows.filter({ has: page.getByText('Gyldig', { exact: true }) });
    await valid.nth(2).waitFor();
    for (const index of [0, 1, 2]) await valid.nth(index).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Bytt soner' }).click();
    await page.waitForURL(/\/bedriftsavtale\/endringer\/\d+$/);
    await page.locator('select[name=zoneFrom]').selectOption({ label: 'Alle soner' });
    await page.getByText(/3 personer får nye soner fra/).waitFor();
    await page.getByText('De får en ny hentekode på SMS.').waitFor();
    await rows
      .getByText(/Nye soner fra .* → Alle soner, .* → .* per måned/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Bytt soner for 3 personer' }).click();
    await page.getByText(/^3 personer får nye soner fra /).waitFor();
    expect(consoleErrors).toEqual([]);
  });

  it('are ended by a file of employee numbers, in which a mistake is mended', async () => {
    const visitor = await hrInLargeCompany();
    const { page, open, consoleErrors } = visitor;
    const people = await validPeople(visitor, 40, 3);
    const [first, second, third] = people.map(({ employeeId }) => employeeId);
    await open('/bedriftsavtale/endringer');
    await page
      .locator('input[type=file]')
      .setInputFiles(fileOf('Ansattnr', [first ?? '', `${second}0x`, third ?? '']));
    await page.getByRole('button', { name: 'Sjekk 3 rader' }).click();
    await page.getByText(/2 billetter avsluttes, siste dag/).waitFor();
    await page.getByText('Personen finnes ikke i bedriften.').first().waitFor();
    await page.getByText(`Heter ${people[0]?.firstName} ${people[0]?.lastName} hos dere`).waitFor();
    const faulty = page.locator('input[aria-invalid]');
    await faulty.first().fill(second ?? '');
    await faulty.first().press('Enter');
    await page.getByText(/3 billetter avsluttes, siste dag/).waitFor();
    await page.getByRole('button', { name: 'Avslutt 3 billetter' }).click();
    await page.getByText(/^3 billetter er avsluttet, siste dag /).waitFor();
    expect(consoleErrors).toEqual([]);
  });

  it('stop at somebody who is ended meanwhile, and go on without them', async () => {
    const visitor = await hrInLargeCompany();
    const { page, open } = visitor;
    const people = await validPeople(visitor, 60, 3);
    const readList = async (phones: readonly string[]) => {
      await open('/bedriftsavtale/endringer');
      await page.locator('input[type=file]').setInputFiles(fileOf('Mobil', phones));
      await page.getByRole('button', { name: /^Sjekk \d/ }).click();
      await page.waitForURL(/\/bedriftsavtale\/endringer\/\d+$/);
      await page.getByText(/billett(er)? avsluttes, siste dag/).waitFor();
      return page.url();
    };
    const carryOut = async (name: string) => {
      await page.getByRole('button', { name }).click();
    };
    const phones = people.map(({ phone }) => phone);
    const all = await readList(phones);
    await readList(phones.slice(1, 2));
    await carryOut('Avslutt 1 billett');
    await page.getByText(/^1 billett er avsluttet, siste dag /).waitFor();

    await page.goto(all);
    await carryOut('Avslutt 3 billetter');
    await page.getByText(/^Rad 2, .*Har allerede en siste dag/).waitFor();
    await page.getByText('1 er utført, 2 venter.').waitFor();
    await page.getByRole('button', { name: 'Fortsett uten denne raden' }).click();
    await page.getByText(/^2 billetter er avsluttet, siste dag /).waitFor();
  });

  it('get their codes resent, on a phone and in English', async () => {
    const { page, open } = await hrInLargeCompany('en', 'phone');
    await open('/bedriftsavtale');
    await page.getByRole('listitem').filter({ hasText: 'Valid' }).first().waitFor();
    await page.getByRole('checkbox', { name: 'Select all on the page' }).check();
    await page.getByText('10 selected').waitFor();
    await page.getByRole('button', { name: 'Resend pickup code' }).click();
    await page.waitForURL(/\/bedriftsavtale\/endringer\/\d+$/);
    await page.getByRole('list', { name: 'Rows' }).getByRole('listitem').first().waitFor();
    const wide = await page.evaluate('document.documentElement.scrollWidth');
    expect(wide).toBe(390);
    await page.getByRole('button', { name: 'Delete the draft' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the draft' }).click();
    await page.waitForURL(/\/bedriftsavtale\/endringer$/);
    await open('/bedriftsavtale');
    await page.getByRole('listitem').filter({ hasText: 'Valid' }).first().waitFor();
    await page.getByRole('checkbox', { name: 'Select all on the page' }).check();
    await page.getByRole('button', { name: 'Clear the selection' }).click();
    expect(await page.getByText(/selected$/).count()).toBe(0);
  });

  it('are ticked by keyboard, and Enter on a row opens the person', async () => {
    const { page, open } = await hrInLargeCompany();
    await open('/bedriftsavtale');
    const row = page
      .getByRole('row')
      .filter({ has: page.getByText('Gyldig', { exact: true }) })
      .first();
    await row.getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await page.getByText('1 valgt').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/bedriftsavtale\/ansatt\/\d+/);
  });
});
