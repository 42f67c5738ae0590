import { describe, expect, it } from 'vitest';
import { signIn, sizes, visit, type Visitor } from './browser.ts';

const many = '/bedriftsavtale/endringer';

async function hrInLargeCompany({
  path = '/bedriftsavtale',
  ...look
}: Parameters<typeof visit>[0] & { path?: string } = {}) {
  const visitor = await visit(look);
  await signIn(visitor, 'hr-large@ruter.example', path);
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
  it('are ticked by keyboard, stay in sight above the bar on both sizes, and Enter opens the person', async () => {
    const { page } = await hrInLargeCompany({ path: '/bedriftsavtale?rows=25' });
    const row = page
      .getByRole('row')
      .filter({ has: page.getByText('Gyldig', { exact: true }) })
      .first();
    await row.getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await page.getByText('1 valgt').waitFor();
    const ticks = page.locator('main').getByRole('checkbox', { name: /^Velg (?!alle)/ });
    const bar = page.locator('[data-bottom-bar]');
    await bar.waitFor();
    for (const size of ['phone', 'desktop'] as const) {
      await page.setViewportSize(sizes[size]);
      await page
        .locator(size === 'phone' ? 'main li input[type=checkbox]' : 'main tr input[type=checkbox]')
        .first()
        .waitFor();
      for (let index = 1; index < 15; index += 1) {
        await ticks.nth(index).focus();
        const place = await ticks.nth(index).boundingBox();
        const top = (await bar.boundingBox())?.y ?? 0;
        expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(top);
      }
    }

    await row.getByRole('checkbox').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/bedriftsavtale\/ansatt\/\d+/);
  });

  it('are ended together: preview, progress that can be left, a result for each person', async () => {
    const visitor = await hrInLargeCompany();
    const { page, at, open, consoleErrors } = visitor;
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
    const path = '/bedriftsavtale?filter=valid&side=2';
    const { page, consoleErrors } = await hrInLargeCompany({ path });
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

  it('are ended by files: a mistake is mended, and somebody who is ended meanwhile is left out', async () => {
    const visitor = await hrInLargeCompany({ path: many });
    const { page, open, consoleErrors } = visitor;
    const [one, other, third, ...rest] = await validPeople(visitor, 40, 6);
    if (!one || !other || !third) throw new Error('too few people have a valid ticket');
    const readList = async (heading: string, values: readonly string[]) => {
      await page.locator('input[type=file]').setInputFiles(fileOf(heading, values));
      await page.getByRole('button', { name: /^Sjekk \d/ }).click();
      await page.waitForURL(/\/bedriftsavtale\/endringer\/\d+$/);
      await page.getByText(/billett(er)? avsluttes, siste dag/).waitFor();
      return page.url();
    };
    const carryOut = (name: string) => page.getByRole('button', { name }).click();
    await readList('Ansattnr', [one.employeeId, `${other.employeeId}0x`, third.employeeId]);
    await page.getByText(/2 billetter avsluttes, siste dag/).waitFor();
    await page.getByText('Personen finnes ikke i bedriften.').first().waitFor();
    await page.getByText(`Heter ${one.firstName} ${one.lastName} hos dere`).waitFor();
    const faulty = page.locator('input[aria-invalid]');
    await faulty.first().fill(other.employeeId);
    await faulty.first().press('Enter');
    await page.getByText(/3 billetter avsluttes, siste dag/).waitFor();
    await carryOut('Avslutt 3 billetter');
    await page.getByText(/^3 billetter er avsluttet, siste dag /).waitFor();
    expect(consoleErrors).toEqual([]);

    const phones = rest.map(({ phone }) => phone);
    await open(many);
    const all = await readList('Mobil', phones);
    await open(many);
    await readList('Mobil', phones.slice(1, 2));
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
    const { page } = await hrInLargeCompany({ language: 'en', size: 'phone' });
    await page.getByRole('listitem').filter({ hasText: 'Valid' }).first().waitFor();
    await page.getByRole('checkbox', { name: 'Select all on the page' }).check();
    await page.getByText('10 selected').waitFor();
    await page.getByRole('button', { name: 'Clear the selection' }).click();
    expect(await page.getByText(/selected$/).count()).toBe(0);
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
  });
});
