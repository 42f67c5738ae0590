// @vitest-environment happy-dom
import { listCostCentres } from '@takst/contract/ticketing/subscribers/cost-centres/cost-centre-list.contract.ts';
import {
  getCostCentre,
  setCostCentre,
} from '@takst/contract/ticketing/subscribers/cost-centres/cost-centre-of-subscriber.contract.ts';
import {
  changeCostCentre,
  createCostCentre,
  deleteCostCentre,
} from '@takst/contract/ticketing/subscribers/cost-centres/edit-cost-centres.contract.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { type Answer, fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#ticketing/tickets/test-page.tsx';
import { CostCentreCard } from './cost-centre-card.tsx';
import { CostCentresSection } from './cost-centres.section.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  for (const { id } of shownToasts()) closeToast(id);
});

const salg = { id: 3, code: '4100', name: 'Salg' };
const lager = { id: 4, code: '2100', name: 'Lager' };
const listed = (...rows: (typeof salg & { people: number })[]): Answer => ({
  status: 200,
  body: { totalEntries: rows.length, matches: rows },
});

async function openList(people: number, language: 'nb' | 'en' = 'en') {
  const server = fakeServer([listCostCentres, listed({ ...salg, people })]);
  const pages = { '/': () => <CostCentresSection /> };
  await openPage({ pages, at: '/', texts: ['cost-centres'], language });
  return server;
}
const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const type = async (name: RegExp, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });

describe('the cost centres of a company', () => {
  it.each([
    ['nb', 'Nytt kostnadssted', 'Rediger 4100 Salg'],
    ['en', 'New cost centre', 'Edit 4100 Salg'],
  ] as const)('are listed in %s, with how many have each', async (language, add, edit) => {
    await openList(12, language);
    expect(await screen.findByRole('button', { name: add })).toBeDefined();
    expect(await screen.findByRole('button', { name: edit })).toBeDefined();
    expect(screen.getByRole('cell', { name: '12' })).toBeDefined();
  });

  it('are added', async () => {
    const server = await openList(0);
    server.answer(createCostCentre, {
      status: 409,
      body: { code: 'COST_CENTRE_EXISTS', costCentre: lager },
    });
    await click('New cost centre');
    await type(/^Code/, '2100');
    await type(/^Name/, 'Store');
    await click('Save');
    expect(await screen.findAllByText('The code is in use: 2100 Lager.')).not.toEqual([]);
    server.answer(createCostCentre, { status: 200, body: { ...lager, code: '2200' } });
    await type(/^Code/, '2200');
    await click('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsTo(createCostCentre).at(-1)?.body).toEqual({ code: '2200', name: 'Store' });
  });

  it('are renamed against what the user saw', async () => {
    const server = await openList(1);
    server.answer(changeCostCentre, {
      status: 409,
      body: { code: 'COST_CENTRE_CHANGED_SINCE', costCentre: { ...salg, name: 'Theirs' } },
    });
    await click('Edit 4100 Salg');
    await type(/^Name/, 'Sales');
    await click('Save');
    await screen.findByText(/It now says: “4100 Theirs”/);
    server.answer(changeCostCentre, { status: 200, body: { ...salg, name: 'Sales' } });
    await click('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsTo(changeCostCentre).map(({ body }) => body)).toMatchObject([
      { name: 'Sales', previous: { code: '4100', name: 'Salg' } },
      { name: 'Sales', previous: { code: '4100', name: 'Theirs' } },
    ]);
  });

  it('say who has one before it is deleted', async () => {
    const server = await openList(2);
    server.answer(deleteCostCentre, {
      status: 409,
      body: { code: 'COST_CENTRE_IN_USE', people: 2 },
    });
    await click('Delete 4100 Salg');
    const explanation = '2 employees have it. Choose another one for them first.';
    expect(await screen.findByText(explanation)).toBeDefined();
    expect(screen.getByRole('link', { name: 'See who has it' }).getAttribute('href')).toBe(
      '/bedriftsavtale?cost-centre=3',
    );
    await click('Delete');
    await waitFor(() => expect(screen.getAllByText(explanation)).toHaveLength(2));
  });
});

describe('the cost centre of an employee', () => {
  const open = async (costCentre: typeof salg | null, answer: Answer) => {
    const server = fakeServer(
      [getCostCentre, { status: 200, body: { costCentre } }],
      [listCostCentres, listed({ ...salg, people: 1 }, { ...lager, people: 0 })],
      [setCostCentre, answer],
    );
    const pages = { '/': () => <CostCentreCard subscriberId={7} name="Ingrid Ali" /> };
    await openPage({ pages, at: '/', texts: ['cost-centres'], language: 'en' });
    return server;
  };
  const choose = async (label: string) => {
    const option = await screen.findByRole<HTMLOptionElement>('option', { name: label });
    fireEvent.change(screen.getByRole('combobox'), { target: { value: option.value } });
  };

  it('is chosen from the list', async () => {
    const server = await open(null, { status: 200, body: { costCentre: lager } });
    expect(await screen.findByText('None')).toBeDefined();
    await click('Choose a cost centre');
    await choose('2100 Lager');
    await click('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsTo(setCostCentre).map(({ body }) => body)).toEqual([
      { costCentreId: 4, previousId: null },
    ]);
    expect(shownToasts()).toMatchObject([{ text: 'Ingrid Ali: 2100 Lager' }]);
  });

  it('says what somebody else has chosen, and replaces it at the second try', async () => {
    const server = await open(null, {
      status: 409,
      body: { code: 'COST_CENTRE_CHANGED_SINCE', costCentre: salg },
    });
    await click('Choose a cost centre');
    await choose('2100 Lager');
    await click('Save');
    await screen.findByText(/It now says: “4100 Salg”/);
    server.answer(setCostCentre, { status: 200, body: { costCentre: lager } });
    await click('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsTo(setCostCentre).at(-1)?.body).toEqual({ costCentreId: 4, previousId: 3 });
  });
});
