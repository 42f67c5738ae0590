// @vitest-environment happy-dom
import { listCostCentres } from '@takst/contract/ticketing/subscribers/cost-centres/cost-centre-list.contract.ts';
import {
  getCostCentre,
  setCostCentre,
} from '@takst/contract/ticketing/subscribers/cost-centres/cost-centre-of-subscriber.contract.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { toasts } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { type Answer, fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#ticketing/tickets/test-page.tsx';
import { CostCentreCard } from './cost-centre-card.tsx';
import { isClosed, keepTheirs, lager, listed, salg } from './test-cost-centres.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  for (const { id } of shownToasts()) closeToast(id);
});

const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('the cost centre of an employee', () => {
  const both = [
    { ...salg, people: 1 },
    { ...lager, people: 0 },
  ];
  const open = async (
    costCentre: typeof salg | null,
    answer: Answer,
    { list = both, subscriberId = 7 } = {},
  ) => {
    const server = fakeServer(
      [getCostCentre, { status: 200, body: { costCentre } }],
      [listCostCentres, listed(...list)],
      [setCostCentre, answer],
    );
    const pages = {
      '/': () => <CostCentreCard subscriberId={subscriberId} name="Ingrid Ali" />,
      '/bedriftsavtale/innstillinger': () => null,
    };
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
    await screen.findByRole('dialog', { name: 'Choose a cost centre' });
    await choose('2100 Lager');
    expect(
      [...screen.getByRole<HTMLSelectElement>('combobox').options].map(({ text }) => text),
    ).toEqual(['None', '4100 Salg', '2100 Lager']);
    // All that there are, and not one page of them.
    expect(server.callsTo(listCostCentres)[0]?.address).not.toContain('maxEntries');
    expect(screen.queryByText(/^No cost centres yet/)).toBeNull();
    await click('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsTo(setCostCentre).map(({ body }) => body)).toEqual([
      { costCentreId: 4, previousId: null },
    ]);
    expect(shownToasts()).toMatchObject([
      {
        title: 'The cost centre is saved!',
        text: 'Ingrid Ali: 2100 Lager',
        link: { to: '/bedriftsavtale/ansatt/7' },
      },
    ]);
  });

  it('is shown, and may be none', async () => {
    const server = await open(salg, { status: 200, body: { costCentre: null } });
    await screen.findByText('4100 Salg');
    const button = screen.getByRole('button', { name: 'Change the cost centre' });
    expect(button.textContent).toBe('Change');
    fireEvent.click(button);
    await screen.findByRole('dialog', { name: 'Change the cost centre' });
    await screen.findByRole('option', { name: '2100 Lager' });
    expect(screen.getByRole<HTMLSelectElement>('combobox').selectedOptions[0]?.text).toBe(
      '4100 Salg',
    );
    await choose('None');
    await click('Save');
    await isClosed();
    expect(server.callsTo(setCostCentre).map(({ body }) => body)).toEqual([
      { costCentreId: null, previousId: 3 },
    ]);
    expect(toasts()).toEqual([['success', 'The cost centre is saved!', 'Ingrid Ali: None']]);
  });

  it('is added in the settings where the company has none', async () => {
    await open(null, { status: 200, body: { costCentre: null } }, { list: [] });
    await click('Choose a cost centre');
    const link = await screen.findByRole('link', { name: 'Add them in the settings' });
    expect(link.getAttribute('href')).toBe('/bedriftsavtale/innstillinger');
    expect(link.parentElement?.textContent).toContain('No cost centres yet');
    fireEvent.click(link);
    await isClosed();
  });

  it('stays as somebody else has chosen it, and says that one is gone', async () => {
    const server = await open(salg, {
      status: 409,
      body: { code: 'COST_CENTRE_CHANGED_SINCE', costCentre: null },
    });
    await click('Change the cost centre');
    await choose('2100 Lager');
    await click('Save');
    expect((await screen.findByRole('alert')).textContent).toMatch(/removed/);
    server.answer(setCostCentre, { status: 422, body: { code: 'COST_CENTRE_NOT_FOUND' } });
    await click('Save');
    await screen.findByText('The cost centre is no longer there.');
    expect(screen.queryByRole('button', { name: keepTheirs })).toBeNull();
    expect(server.callsTo(setCostCentre).map(({ body }) => body)).toEqual([
      { costCentreId: 4, previousId: 3 },
      { costCentreId: 4, previousId: null },
    ]);
    server.answer(setCostCentre, {
      status: 409,
      body: { code: 'COST_CENTRE_CHANGED_SINCE', costCentre: salg },
    });
    await click('Save');
    await click(keepTheirs);
    await isClosed();
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

  it('is chosen from a draft against the one that the draft began with', async () => {
    await open(salg, { status: 200, body: { costCentre: lager } });
    await click('Change the cost centre');
    await choose('2100 Lager');
    cleanup();
    await open(salg, { status: 200, body: { costCentre: lager } }, { subscriberId: 8 });
    await click('Change the cost centre');
    await screen.findByRole('option', { name: '2100 Lager' });
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('3');
    cleanup();
    // Another user has taken it away meanwhile.
    const server = await open(null, {
      status: 409,
      body: { code: 'COST_CENTRE_CHANGED_SINCE', costCentre: null },
    });
    await click('Choose a cost centre');
    await screen.findByRole('option', { name: '2100 Lager' });
    await click('Save');
    await screen.findByRole('alert');
    expect(server.callsTo(setCostCentre).at(-1)?.body).toEqual({ costCentreId: 4, previousId: 3 });
    await click(keepTheirs);
    await isClosed();
    // The draft is gone with it.
    await click('Choose a cost centre');
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('');
  });
});
