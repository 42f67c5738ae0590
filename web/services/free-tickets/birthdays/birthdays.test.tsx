// @vitest-environment happy-dom
import { freeTicketBirthdayCalls as calls } from '@takst/contract/ticketing/batches/free-ticket-birthday-calls.ts';
import { listBatches } from '@takst/contract/ticketing/batches/list-batches.contract.ts';
import { listBirthdays } from '@takst/contract/services/free-tickets/birthdays/list-birthdays.contract.ts';
import { plainText } from '#testing/cells-of.ts';
import { act, cleanup, fireEvent, screen } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { freeTicketOnTheWire as kari } from '#services/free-tickets/family/test-family.tsx';
import { BirthdaysPage } from './birthdays.page.tsx';

afterEach(cleanup);

const newProfile = {
  ...kari,
  ageChange: {
    kind: 'profile',
    on: '2027-01-20',
    newProfile: 4,
    actableFrom: '2026-07-20',
    before: { pricePerMonth: 794, taxAmount: 1589 },
    after: { pricePerMonth: 398, taxAmount: null },
  },
};
const ending = {
  ...kari,
  id: 12,
  firstName: 'Liv',
  profile: 2,
  ageChange: {
    kind: 'end',
    on: '2026-04-30',
    newProfile: null,
    actableFrom: '2025-10-30',
    before: { pricePerMonth: 209, taxAmount: 419 },
    after: { pricePerMonth: 0, taxAmount: 0 },
  },
};

async function openBirthdays(matches: readonly object[] = [ending, newProfile]) {
  const server = fakeServer(
    [listBirthdays, { status: 200, body: { totalEntries: matches.length, matches } }],
    [listBatches, { status: 200, body: { totalEntries: 0, matches: [] } }],
    [calls.createBatch, { status: 200, body: { id: 31 } }],
    [calls.putRows, { status: 200, body: { stored: 1 } }],
  );
  await openPage({
    pages: {
      '/fribilletter/bursdager': BirthdaysPage,
      '/fribilletter/bursdager/$id': () => <p>The change</p>,
    },
    at: '/fribilletter/bursdager',
    features: ['freeTicket'],
    texts: ['free-birthdays', 'free-family', 'delivered-ticket', 'free-many', 'batches', 'tickets'],
  });
  return server;
}

describe('the page of birthdays', () => {
  it('says what age changes, when, and what it costs before and after', async () => {
    await openBirthdays();
    const end = await screen.findByRole('row', { name: /Liv/ });
    expect(end.textContent).toContain('The ticket ends, last day');
    expect(end.textContent).toContain('209 → 0');
    const profile = screen.getByRole('row', { name: /reduced rate/ });
    expect(profile.textContent).toContain('Adult becomes reduced rate');
    expect(profile.textContent).toContain('794 → 398');
    // What is not on file, and what is too far ahead.
    expect(profile.textContent).toMatch(/1.589 → –/);
    expect(profile.textContent).toContain('Can be done from');
    expect(end.textContent).not.toContain('Can be done from');
    cleanup();
    const { ageChange } = newProfile;
    const on = (actableFrom: string) => ({
      ...newProfile,
      ageChange: { ...ageChange, actableFrom },
    });
    const matches = [on('2026-03-04'), { ...on('2026-03-05'), id: 14, firstName: 'Ida' }, ending];
    await openBirthdays(matches);
    await screen.findByRole('row', { name: /Ida/ });
    // Below it the list of changes may be loading.
    const [birthdays] = screen.getAllByRole('table');
    const rows = [...(birthdays?.querySelectorAll('tbody tr') ?? [])];
    expect(rows.map(({ textContent }) => plainText(textContent))).toEqual([
      '20.01.2027Kari Solberg30417Employeeborn 14.02.1981Adult becomes reduced rate794 → 398 kr1 589 → –',
      '20.01.2027Ida Solberg30417Employeeborn 14.02.1981Adult becomes reduced rateCan be done from 05.03.2026794 → 398 kr1 589 → –',
      '30.04.2026Liv Solberg30417Employeeborn 14.02.1981The ticket ends, last day 30.04.2026209 → 0 kr419 → 0 kr',
    ]);
  });

  it.each([
    ['Give the new category from the date', 'new-profile'],
    ['End on the date', 'end'],
  ])('makes a change for those who are ticked: %s', async (button, birthdayAct) => {
    const server = await openBirthdays();
    fireEvent.click(await screen.findByRole('checkbox', { name: `Select Liv ${kari.lastName}` }));
    const bar = await screen.findByRole('button', { name: button });
    await act(async () => fireEvent.click(bar));
    await screen.findByText('The change');
    const [body] = server.callsTo(calls.createBatch).map(({ body }) => body);
    expect(body).toMatchObject({
      source: { kind: 'ticked' },
      options: { act: birthdayAct },
      total: 1,
    });
    const [rows] = server.callsTo(calls.putRows).map(({ body }) => body);
    expect(rows).toMatchObject({ rows: [{ ticketId: '12', firstName: 'Liv' }] });
  });

  it('makes it for all who are ticked, and for nobody else', async () => {
    const matches = Array.from({ length: 30 }, (_, place) => ({
      ...ending,
      id: 40 + place,
      firstName: `Liv ${place}`,
    }));
    const server = await openBirthdays(matches);
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all on the page' }));
    fireEvent.click(screen.getByRole('checkbox', { name: `Select Liv 3 ${kari.lastName}` }));
    fireEvent.click(await screen.findByRole('button', { name: 'End on the date' }));
    await screen.findByText('The change');
    const [first] = server.callsTo(calls.putRows).map(({ body }) => body as { rows: object[] });
    const ids = matches.map(({ id }) => id).filter((id) => id !== 43);
    expect(first?.rows).toMatchObject(ids.map((id) => ({ ticketId: String(id) })));
  });

  it('says so when nobody is concerned', async () => {
    await openBirthdays([]);
    await screen.findByText('Nobody changes category in the next year');
  });
});
