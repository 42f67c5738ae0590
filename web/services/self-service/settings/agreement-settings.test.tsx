// @vitest-environment happy-dom
import { listAgreementSettings } from '@takst/contract/services/self-service/settings/list-agreement-settings.contract.ts';
import { saveAgreementSettings } from '@takst/contract/services/self-service/settings/save-agreement-settings.contract.ts';
import { listAvailableSubscriptions } from '@takst/contract/services/subscriptions/list-available-subscriptions.contract.ts';
import { listCostCentres } from '@takst/contract/ticketing/subscribers/cost-centres/cost-centre-list.contract.ts';
import { pressNow } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { type Answer, type FakeServer, fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#ticketing/tickets/test-page.tsx';
import { ticketAvailable } from '#ticketing/tickets/test-offer.ts';
import { hasSettings } from '#billing/payroll/test-payroll.tsx';
import { SettingsPage } from './settings.page.tsx';
import { AgreementSettingsPage } from './agreement-settings.page.tsx';

const oslo = {
  agreementNumber: 500001,
  subTypeId: 'SUBSCRIPTIONS',
  invoiceReference: 'Oslo',
  endDate: null,
  widgetAccess: 'ALLOW_TICKET_REQUESTS',
  emailForTicketRequests: 'hr@granlia.example',
  emailForInvoicePreview: null,
  employeeIdLabel: null,
  version: 'v1',
};

let server: FakeServer;
const lists = (...agreements: object[]) =>
  server.answer(listAgreementSettings, { status: 200, body: { agreements } });
const saves = (answer: Answer) => server.answer(saveAgreementSettings, answer);
const sent = () => server.callsTo(saveAgreementSettings).map(({ body }) => body);

beforeEach(() => {
  sessionStorage.clear();
  server = fakeServer();
  lists(oslo);
});
afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) closeToast(id);
});

type Options = Partial<Parameters<typeof openPage>[0]>;
const open = async (options: Options = {}) => {
  const page = await openPage({
    pages: { '/bedriftsavtale/innstillinger': AgreementSettingsPage, '/x': () => <p>x</p> },
    at: '/bedriftsavtale/innstillinger',
    texts: ['agreement-settings'],
    ...options,
  });
  await screen.findByRole('heading', { name: 'Oslo' });
  return page;
};
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const write = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));

describe('the settings of an agreement', () => {
  it('are saved as the call has them, and it is said of which agreement', async () => {
    await open();
    expect(field(/Name of the employee number/).value).toBe('Employee number');
    // The only agreement needs no button to be seen.
    expect(screen.queryByRole('button', { name: /Oslo/ })).toBeNull();
    write(/invoice preview/, ' faktura@granlia.example ');
    write(/Name of the employee number/, 'Cost centre');
    const saved = { ...oslo, employeeIdLabel: 'Cost centre', version: 'v2' };
    server.answer(saveAgreementSettings, () => {
      lists({ ...saved, emailForInvoicePreview: 'faktura@granlia.example' });
      return { status: 200, body: saved };
    });
    pressNow('Save');
    await waitFor(() =>
      expect(shownToasts()).toMatchObject([
        { title: 'Settings saved!', text: 'Oslo: Allowed with confirmation' },
      ]),
    );
    expect(sent()).toEqual([
      {
        agreementNumber: 500001,
        widgetAccess: 'ALLOW_TICKET_REQUESTS',
        emailForTicketRequests: 'hr@granlia.example',
        emailForInvoicePreview: 'faktura@granlia.example',
        employeeIdLabel: 'Cost centre',
        version: 'v1',
        confirmsOpenRequests: false,
      },
    ]);
    await waitFor(() => expect(field(/invoice preview/).value).toBe('faktura@granlia.example'));
  });

  it('ask for the address for requests only where an administrator processes them', async () => {
    await open();
    expect(field(/new requests/).value).toBe('hr@granlia.example');
    write(/new requests/, 'nonsense');
    choose(/automatic approval/);
    expect(screen.queryByLabelText(/new requests/)).toBeNull();
    saves({ status: 200, body: { ...oslo, widgetAccess: 'ALLOW_WITH_AUTOMATIC_APPROVAL' } });
    pressNow('Save');
    await waitFor(() => expect(sent()).toHaveLength(1));
    // What was stored stays for the day on which it is asked for again.
    expect(sent()[0]).toMatchObject({ emailForTicketRequests: 'hr@granlia.example' });
  });

  it('are not sent with a wrong address or without a name', async () => {
    await open();
    write(/new requests/, 'hr@');
    write(/Name of the employee number/, '');
    pressNow('Save');
    await screen.findByRole('link', { name: /E-mail for new requests/ });
    await screen.findByRole('link', { name: /Name of the employee number/ });
    expect(sent()).toEqual([]);
  });

  it('turn confirmation off only after a question with the number of open requests', async () => {
    await open();
    choose(/Not allowed/);
    saves({ status: 409, body: { code: 'OPEN_REQUESTS', openRequests: 3 } });
    pressNow('Save');
    const dialog = within(await screen.findByRole('alertdialog'));
    dialog.getByText('3 requests wait for an answer');
    dialog.getByText(/^If you close the form, .* New requests are not taken\.$/);
    const link = dialog.getByRole('link', { name: /requests/ });
    expect(link.getAttribute('href')).toBe('/bedriftsavtale/godkjenning');
    saves({ status: 200, body: { ...oslo, widgetAccess: 'DISABLED', version: 'v2' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Turn off confirmation' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(
      sent().map((body) => (body as { confirmsOpenRequests: boolean }).confirmsOpenRequests),
    ).toEqual([false, true]);
    await waitFor(() =>
      expect(shownToasts()).toMatchObject([
        { title: 'Settings saved!', text: 'Oslo: Not allowed' },
      ]),
    );
  });

  it('close the question where they are refused for another reason', async () => {
    await open();
    choose(/Not allowed/);
    saves({ status: 409, body: { code: 'OPEN_REQUESTS', openRequests: 3 } });
    pressNow('Save');
    const dialog = within(await screen.findByRole('alertdialog'));
    saves({ status: 404, body: { code: 'AGREEMENT_NOT_FOUND' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Turn off confirmation' }));
    await screen.findByText('The agreement no longer exists.');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('stay as they were when the question is answered with Cancel', async () => {
    await open();
    choose(/automatic approval/);
    saves({ status: 409, body: { code: 'OPEN_REQUESTS', openRequests: 1 } });
    pressNow('Save');
    const dialog = within(await screen.findByRole('alertdialog'));
    dialog.getByText('1 request waits for an answer');
    dialog.getByText(/^If you turn confirmation off, .* ask nobody\.$/);
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent()).toHaveLength(1);
    const radio = screen.getByRole<HTMLInputElement>('radio', { name: /automatic approval/ });
    expect(radio.checked).toBe(true);
  });

  it('that somebody else has saved since are shown instead of written over', async () => {
    await open();
    write(/Name of the employee number/, 'Cost centre');
    const theirs = { ...oslo, employeeIdLabel: 'Resource', version: 'v2' };
    lists(theirs);
    saves({ status: 409, body: { code: 'SETTINGS_CHANGED_SINCE', settings: theirs } });
    pressNow('Save');
    await screen.findByText(/Somebody else has changed this/);
    expect(field(/Name of the employee number/).value).toBe('Cost centre');
    fireEvent.click(screen.getByRole('button', { name: 'Keep what is saved' }));
    await waitFor(() => expect(field(/Name of the employee number/).value).toBe('Resource'));
    expect(screen.queryByText(/Somebody else has changed this/)).toBeNull();
  });

  it('that somebody else has saved since are replaced when one saves again', async () => {
    await open();
    write(/Name of the employee number/, 'Cost centre');
    const theirs = { ...oslo, employeeIdLabel: 'Resource', version: 'v2' };
    lists(theirs);
    saves({ status: 409, body: { code: 'SETTINGS_CHANGED_SINCE', settings: theirs } });
    pressNow('Save');
    await screen.findByText(/If you save once more, yours applies/);
    const emailForInvoicePreview = 'faktura@granlia.example';
    const mine = {
      ...oslo,
      employeeIdLabel: 'Cost centre',
      emailForInvoicePreview,
      version: 'v3',
    };
    server.answer(saveAgreementSettings, () => {
      lists(mine);
      return { status: 200, body: mine };
    });
    pressNow('Save');
    await waitFor(() =>
      expect(sent().at(-1)).toMatchObject({ employeeIdLabel: 'Cost centre', version: 'v2' }),
    );
    await waitFor(() => expect(shownToasts().at(-1)).toMatchObject({ title: 'Settings saved!' }));
    await waitFor(() => expect(field(/invoice preview/).value).toBe(emailForInvoicePreview));
    // The next change is sent with the version of the saved settings.
    write(/Name of the employee number/, 'Flat');
    pressNow('Save');
    await waitFor(() =>
      expect(sent().at(-1)).toMatchObject({ employeeIdLabel: 'Flat', version: 'v3' }),
    );
  });

  it('that were changed and not saved are kept, and it is said', async () => {
    const { router } = await open();
    write(/Name of the employee number/, 'Cost centre');
    await router.navigate({ to: '/x' });
    await waitFor(() =>
      expect(shownToasts().map(({ title }) => title)).toEqual(['We keep what you wrote']),
    );
    await router.navigate({ to: '/bedriftsavtale/innstillinger' });
    await screen.findByText('It has not been sent yet.');
    expect(field(/Name of the employee number/).value).toBe('Cost centre');
  });

  it('that were changed and not saved are of their own agreement', async () => {
    const bergen = { ...oslo, agreementNumber: 500002, invoiceReference: 'Bergen' };
    lists(oslo, bergen);
    const { router } = await open();
    const labels = () =>
      screen
        .getAllByLabelText<HTMLInputElement>(/Name of the employee number/)
        .map(({ value }) => value);
    const [ofOslo] = screen.getAllByLabelText(/Name of the employee number/);
    if (ofOslo) fireEvent.change(ofOslo, { target: { value: 'Cost centre' } });
    await router.navigate({ to: '/x' });
    await screen.findByText('x');
    await router.navigate({ to: '/bedriftsavtale/innstillinger' });
    await screen.findByText('It has not been sent yet.');
    expect(labels()).toEqual(['Cost centre', 'Employee number']);
    // Several agreements are opened one by one.
    const buttons = screen.getAllByRole('button', { name: /Oslo|Bergen/ });
    expect(buttons.map((button) => button.getAttribute('aria-expanded'))).toEqual([
      'false',
      'false',
    ]);
  });

  it('are none for a company without an agreement, which is said when it is known', async () => {
    const answer = Promise.withResolvers<Answer>();
    server.answer(listAgreementSettings, () => answer.promise);
    await openPage({
      pages: { '/bedriftsavtale/innstillinger': AgreementSettingsPage },
      at: '/bedriftsavtale/innstillinger',
      texts: ['agreement-settings'],
    });
    await screen.findByRole('heading', { name: 'Settings' });
    expect(screen.queryByText('No agreements to set')).toBeNull();
    answer.resolve({ status: 200, body: { agreements: [] } });
    await screen.findByText('No agreements to set');
  });

  it.each([
    ['/bedriftsavtale/innstillinger', ['Oslo', 'Payroll changes', 'Cost centres']],
    ['/borettslag/innstillinger', ['Oslo']],
  ])(
    'have payroll and cost centres beside them where people are employees: %s',
    async (at, titles) => {
      server.answer(...hasSettings({}));
      server.answer(listAvailableSubscriptions, { status: 200, body: [ticketAvailable] });
      server.answer(listCostCentres, { status: 200, body: { totalEntries: 0, matches: [] } });
      await openPage({
        pages: { [at]: SettingsPage },
        at,
        texts: ['agreement-settings', 'payroll-settings', 'cost-centres'],
        features: ['companyTicket', 'housing'],
      });
      await screen.findByRole('heading', { name: 'Oslo' });
      const headings = screen.getAllByRole('heading', { level: 2 });
      expect(headings.map(({ textContent }) => textContent)).toEqual(titles);
    },
  );

  it('stand in a card for each agreement; one that has ended says so', async () => {
    lists(
      { ...oslo, endDate: '2026-03-04' },
      { ...oslo, agreementNumber: 500002, invoiceReference: '', endDate: '2026-03-03' },
    );
    await open();
    await screen.findByRole('heading', { name: 'Agreement 500002' });
    // One that ends today has not ended.
    screen.getByText(/ended on 3 Mar/);
    expect(screen.getAllByText(/ended on/)).toHaveLength(1);
  });
});
