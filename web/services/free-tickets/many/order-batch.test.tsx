// @vitest-environment happy-dom
import { freeTicketOrderCalls as calls } from '@takst/contract/ticketing/batches/free-ticket-order-calls.ts';
import { freeTicketOrders } from '@takst/contract/ticketing/batches/free-ticket-orders.ts';
import { cleanup, fireEvent, screen, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { draftBatch, readyTotals } from '#ticketing/batches/test-batch.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage, type PageOptions } from '#testing/open-page.tsx';
import { OrderBatchPage } from './order-batch.page.tsx';
import { departmentStore } from './test-many.tsx';

afterEach(cleanup);

const path = '/fribilletter/massebestillinger/ny';

type Fault = { column: string | null; code: string };

const rowWith = (position: number, fault: Fault | null) => ({
  position,
  cells: {
    employeeId: `471${position}`,
    firstName: 'Kari',
    lastName: `No ${position}`,
    birthDate: '14.05.1985',
    holderType: 'Ansatt',
    profile: 'Voksen',
    mediaType: 'Mobil',
    phone: '41234567',
    zoneFrom: '1',
    zoneTo: '2Ø',
  },
  readAs: {},
  state: fault ? 'faulty' : 'ready',
  faults: fault ? [{ ...fault, proposal: null, otherRow: null }] : [],
  effect: fault
    ? null
    : {
        startDate: '2026-04-01',
        pricePerMonth: 794,
        taxPerMonth: 1589,
        knownAs: null,
        notes: [],
      },
  subject: null,
});

type Draft = { faults?: Fault[]; generalFaults?: string[]; unchecked?: number };

async function openDraft(
  { faults = [], generalFaults = [], unchecked = 0 }: Draft,
  options: Partial<PageOptions> = {},
) {
  const total = faults.length + 1;
  const batch = { ...draftBatch, service: 'free-ticket-orders', id: 7, total };
  const totals = {
    ...readyTotals,
    rows: total,
    faulty: faults.length,
    ready: unchecked > 0 ? 0 : 1,
    unchecked,
    pricePerMonth: 794,
    taxPerMonth: 1589,
    firstStart: '2026-04-01',
    generalFaults,
    faultGroups: faults.map((fault) => ({ ...fault, rows: 1 })),
  };
  const rows = [...faults.map((fault, place) => rowWith(place + 2, fault)), rowWith(1, null)];
  const above = {
    agreementName: '500001',
    startDate: null,
    ordersNewCards: false,
    slashOrder: null,
  };
  fakeServer(
    [calls.getBatch, { status: 200, body: { batch, options: above, totals } }],
    [calls.listRows, { status: 200, body: { totalEntries: total, matches: rows } }],
    [calls.checkRows, { status: 200, body: { totals } }],
  );
  await openPage({
    pages: { [`${path}/$id`]: OrderBatchPage },
    at: `${path}/7`,
    company: departmentStore,
    texts: ['free-many', 'tickets', 'batches'],
    features: ['freeTicket', 'freeTicket.order'],
    ...options,
  });
}

describe('a mass order that is checked', () => {
  it('says what it costs, and what is taxed', async () => {
    await openDraft({});
    await screen.findByText(/The taxable benefit is .*1.589.* per month/);
    await screen.findByRole('row', { name: /794.* · taxable .*1.589/ });
  });

  it('shows a row that met a ticket as there already, not as one to mend', async () => {
    await openDraft({ faults: [{ column: null, code: 'CONFLICTING_TICKET' }] });
    const row = await screen.findByRole('row', { name: /No 2/ });
    within(row).getByText('Exists');
    within(row).getByText('This ticket already exists');
    expect(within(row).queryByText('To be corrected')).toBeNull();
    expect(within(row).queryByRole('textbox')).toBeNull();
  });

  it('waits for the day above the table', async () => {
    await openDraft({ generalFaults: ['START_DATE_NOT_CHOSEN'], unchecked: 1 });
    expect((await screen.findAllByText(/^Choose a start date/)).length).toBeGreaterThan(0);
  });

  it.each([
    ['START_DATE_TOO_EARLY', /^The start date has passed/],
    ['START_DATE_TOO_LATE', /^The start date is too late/],
  ])('says that the day is not offered: %s (spec 3 §8)', async (code, text) => {
    await openDraft({ generalFaults: [code], unchecked: 1 });
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  });

  it('offers new cards only where there are both kinds', async () => {
    await openDraft({});
    await screen.findByRole('checkbox', { name: /^Order new travel cards/ });
    cleanup();
    await openDraft({}, { tenant: 'akt' });
    await screen.findByText(/The taxable benefit/);
    expect(screen.queryByRole('checkbox', { name: /^Order new travel cards/ })).toBeNull();
  });
});

/** The codes of the specification (spec 3 §8), each with a part of its text in both languages. */
const codes = {
  CONFLICTING_TICKET: ['Denne billetten finnes allerede', 'This ticket already exists'],
  TICKET_ALREADY_EXISTS: ['Et barn uten egen mobil', 'A child without a phone'],
  INVALID_ZONE_FROM: ['Skriv navnet på en sone', 'Write the name of a zone'],
  INVALID_ZONE_TO: ['Skriv navnet på en sone', 'Write the name of a zone'],
  BIRTH_DATE_TOO_RECENT: ['Den må være før i dag', 'It has to be before today'],
  PROFILE_MISMATCH: ['Rett profilen', 'Correct the profile'],
  INVALID_FIRST_NAME: ['Skriv 2 til 100 tegn', 'Write 2 to 100 characters'],
  INVALID_LAST_NAME: ['Skriv 2 til 100 tegn', 'Write 2 to 100 characters'],
  INVALID_EMPLOYEE_ID: ['Skriv 2 til 20 tegn', 'Write 2 to 20 characters'],
  MOBILE_TICKET_NO_PHONE: ['velg reisekort', 'choose travel card'],
  MOBILE_TICKET_INVALID_PHONE: ['nummeret til en mobiltelefon', 'number of a mobile phone'],
  TRAVEL_CARD_NO_COMPANY_POST_ADDRESS: [
    'Bedriften mangler postadresse',
    'The company is missing a post address',
  ],
  CARD_NUMBER_INVALID: ['alle sifrene', 'all digits'],
  NEW_CARD_NOT_OFFERED: ['nummeret på et kort', 'the number of a card'],
} as const;

describe('the explanation of errors (spec 3 §2, §8)', () => {
  const openExplanation = async (code: string, language: 'nb' | 'en') => {
    await openDraft({ faults: [{ column: null, code }] }, { language });
    const name = language === 'nb' ? 'Hva betyr feilene?' : 'What do the faults mean?';
    fireEvent.click(await screen.findByRole('button', { name }));
    return (await screen.findByRole('dialog')).textContent;
  };

  it.each(Object.entries(codes))('says what %s means, in both languages', async (code, texts) => {
    const [nb, en] = texts;
    expect(await openExplanation(code, 'nb')).toContain(nb);
    cleanup();
    expect(await openExplanation(code, 'en')).toContain(en);
  });

  it('knows every code of the service', async () => {
    await openDraft({ faults: freeTicketOrders.faults.map((code) => ({ column: null, code })) });
    fireEvent.click(await screen.findByRole('button', { name: 'What do the faults mean?' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('This ticket already exists');
    expect(dialog.textContent).not.toContain('Unknown:');
  });

  it('says “Unknown” of a code that the page does not know', async () => {
    expect(await openExplanation('NEW_ON_THE_SERVER', 'en')).toContain(
      'Unknown: NEW_ON_THE_SERVER',
    );
  });
});
