import { describe, expect, it } from 'vitest';
import { signIn, visit, type Visitor } from './browser.ts';
import { privateValues } from './employee-export.ts';

const user = 'hr-single@akt.example';
const path = '/bedriftsavtale/sammenlign';

type Employee = {
  id: number;
  firstName: string;
  lastName: string;
  employeeId: string;
  phone: string;
  ticket: { startDate: string; expirationDate: string | null; status: string } | null;
};

async function hr(look: Parameters<typeof visit>[0] = {}): Promise<Visitor> {
  const visitor = await visit({ tenant: 'akt', ...look });
  await signIn(visitor, user, path);
  return visitor;
}

/** All people with a ticket without an end, the oldest ticket first. */
async function employeesWithTickets({ page }: Visitor): Promise<Employee[]> {
  const matches = await page.evaluate(async (): Promise<Employee[]> => {
    const [company] = (await (await fetch('/user-api/auth/companies')).json()).matches;
    const list = `/api/subscriber/by-company-id/${company.id}?maxEntries=1000&offset=0`;
    return (await (await fetch(list)).json()).matches;
  });
  const withTicket = matches.filter(({ ticket }) => ticket !== null && ticket.status === 'active');
  const startOf = ({ ticket }: Employee) => ticket?.startDate ?? '';
  return withTicket.toSorted((one, other) => startOf(one).localeCompare(startOf(other)));
}

const headings = [
  'Ans.nr',
  'Navn',
  'Mobiltelefon',
  'E-postadresse',
  'Avdeling',
  'Fødselsnr[Ans.nr]',
];

/** A list of employees as Visma Lønn writes it. */
function listOf(
  people: readonly Pick<Employee, 'firstName' | 'lastName' | 'employeeId' | 'phone'>[],
) {
  const rows = people.map(({ firstName, lastName, employeeId, phone }) => [
    employeeId,
    `${firstName} ${lastName}`,
    phone,
    'p@firma.example',
    'Salg',
    privateValues[0],
  ]);
  const text = [headings, ...rows].map((cells) => `${cells.join(';')}\r\n`).join('');
  return { name: 'Ansattliste.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') };
}

async function read({ page }: Visitor, people: Parameters<typeof listOf>[0]): Promise<void> {
  await page.getByRole('radio', { name: /Ja, hele listen|Yes, the whole list/ }).check();
  await page.locator('input[type=file]').setInputFiles(listOf(people));
  await page.getByRole('button', { name: /^(Sjekk|Check) \d+/ }).click();
  await page.getByRole('button', { name: /^(Nye|Joiners)/ }).waitFor();
}

describe('the list of a payroll system', () => {
  it('orders for who joined, ends who left and changes a name; nobody else', async () => {
    const visitor = await hr();
    const { page, open, consoleErrors } = visitor;
    const people = await employeesWithTickets(visitor);
    const open_ = people.filter(({ ticket }) => ticket?.expirationDate === null);
    const [leaver, never, renamed] = open_;
    if (!leaver || !never || !renamed) throw new Error('the company has too few people');
    // Kept although the list does not have them.
    await open(`/bedriftsavtale/ansatt/${never.id}`);
    await page.getByRole('button', { name: 'Merk som aldri sluttet' }).click();
    await page.getByLabel('Hvorfor').fill('Innleid');
    await page.getByRole('dialog').getByRole('button', { name: 'Lagre' }).click();
    await page.getByText('Regnes aldri som sluttet: Innleid').waitFor();

    const joiner = {
      firstName: 'Nina',
      lastName: 'Nyansatt',
      employeeId: 'NY-1',
      phone: '48177001',
    };
    const listed = people
      .filter(({ id }) => id !== leaver.id && id !== never.id)
      .map((one) => (one.id === renamed.id ? { ...one, lastName: 'Nygift' } : one));
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.postData() ?? ''));
    await open(path);
    await read(visitor, [...listed, joiner]);
    expect(sent.join('\n')).toContain('Nyansatt');
    expect(sent.join('\n')).not.toContain(privateValues[0]);

    await page.getByRole('checkbox', { name: 'Godta Nina Nyansatt' }).waitFor();
    expect(await page.getByRole('checkbox', { name: 'Godta Nina Nyansatt' }).isChecked()).toBe(
      true,
    );
    await page.getByRole('button', { name: /^Endret/ }).click();
    await page.getByText(new RegExp(`${renamed.lastName} → Nygift`)).waitFor();
    await page.getByRole('button', { name: /^Aldri sluttet/ }).click();
    await page.getByRole('link', { name: `${never.firstName} ${never.lastName}` }).waitFor();
    await page.getByRole('button', { name: /^Sluttet/ }).click();
    const box = page.getByRole('checkbox', {
      name: `Godta ${leaver.firstName} ${leaver.lastName}`,
    });
    await box.waitFor();
    expect(await box.isChecked()).toBe(false);
    await box.check();
    await page.getByText('3 godtatt').waitFor();
    await page.getByRole('button', { name: 'Utfør 3 endringer' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Utfør 3 endringer' }).click();
    await page.getByText('3 endringer er utført').waitFor();
    await page.getByText('Avslutt billett').waitFor();

    const after = await employeesWithTickets(visitor);
    const ended = (one: Employee) => one.ticket?.expirationDate !== null;
    const endedBefore = people.filter(ended).map(({ id }) => id);
    const endedNow = after.filter(ended).map(({ id }) => id);
    expect(endedNow.filter((id) => !endedBefore.includes(id))).toEqual([leaver.id]);
    expect(after.find(({ id }) => id === renamed.id)?.lastName).toBe('Nygift');
    expect(consoleErrors).toEqual([]);
  });

  it('that is half of it ends nobody before the number is typed', async () => {
    const visitor = await hr({ size: 'phone', language: 'en' });
    const { page } = visitor;
    const people = await employeesWithTickets(visitor);
    await read(visitor, people.slice(-3));
    await page.getByText('Is this the whole list?').waitFor();
    await page.getByRole('button', { name: /^Leavers/ }).click();
    await page.getByRole('button', { name: /^Accept (all )?\d+/ }).click();
    const carryOut = page.getByRole('button', { name: /^Carry out \d+ change/ });
    await expect.poll(() => carryOut.isEnabled()).toBe(true);
    await carryOut.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Type how many tickets end').fill('1');
    await dialog.getByRole('button', { name: /^Carry out/ }).click();
    await dialog.getByText(/^Type \d+$/).waitFor();
    await page.keyboard.press('Escape');
    // A part of a list has no leavers.
    await page.getByRole('button', { name: 'Options for the whole list' }).click();
    await page.getByRole('radio', { name: /No, only a part/ }).check();
    await expect
      .poll(() => page.getByRole('button', { name: /^Leavers/ }).textContent())
      .toBe('Leavers0');
  });
});
