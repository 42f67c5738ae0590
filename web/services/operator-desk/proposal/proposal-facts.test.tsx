// @vitest-environment happy-dom
import {
  approveProposal,
  rejectProposal,
  withdrawProposal,
} from '@takst/contract/services/operator-desk/decide-proposal.contract.ts';
import { getProposal } from '@takst/contract/services/operator-desk/get-proposal.contract.ts';
import { listProposals } from '@takst/contract/services/operator-desk/list-proposals.contract.ts';
import { press, toasts } from '#testing/actions.ts';
import { cellsOf, plainText } from '#testing/cells-of.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import type { RouteAnswer } from '#testing/fake-server.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { desk, open, price, proposal } from '../test-desk.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  for (const { id } of shownToasts()) closeToast(id);
});

const days = (count: number, validFrom = '2026-04-01') => ({ validFrom, days: count });
const quarantine = { kind: 'quarantine', rows: [{ before: null, after: days(45) }] };
const answerOf = (changed: object, compared: object = quarantine): RouteAnswer => [
  getProposal,
  {
    status: 200,
    body: {
      proposal: { ...proposal, ...changed },
      compared,
      productNames: { single: { nb: 'Enkeltbillett', en: 'Single ticket' } },
      nrOfDeciders: 2,
    },
  },
];
const openProposal = (changed: object, compared?: object, ...more: RouteAnswer[]) =>
  open('/operator/forslag/7', answerOf(changed, compared), ...more);

const kindNames: Readonly<Record<string, string>> = {
  quarantine: 'Quarantine length',
  'payment-deadline': 'Payment deadline',
  fee: 'Fee',
  product: 'Product',
  'school-year': 'School year',
  seller: 'Seller and account number',
};
const [seller] = desk.sellers;
const [fee] = desk.fees;
const [year] = desk.schoolYears;
const [product] = desk.products[0]?.rows ?? [];

describe('what is proposed beside what is in force', () => {
  it.each([
    [
      'quarantine',
      days(30, '2020-01-01'),
      days(1),
      [
        ['In force from', '01.01.2020', '01.04.2026'],
        ['Quarantine length', '30 days', '1 day'],
      ],
    ],
    [
      'payment-deadline',
      null,
      days(14),
      [
        ['In force from', 'None', '01.04.2026'],
        ['Payment deadline', 'None', '14 days'],
      ],
    ],
    [
      'fee',
      fee,
      { ...fee, validFrom: '2026-06-01', priceOre: 7_050, vatKind: 'STANDARD' },
      [
        ['In force from', '01.05.2026', '01.06.2026'],
        ['Fee', 'Paper card', 'Paper card'],
        ['Price', '60 kr', '70,50 kr'],
        ['Name in Norwegian', 'Papirkort', 'Papirkort'],
        ['Name in English', 'Paper card', 'Paper card'],
        ['VAT', 'Passenger transport', 'Standard rate'],
      ],
    ],
    [
      'product',
      product,
      { ...product, services: [], description: { nb: 'To turer.', en: 'Two trips.' } },
      [
        ['In force from', '01.01.2024', '01.01.2024'],
        ['Name in Norwegian', 'Enkeltbillett', 'Enkeltbillett'],
        ['Name in English', 'Single ticket', 'Single ticket'],
        ['Description in Norwegian', 'Én tur.', 'To turer.'],
        ['Description in English', 'One trip.', 'Two trips.'],
        ['Sold in', 'Ticket counter', 'Not on sale'],
      ],
    ],
    [
      'school-year',
      null,
      year,
      [
        ['Opens for orders', 'None', '01.05.2025'],
        ['First day', 'None', '20.08.2025'],
        ['Latest start', 'None', '15.06.2026'],
        ['Last valid day', 'None', '30.06.2026'],
      ],
    ],
    [
      'seller',
      seller,
      { ...seller, validFrom: '2026-04-01', city: 'LILLE', isInBusinessRegister: false },
      [
        ['In force from', '01.01.2018', '01.04.2026'],
        ['Account number', '8601 11 17947', '8601 11 17947'],
        ['Name', 'RUTER AS', 'RUTER AS'],
        ['Organization number', '991 609 407', '991 609 407'],
        ['Address', 'Postboks 1030 Sentrum, 0104 OSLO', 'Postboks 1030 Sentrum, 0104 LILLE'],
        ['Is in Foretaksregisteret', 'Yes', 'No'],
      ],
    ],
  ])('is told field by field: %s', async (kind, before, after, facts) => {
    await openProposal({ kind }, { kind, rows: [{ before, after }] });
    await screen.findByRole('heading', { name: `Proposal: ${kindNames[kind]}` });
    const table = await screen.findByRole('table', { name: 'What changes' });
    const rows = within(table).getAllByRole('row').slice(1);
    const texts = rows.map((row) => [
      within(row).getByRole('rowheader').textContent,
      ...cellsOf(row),
    ]);
    expect(texts).toEqual(facts);
    // What changes stands out.
    const isMarked = rows.map((row) => row.querySelector('td:last-child .font-semibold') !== null);
    expect(isMarked).toEqual(facts.map(([, one, other]) => one !== other));
  });

  it('is a table of prices, with the way to what they mean', async () => {
    const rows = [
      {
        before: price('ADULT', 1, [4_000, '2024-01-28']),
        after: price('ADULT', 1, [3_900, '2026-05-01']),
      },
      { before: null, after: price('CHILD', 2, [2_000, '2026-05-01']) },
      {
        before: price('ADULT', 3, [500, '2024-01-28']),
        after: price('ADULT', 3, [500, '2026-05-01']),
      },
    ];
    await openProposal({ kind: 'prices', nrOfRows: 3 }, { kind: 'prices', rows });
    await screen.findByRole('heading', { name: 'Proposal: 3 prices' });
    const table = within(await screen.findByRole('table', { name: 'What changes' }));
    expect(table.getAllByRole('row').slice(1).map(cellsOf)).toEqual([
      ['Adult', '1', '01.05.2026', '40 kr', '39 kr', '−1 kr−2,5 %'],
      ['Child', '2', '01.05.2026', 'None', '20 kr', 'New'],
      ['Adult', '3', '01.05.2026', '5 kr', '5 kr', 'Unchanged'],
    ]);
    const link = screen.getByRole('link', { name: 'See what the prices mean for the companies' });
    expect(link.getAttribute('href')).toBe('/operator/prisendring/7');
    cleanup();
    await openProposal({});
    await screen.findByRole('heading', { name: 'Proposal: Quarantine length' });
    expect(screen.queryByRole('link', { name: /See what the prices/ })).toBeNull();
  });
});

describe('what became of a proposal', () => {
  const decision = { decidedBy: 'Ole Sjef', decidedAt: '2026-03-04T09:00:00Z' };
  it.each([
    ['APPROVED', 'Approved', 'Approved by Ole Sjef, today at 10:00'],
    ['REJECTED', 'Rejected', 'Rejected by Ole Sjef, today at 10:00'],
    ['WITHDRAWN', 'Withdrawn', 'Withdrawn by Ole Sjef, today at 10:00'],
  ])('is told on its page and in the list, and decided no more: %s', async (state, word, story) => {
    const reason = state === 'REJECTED' ? 'Too long' : null;
    const decided = { ...proposal, ...decision, state, reason, isOwn: true };
    await openProposal(decided);
    await screen.findByText('Proposed by Kaja Service, yesterday at 09:00');
    expect(plainText(screen.getByText(/ by Ole Sjef/).textContent)).toBe(story);
    screen.getByText(word);
    expect(screen.queryByText('Too long') !== null).toBe(state === 'REJECTED');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText('You have proposed this yourself')).toBeNull();
    cleanup();
    const waits = { ...proposal, id: 8 };
    await open('/operator', [listProposals, { status: 200, body: [decided, waits] }]);
    const list = within(await screen.findByRole('table', { name: 'Proposals' }));
    await list.findByText('Waits for approval');
    // What waits stands first.
    expect(
      list
        .getAllByRole('row')
        .slice(1)
        .map((row) => cellsOf(row).slice(-2)),
    ).toEqual([
      ['Yesterday at 09:00', 'Waits for approval'],
      ['Yesterday at 09:00', word],
    ]);
    // Days count for what waits alone.
    expect(screen.queryByText(/has waited/)).toBeNull();
  });

  it('is nothing while it waits', async () => {
    await openProposal({ decidedBy: 'Ole Sjef', decidedAt: '2026-03-04T09:00:00Z' });
    await screen.findByText('Waits for approval');
    expect(screen.queryByText(/Ole Sjef/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Withdraw the proposal' })).toBeNull();
  });

  it.each([
    ['BASE_CHANGED', 'Something that this was compared with has changed since', /in force now\.$/],
    ['TOO_EARLY', 'Its first day is over, or invoiced', /with a later date\.$/],
  ])('is that it cannot be approved: %s', async (stale, title, text) => {
    await openProposal({ stale, isOwn: true });
    await screen.findByText(title);
    screen.getByText(text);
    screen.getByText('Cannot be approved');
    screen.getByRole('button', { name: 'Withdraw the proposal' });
    cleanup();
    // Another user can reject it, and no more than that.
    await openProposal({ stale, isOwn: false });
    await screen.findByText(title);
    screen.getByRole('button', { name: 'Reject' });
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });
});

describe('a decision', () => {
  const dialogOf = async (name: string, role = 'alertdialog') => {
    await press(name);
    return within(await screen.findByRole(role));
  };

  it('to withdraw is asked about, can be left, and is told', async () => {
    const server = await openProposal({ isOwn: true }, undefined, [
      withdrawProposal,
      { status: 200, body: null },
    ]);
    const first = await dialogOf('Withdraw the proposal');
    first.getByText('Nothing changes. The proposal stays in the list as withdrawn.');
    fireEvent.click(first.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.callsTo(withdrawProposal)).toEqual([]);
    const again = await dialogOf('Withdraw the proposal');
    fireEvent.click(again.getByRole('button', { name: 'Withdraw the proposal' }));
    await waitFor(() =>
      expect(toasts()[0]?.slice(0, 2)).toEqual(['success', 'The proposal is withdrawn']),
    );
    expect(server.callsTo(withdrawProposal)[0]?.address).toContain('/proposal/7/');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it.each([
    ['PROPOSAL_NOT_FOUND', 404, {}, 'The proposal does not exist.'],
    ['PROPOSAL_DECIDED', 409, {}, 'The proposal is decided already.'],
    ['OWN_PROPOSAL', 409, {}, 'Another user has to decide what you have proposed yourself.'],
    ['BASE_CHANGED', 409, {}, 'Something that this was compared with has changed since'],
    ['TOO_EARLY', 422, { earliest: '2026-03-09' }, /from 09\.03\.2026 at the earliest/],
    ['YEARS_OVERLAP', 422, {}, /has days in common with another/],
  ] as const)('to approve may be refused: %s', async (code, status, details, text) => {
    const body = { code, ...details };
    await openProposal({}, undefined, [approveProposal, { status, body }]);
    const dialog = await dialogOf('Approve');
    fireEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await dialog.findByText('The proposal was not approved');
    await dialog.findByText(text);
  });

  it.each([
    ['PROPOSAL_NOT_FOUND', 404, 'The proposal does not exist.'],
    ['PROPOSAL_DECIDED', 409, 'The proposal is decided already.'],
    ['NOT_OWN_PROPOSAL', 409, 'Only the user who proposed the change can withdraw it.'],
  ])('to withdraw may be refused: %s', async (code, status, text) => {
    const answer = { status, body: { code } };
    await openProposal({ isOwn: true }, undefined, [withdrawProposal, answer]);
    const dialog = await dialogOf('Withdraw the proposal');
    fireEvent.click(dialog.getByRole('button', { name: 'Withdraw the proposal' }));
    await dialog.findByText('The proposal was not withdrawn');
    dialog.getByText(text);
  });

  it.each([
    ['PROPOSAL_NOT_FOUND', 404, 'The proposal does not exist.'],
    ['PROPOSAL_DECIDED', 409, 'The proposal is decided already.'],
    ['OWN_PROPOSAL', 409, 'Another user has to decide what you have proposed yourself.'],
  ])('to reject may be refused, and keeps the reason: %s', async (code, status, text) => {
    await openProposal({}, undefined, [rejectProposal, { status, body: { code } }]);
    const dialog = await dialogOf('Reject', 'dialog');
    fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'No' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await dialog.findByText(text);
    dialog.getByText('The proposal was not rejected');
    expect(dialog.getByLabelText(/^Reason/)).toHaveProperty('value', 'No');
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
