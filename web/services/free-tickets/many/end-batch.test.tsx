// @vitest-environment happy-dom
import { freeTicketBirthdayCalls } from '@takst/contract/ticketing/batches/free-ticket-birthday-calls.ts';
import { freeTicketEndCalls } from '@takst/contract/ticketing/batches/free-ticket-end-calls.ts';
import { cleanup, screen } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { draftBatch, readyTotals } from '#ticketing/batches/test-batch.ts';
import { plainText } from '#testing/cells-of.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { BirthdayBatchPage } from '#services/free-tickets/birthdays/birthday-batch.page.tsx';
import { EndBatchPage } from './end-batch.page.tsx';

afterEach(cleanup);

const operations = {
  ends: {
    calls: freeTicketEndCalls,
    service: 'free-ticket-ends',
    path: '/fribilletter/massebestillinger/avslutt',
    Page: EndBatchPage,
    options: { lastDay: '2026-04-30', slashOrder: null },
  },
  birthdays: {
    calls: freeTicketBirthdayCalls,
    service: 'free-ticket-birthdays',
    path: '/fribilletter/bursdager',
    Page: BirthdayBatchPage,
    options: { act: 'end', slashOrder: null },
  },
} as const;

async function openDraft(
  operation: keyof typeof operations,
  more: Partial<typeof readyTotals>,
  { act = null, rows = [] }: { act?: string | null; rows?: readonly object[] } = {},
) {
  const { calls, service, path, Page, options } = operations[operation];
  const totals = { ...readyTotals, taxPerMonth: null, ...more };
  fakeServer(
    [
      calls.getBatch,
      {
        status: 200,
        body: {
          batch: { ...draftBatch, service, act },
          options: { ...options, ...(act && { act }) },
          totals,
        },
      },
    ],
    [calls.listRows, { status: 200, body: { totalEntries: rows.length, matches: rows } }],
    [calls.checkRows, { status: 200, body: { totals } }],
  );
  await openPage({
    pages: { [`${path}/$id`]: Page },
    at: `${path}/3`,
    texts: ['free-many', 'free-birthdays', 'free-family', 'tickets', 'batches'],
    features: ['freeTicket', 'freeTicket.order'],
  });
  const summary = await screen.findByText(/(person|people|tickets?) (is|are) ready\./);
  return plainText(summary.textContent);
}

const cancelled = (rows: number) => [{ code: 'PENDING_CANCELLED', rows }];

describe('a draft that ends the tickets of many', () => {
  it.each([
    [{ pricePerMonth: null }, '2 people are ready.'],
    [{ pricePerMonth: -794 }, '2 people are ready. You save 794 kr per month.'],
    [{ ready: 0, faulty: 1, pricePerMonth: 0 }, '0 people are ready. 1 row has to be corrected.'],
    [
      { ready: 1, notes: cancelled(1) },
      '1 person is ready. In 1 row the ticket has not begun, or its card is not made: it is cancelled.',
    ],
  ])('says of %j what comes of it', async (totals, text) => {
    expect(await openDraft('ends', totals)).toBe(text);
  });
});

describe('a draft of changes because of age', () => {
  const bySms = 'Those with a ticket on a phone get an SMS with the last day.';
  const withoutSms = 'The ticket on the phone or the card goes on. They notice nothing.';
  it.each([
    ['end', { pricePerMonth: -209 }, `2 tickets are ready. −209 kr per month. ${bySms}`],
    ['end', { pricePerMonth: null }, `2 tickets are ready. ${bySms}`],
    [
      'new-profile',
      { pricePerMonth: 396 },
      `2 tickets are ready. +396 kr per month. ${withoutSms}`,
    ],
    [
      'new-profile',
      { ready: 0, faulty: 2, pricePerMonth: 0 },
      `0 tickets are ready. 2 cannot be changed. ${withoutSms}`,
    ],
  ])('says of %s with %j what comes of it, and who is told', async (act, totals, text) => {
    expect(await openDraft('birthdays', totals, { act })).toBe(text);
  });
});

describe('a row of such a draft', () => {
  const ready = {
    position: 1,
    cells: { ticketId: '11', employeeId: '30417', firstName: 'Kari', lastName: 'Solberg' },
    readAs: {},
    state: 'ready',
    faults: [],
    subject: null,
  };
  it.each([
    ['ends', null, [], 'Last day 30 Apr'],
    ['ends', null, ['PENDING_CANCELLED'], 'Is cancelled'],
    ['birthdays', 'end', [], 'Last day 30 Apr'],
    ['birthdays', 'new-profile', [], 'New category from 1 May'],
  ] as const)('of %s, %s says from when: %j', async (operation, act, notes, text) => {
    const effect = {
      startDate: '2026-05-01',
      pricePerMonth: -794,
      taxPerMonth: null,
      knownAs: null,
      notes,
    };
    await openDraft(operation, {}, { act, rows: [{ ...ready, effect }] });
    const row = await screen.findByRole('row', { name: /Solberg/ });
    expect(plainText(row.textContent)).toContain(text);
  });
});
