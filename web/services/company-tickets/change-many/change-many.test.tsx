// @vitest-environment happy-dom
import { companyTicketChangeCalls as calls } from '@takst/contract/ticketing/batches/company-ticket-change-calls.ts';
import { listZones } from '@takst/contract/catalogue/zones/list-zones.contract.ts';
import { plainText } from '#testing/cells-of.ts';
import { zonesInARow } from '#ticketing/tickets/test-offer.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { companyOf, granlia } from '#testing/session-answers.ts';
import type { FakeServer } from '#testing/fake-server.ts';
import { batch, effect, options, row, running, totals } from './test-change-batch.ts';
import { changeServer, openChanges, shown } from './test-change-many.tsx';

let server: FakeServer;
beforeEach(() => {
  server = changeServer();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const callsTo = (pathPart: string) =>
  server.calls.filter(({ address }) => address.includes(pathPart));

describe('a change for many before it begins', () => {
  it('says what would happen to each person', async () => {
    await openChanges();
    await screen.findByText('1 ticket will end, last day 31 March 2026.');
    screen.getByText(/You save 1\s038\skr per month from April 2026/);
    screen.getByText('Those it concerns are told by SMS.');
    screen.getByText(/You can undo each end/);
    await screen.findByText(/Will end, saves 1\s038\skr per month/);
    // The one reason stands in its row, and in no group above it.
    expect(screen.getAllByText('Has a last day already.')).toHaveLength(1);
    screen.getByRole('heading', { name: 'End 2 tickets' });

    expect(screen.queryByText('For everybody who has nothing else in the list')).toBeNull();
    screen.getByText('1 person will not be changed. The list says why.');
    expect(callsTo('/run')).toEqual([]);
  });

  it('calls the employee number what the company calls it', async () => {
    const agreementSettings = { ...granlia.agreementSettings, employeeIdLabel: 'Cost centre' };
    await openChanges(undefined, companyOf({ agreementSettings }));
    await screen.findByRole('columnheader', { name: 'Cost centre' });
  });

  it('checks everybody again for another last day', async () => {
    const source = { kind: 'file', name: 'Ended.csv' };
    shown.reply = { ...shown.reply, batch: { ...batch, source } };
    await openChanges();
    const day = await screen.findByLabelText(/^Last day/);
    screen.getByText('For everybody who has nothing else in the list');
    fireEvent.change(day, { target: { value: '2026-02-28' } });
    await waitFor(() =>
      expect(callsTo('/3/options').at(-1)?.body).toMatchObject({
        options: { act: 'end', lastDay: '2026-02-28' },
      }),
    );
  });

  it('cannot start before everybody is checked for the chosen day', async () => {
    shown.reply = { ...shown.reply, totals: { ...totals, unchecked: 1, faulty: 0 } };
    const slow = Promise.withResolvers<{ status: number; body: unknown }>();
    server.answer(calls.checkRows, () => slow.promise);
    await openChanges();
    const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'End 1 ticket' });
    await waitFor(() => expect(button().disabled).toBe(true));
    shown.reply = { batch, totals, options };
    await act(async () => slow.resolve({ status: 200, body: { totals } }));
    await waitFor(() => expect(button().disabled).toBe(false));
  });

  it('says which tickets are invoiced for the month because they were redeemed', async () => {
    const notes = [{ code: 'CHARGED_AS_REDEEMED', rows: 2 }];
    // Their tickets end before they begin: those are the first of them.
    const days = { firstStart: '2026-03-01', lastStart: '2026-05-15', ready: 3 };
    shown.reply = { ...shown.reply, totals: { ...totals, ...days, notes } };
    const redeemed = row(7, 'ready');
    shown.rows = [{ ...redeemed, effect: { ...effect, notes: ['CHARGED_AS_REDEEMED'] } }];
    await openChanges();
    await screen.findByText(
      /^2 of them have been picked up or opened on the phone, so March 2026 is invoiced/,
    );
    await screen.findByText(
      /Will end, saves .*\. Picked up or opened on the phone, so this month is invoiced\./,
    );
  });

  it('says which changes of zones are invoiced at the dearer of two tickets', async () => {
    const notes = [{ code: 'CHARGED_BY_DEAREST', rows: 2 }];
    const zones = { ...batch, act: 'change-zone' };
    const days = { firstStart: '2026-04-15', lastStart: '2026-04-15' };
    shown.reply = { ...shown.reply, batch: zones, totals: { ...totals, ...days, notes } };
    shown.rows = [{ ...row(7, 'ready'), effect: { ...effect, notes: ['CHARGED_BY_DEAREST'] } }];
    await openChanges();
    await screen.findByText(
      /^2 of them have been picked up or opened on the phone, so April 2026 is invoiced at the dearer/,
    );
    await screen.findByText(/New zones from .* so this month is invoiced at the dearer of the two/);
  });

  it('starts from its page, which says all that there is to confirm', async () => {
    server.answer(calls.mendRows, () => ({
      status: 200,
      body: { totals: { ...totals, faulty: 0, faultGroups: [] }, rows: [], conflicts: [] },
    }));
    server.answer(calls.runBatch, () => {
      shown.reply = { ...shown.reply, batch: running };
      return { status: 200, body: running };
    });
    await openChanges();
    fireEvent.click(await screen.findByRole('button', { name: 'End 1 ticket' }));
    await screen.findByText(/^1 of 2/);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(callsTo('/run')[0]?.body).toMatchObject({ action: 'start', version: 3 });
  });

  it('asks when the same was done before', async () => {
    shown.reply = { ...shown.reply, totals: { ...totals, faulty: 0, faultGroups: [] } };
    const done = { batchId: 2, startedAt: '2026-03-04T08:00:00Z', startedBy: 'Ola Dahl' };
    server.answer(calls.runBatch, { status: 409, body: { code: 'SAME_ROWS_DONE', ...done } });
    await openChanges();
    fireEvent.click(await screen.findByRole('button', { name: 'End 1 ticket' }));
    await screen.findByText('The same was done before.');
    expect(screen.queryByRole('dialog')).toBeNull();
    server.answer(calls.runBatch, () => {
      shown.reply = { ...shown.reply, batch: running };
      return { status: 200, body: running };
    });
    fireEvent.click(screen.getByRole('button', { name: 'Do it again anyway' }));
    await screen.findByText(/^1 of 2/);
    expect(callsTo('/run').at(-1)?.body).toMatchObject({ sameRowsAgain: true });
  });

  it('shows the old and the new, and both prices, for each person', async () => {
    const before = { zones: ['1'], invoiceReference: 'Oslo', pricePerMonth: 694 };
    const after = { ...before, zones: ['1', '2Ø'], pricePerMonth: 1324 };
    shown.reply = { ...shown.reply, batch: { ...batch, act: 'change-zone' } };
    shown.rows = [
      { ...row(7, 'ready'), effect: { ...effect, notes: [], replaces: { before, after } } },
    ];
    await openChanges();
    await screen.findByText(/: 1 → 1 – 2Ø, 694\skr → 1\s324\skr per month$/);
    cleanup();
    const named = zonesInARow('1').map((zone) => ({ ...zone, name: 'Arendal' }));
    server.answer(listZones, { status: 200, body: named });
    const all = { before, after: { ...before, zones: null, pricePerMonth: null } };
    shown.rows = [{ ...row(7, 'ready'), effect: { ...effect, notes: [], replaces: all } }];
    await openChanges();
    await screen.findByText(/: Arendal → All zones$/);
    cleanup();
    shown.reply = { ...shown.reply, batch: { ...batch, act: 'change-agreement' } };
    const moved = { ...before, invoiceReference: 'Bergen' };
    const replaces = { before, after: moved };
    shown.rows = [{ ...row(7, 'ready'), effect: { ...effect, notes: [], replaces } }];
    await openChanges();
    await screen.findByText(/: Oslo → Bergen$/);
  });

  it('asks for the reference of all before anybody is checked', async () => {
    const asking = { ...totals, unchecked: 2, ready: 0, faulty: 0, faultGroups: [] };
    shown.reply = {
      batch: { ...batch, act: 'change-agreement' },
      totals: { ...asking, generalFaults: ['AGREEMENT_NOT_CHOSEN'] },
      options: { ...options, act: 'change-agreement', lastDay: null },
    };
    server.answer(calls.checkRows, () => ({ status: 200, body: { totals: shown.reply.totals } }));
    shown.rows = [row(7, 'unchecked'), row(8, 'unchecked')];
    await openChanges();
    await screen.findByText('Choose this first, then the rows are checked');
    expect(await screen.findAllByText('Not checked')).toHaveLength(2);
    const reference = await screen.findByLabelText('New invoice reference');
    expect(reference.getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(reference, { target: { value: '1' } });
    await waitFor(() =>
      expect(callsTo('/3/options').at(-1)?.body).toMatchObject({ options: { agreementName: '1' } }),
    );
  });

  it('cannot start when nobody will be changed', async () => {
    const none = { ...totals, ready: 0, faulty: 2, pricePerMonth: 0 };
    const resend = { ...options, act: 'resend-pickup-code', lastDay: null };
    shown.reply = { batch: { ...batch, act: resend.act }, totals: none, options: resend };
    await openChanges();
    await screen.findByText('None of them can be changed');
    const button = screen.getByRole<HTMLButtonElement>('button', {
      name: 'Resend pickup code to 0 people',
    });
    expect(button.disabled).toBe(true);
  });

  it('waits for a choice before it says that nobody can be changed', async () => {
    const none = { ...totals, ready: 0, faulty: 2, pricePerMonth: 0 };
    const faultGroups = [{ column: null, code: 'NOT_CHOSEN', rows: 2 }];
    const newOptions = { ...options, act: 'change-agreement', lastDay: null };
    shown.reply = {
      batch: { ...batch, act: newOptions.act },
      totals: { ...none, faultGroups },
      options: newOptions,
    };
    await openChanges();
    await screen.findByText('Choose what shall apply, and you will see what happens.');
    expect(screen.queryByText('None of them can be changed')).toBeNull();
  });

  const newCode = 'They get a new pickup code by SMS.';
  it.each<[string, number | null, RegExp, ...string[]]>([
    [
      'change-zone',
      250,
      /^1 person will get new zones from 1 April 2026/,
      'It costs 250 kr more per month from April 2026.',
      newCode,
    ],
    ['change-zone', 0, /^1 person will get/, 'The price stays the same.', newCode],
    [
      'change-agreement',
      0,
      /^1 ticket will get a new invoice reference from 1 April 2026/,
      'The price stays the same.',
      'The employees notice nothing, and keep the ticket on their phone.',
    ],
    [
      'end',
      null,
      /^1 ticket will end/,
      'The price is not on file yet',
      'Those it concerns are told by SMS.',
      'You can undo each end on the page of the person until the end of the day.',
    ],
    ['change-zone', null, /^1 person will get/, 'The price is not on file yet', newCode],
  ])(
    'says of %s what it costs (%s) and who is told',
    async (act, pricePerMonth, title, ...texts) => {
      const newOptions = { ...options, act, zoneFrom: '1', zoneTo: '1' };
      shown.reply = {
        batch: { ...batch, act },
        totals: { ...totals, pricePerMonth },
        options: newOptions,
      };
      await openChanges();
      const notice = (await screen.findByText(title)).parentElement;
      const sentences = [...(notice?.querySelectorAll('p') ?? [])].map(({ textContent }) =>
        plainText(textContent),
      );
      expect(sentences.filter((text) => !title.test(text ?? ''))).toEqual(texts);
    },
  );

  it('says between which days they end, and from which whole month it saves', async () => {
    const days = { firstStart: '2026-04-01', lastStart: '2026-05-15', ready: 2 };
    shown.reply = { ...shown.reply, totals: { ...totals, ...days } };
    await openChanges();
    await screen.findByText('2 tickets will end, last day 31 March 2026 – 14 May 2026.');
    screen.getByText(/^You save .* per month from June 2026\.$/);
  });

  it('marks a last day that cannot be chosen, or that is missing', async () => {
    const faultGroups = [{ column: null, code: 'END_DATE_NOT_OFFERED', rows: 1 }];
    const zones = { ...options, act: 'change-zone', zoneFrom: '1', zoneTo: '1' };
    for (const [batchOf, facts, optionsOf, label] of [
      [batch, { ...totals, faultGroups }, options, /^Last day/],
      [batch, totals, { ...options, lastDay: null }, /^Last day/],
      [{ ...batch, act: 'change-zone' }, totals, zones, 'Last day with the old zones'],
    ] as const) {
      shown.reply = { batch: batchOf, totals: facts, options: optionsOf };
      await openChanges();
      const field = await screen.findByLabelText(label);
      expect(field.getAttribute('aria-invalid') === 'true').toBe(optionsOf !== zones);
      const help = screen.queryByText('The tickets are valid up to and including this day.');
      expect(help !== null).toBe(optionsOf !== zones);
      cleanup();
    }
  });

  it.each([
    ['resend-pickup-code', /^1 person will get their pickup code by SMS again\.$/, 0],
    ['take-back', /^The change is undone for 1 person\.$/, 1],
  ])('of %s has nothing to choose and no price', async (act, text, told) => {
    const newOptions = { ...options, act, lastDay: null };
    shown.reply = {
      batch: { ...batch, act },
      totals: { ...totals, pricePerMonth: null },
      options: newOptions,
    };
    shown.rows = [row(7, 'ready')];
    await openChanges();
    await screen.findByText(text);
    expect(screen.queryAllByText('Those it concerns are told by SMS.')).toHaveLength(told);
    expect(screen.queryByText(/The price/)).toBeNull();
    expect(screen.queryByLabelText(/Last day/)).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
