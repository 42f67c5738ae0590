// @vitest-environment happy-dom
import { listCostCentres } from '@takst/contract/ticketing/subscribers/cost-centres/cost-centre-list.contract.ts';
import {
  changeCostCentre,
  createCostCentre,
  deleteCostCentre,
} from '@takst/contract/ticketing/subscribers/cost-centres/edit-cost-centres.contract.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { draftStore } from '#platform/drafts/draft-store.ts';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { toasts } from '#testing/actions.ts';
import { cellsOf } from '#testing/cells-of.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#ticketing/tickets/test-page.tsx';
import { CostCentresSection } from './cost-centres.section.tsx';
import { isClosed, keepTheirs, lager, listed, salg } from './test-cost-centres.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  for (const { id } of shownToasts()) closeToast(id);
});

async function openList(people: number, language: 'nb' | 'en' = 'en') {
  const server = fakeServer([
    listCostCentres,
    listed({ ...salg, people }, { ...lager, people: 0 }),
  ]);
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
    const row = screen.getByRole('row', { name: /4100/ });
    expect(cellsOf(row).slice(0, 2)).toEqual(['Salg', '12']);
  });

  it('are added', async () => {
    const server = await openList(0);
    server.answer(createCostCentre, {
      status: 409,
      body: { code: 'COST_CENTRE_EXISTS', costCentre: lager },
    });
    await click('New cost centre');
    await type(/^Code/, '2100');
    await type(/^Name/, 'Shop');
    await waitFor(() => expect(draftStore.read('new-cost-centre:1001')).not.toBeNull());
    await click('Save');
    await screen.findByText('The code is in use: 2100 Lager.');
    await type(/^Name/, 'Store');
    screen.getByText('The code is in use: 2100 Lager.');
    server.answer(createCostCentre, { status: 200, body: { ...lager, code: '2200' } });
    await type(/^Code/, '2200');
    await waitFor(() => expect(screen.queryByText(/^The code is in use/)).toBeNull());
    await click('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsTo(createCostCentre).at(-1)?.body).toEqual({ code: '2200', name: 'Store' });
    expect(toasts()).toEqual([['success', 'The cost centre is added!', '2200 Lager']]);
    // The new one is among the others before they are fetched again, without anybody who has it.
    expect(cellsOf(await screen.findByRole('row', { name: /2200/ })).slice(0, 2)).toEqual([
      'Lager',
      '0',
    ]);
  });

  it('are not more than a company may have', async () => {
    const server = await openList(0);
    server.answer(createCostCentre, {
      status: 409,
      body: { code: 'TOO_MANY_COST_CENTRES', max: 500 },
    });
    await click('New cost centre');
    await type(/^Code/, '2100');
    await type(/^Name/, 'Store');
    await click('Save');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('You can have at most 500 cost centres.');
    expect(alert.textContent).toContain('The cost centre was not added');
    // Another code does not help.
    await type(/^Code/, '2200');
    await act(() => undefined);
    expect(screen.getByRole('alert')).toBe(alert);
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
    expect(toasts()).toEqual([['success', 'The cost centre is changed!', '4100 Sales']]);
  });

  it('have a draft each', async () => {
    await openList(1);
    await click('Edit 4100 Salg');
    await type(/^Name/, 'Sales');
    cleanup();
    await openList(1);
    const nameIn = async (button: string) => {
      await click(button);
      const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ });
      fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await isClosed();
      return field.value;
    };
    expect([await nameIn('Edit 2100 Lager'), await nameIn('Edit 4100 Salg')]).toEqual([
      'Lager',
      'Sales',
    ]);
  });

  it('keep the name that somebody else has given', async () => {
    const server = await openList(1);
    server.answer(changeCostCentre, {
      status: 409,
      body: { code: 'COST_CENTRE_CHANGED_SINCE', costCentre: { ...salg, name: 'Theirs' } },
    });
    await click('Edit 4100 Salg');
    screen.getByText('Employees who have it keep it, with its new code and name.');
    await type(/^Name/, 'Sales');
    await click('Save');
    await click(keepTheirs);
    await isClosed();
    expect(server.callsTo(changeCostCentre)).toHaveLength(1);
    await click('Edit 4100 Salg');
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ })).value).toBe(
      'Salg',
    );
  });

  it.each([
    [409, { code: 'COST_CENTRE_EXISTS', costCentre: lager }, 'The code is in use: 2100 Lager.'],
    [404, { code: 'COST_CENTRE_NOT_FOUND' }, 'The cost centre is no longer there.'],
  ])('are not changed: %i %o', async (status, body, text) => {
    const server = await openList(1);
    server.answer(changeCostCentre, { status, body });
    await click('Edit 4100 Salg');
    await type(/^Code/, '2100');
    await click('Save');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(text);
    expect(alert.textContent).toContain('The cost centre was not changed');
    if (status !== 409) return;
    // It is about the code alone.
    await type(/^Name/, 'Sales');
    await act(() => undefined);
    screen.getByText(text);
    await type(/^Code/, '2200');
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
    expect(screen.queryByRole('button', { name: keepTheirs })).toBeNull();
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
    expect(screen.getAllByRole('link', { name: 'See who has it' })).toHaveLength(1);
  });

  it('are deleted, unless somebody has got one since', async () => {
    const server = await openList(0);
    server.answer(deleteCostCentre, {
      status: 409,
      body: { code: 'COST_CENTRE_IN_USE', people: 1 },
    });
    await click('Delete 4100 Salg');
    await screen.findByText('Do you want to delete the cost centre 4100 Salg?');
    screen.getByText('No employee has it. The history keeps its code and name.');
    expect(screen.queryByRole('link', { name: 'See who has it' })).toBeNull();
    await click('Delete');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('1 employee has it.');
    expect(alert.textContent).toContain('The cost centre was not deleted');
    within(alert).getByRole('link', { name: 'See who has it' });
    server.answer(deleteCostCentre, { status: 200, body: { id: 3 } });
    await click('Delete');
    await isClosed();
    expect(toasts()).toEqual([['success', 'The cost centre is deleted!', '4100 Salg']]);
    expect(server.callsTo(deleteCostCentre)[0]?.address).toMatch(/\/3$/);
  });
});
