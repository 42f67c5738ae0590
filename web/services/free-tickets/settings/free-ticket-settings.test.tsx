// @vitest-environment happy-dom
import { listOwnShares } from '@takst/contract/services/free-tickets/own-share/list-own-shares.contract.ts';
import { getFreeTicketSettings } from '@takst/contract/services/free-tickets/settings/get-free-ticket-settings.contract.ts';
import { saveFreeTicketSettings } from '@takst/contract/services/free-tickets/settings/save-free-ticket-settings.contract.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { pressNow } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { type Answer, type FakeServer, fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { granlia } from '#testing/session-answers.ts';
import { SettingsOfFreeTickets } from './free-ticket-settings.page.tsx';

const department = (id: number, invoiceReference: string, endDate: string | null = null) => ({
  id,
  subTypeId: 'FREETICKET' as const,
  invoiceReference,
  fromDate: Temporal.PlainDate.from('2024-01-01'),
  endDate: endDate === null ? null : Temporal.PlainDate.from(endDate),
  invoicingInterval: 'MONTHLY_AT_END' as const,
  awaitsSignature: false,
  paymentDeadline: 30,
  schoolMedia: null,
  ticketCounter: null,
});
const company = {
  ...granlia,
  allAgreements: [
    ...granlia.allAgreements,
    department(600001, 'Drift'),
    department(600002, 'Verksted', '2026-01-31'),
    department(600003, ''),
    department(600004, 'Drift'),
    department(600005, 'Havn', '2026-03-04'),
  ],
};

const saved = {
  invoiceReference: null as string | null,
  expireChildTickets: 'AT_END_OF_YEAR',
  expireChildTicketsAtAge: 20,
  sendsTaxNotice: true,
  version: 'v1',
};
const notSaved = { status: 404, body: { code: 'SETTINGS_NOT_SAVED', version: 'v0' } };

let server: FakeServer;
const loads = (answer: Answer) => server.answer(getFreeTicketSettings, answer);
const saves = (answer: Answer) => server.answer(saveFreeTicketSettings, answer);
const sent = () => server.callsTo(saveFreeTicketSettings).map(({ body }) => body);

beforeEach(() => {
  sessionStorage.clear();
  server = fakeServer([listOwnShares, { status: 200, body: { departments: [] } }]);
  loads({ status: 200, body: saved });
});
afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) closeToast(id);
});

async function open(language: 'nb' | 'en' = 'en', tenant: TenantId = 'ruter') {
  await openPage({
    pages: { '/fribilletter/innstillinger': SettingsOfFreeTickets },
    at: '/fribilletter/innstillinger',
    texts: ['free-ticket-settings', 'own-share'],
    company,
    language,
    tenant,
  });
  await screen.findByRole('combobox');
}
const departmentBox = () => screen.getByRole<HTMLSelectElement>('combobox');
const options = () => [...departmentBox().options].map(({ text }) => text);
const selectedValues = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map(({ value }) => value);
const choose = (name: RegExp | string) => fireEvent.click(screen.getByRole('radio', { name }));

describe('the settings of free tickets (spec 3 §4, §5, §8)', () => {
  it('show month and 18 where nothing is saved, and say that nothing ends yet', async () => {
    loads(notSaved);
    await open();
    expect(selectedValues()).toEqual(['AT_END_OF_MONTH', '18']);
    screen.getByText('Nothing is saved yet');
    screen.getByText(/Now no child’s ticket ends by itself/);
    screen.getByText('A child who turns 18 on 14 April 2027 travels through 30 April 2027.');
    // The suggestion itself can be saved.
    saves({ status: 200, body: { ...saved, version: 'v1' } });
    pressNow('Save');
    await waitFor(() =>
      expect(sent()).toEqual([
        {
          invoiceReference: null,
          expireChildTickets: 'AT_END_OF_MONTH',
          expireChildTicketsAtAge: 18,
          sendsTaxNotice: true,
          version: 'v0',
        },
      ]),
    );
  });

  it('show what is saved, and nothing of a suggestion', async () => {
    await open();
    expect(selectedValues()).toEqual(['AT_END_OF_YEAR', '20']);
    expect(screen.queryByText('Nothing is saved yet')).toBeNull();
    screen.getByText('A child who turns 20 on 14 April 2027 travels through 31 December 2027.');
  });

  it.each([
    [
      'en',
      'The settings are saved!',
      'Children’s tickets end with the year in which they turn 19.',
    ],
    [
      'nb',
      'Innstillingene er lagret!',
      'Barns billetter avsluttes ved slutten av året de fyller 19 år.',
    ],
  ] as const)('are saved, and a toast says what applies (%s)', async (language, title, text) => {
    await open(language);
    choose(/^19/);
    fireEvent.change(departmentBox(), { target: { value: 'Drift' } });
    const answer = { invoiceReference: 'Drift', expireChildTicketsAtAge: 19 } as const;
    saves({ status: 200, body: { ...saved, ...answer, version: 'v2' } });
    fireEvent.click(screen.getByRole('button', { name: language === 'nb' ? 'Lagre' : 'Save' }));
    await waitFor(() => expect(shownToasts()).toMatchObject([{ title, text }]));
    const { version, ...before } = saved;
    expect(sent()).toEqual([{ ...before, ...answer, version }]);
  });

  it('ask for no age where no ticket ends, and keep it', async () => {
    await open();
    choose(/^Never/);
    expect(selectedValues()).toEqual(['NEVER']);
    expect(screen.queryByText(/travels through/)).toBeNull();
    saves({ status: 200, body: { ...saved, expireChildTickets: 'NEVER', version: 'v2' } });
    pressNow('Save');
    await waitFor(() =>
      expect(shownToasts()).toMatchObject([{ text: 'No child’s ticket ends by itself.' }]),
    );
    expect(sent()).toMatchObject([{ expireChildTickets: 'NEVER', expireChildTicketsAtAge: 20 }]);
  });

  it('offer departments that can be ordered for, each once', async () => {
    for (const invoiceReference of [null, 'Drift']) {
      loads({ status: 200, body: { ...saved, invoiceReference } });
      await open();
      expect(options()).toEqual(['None is chosen beforehand', 'Drift', 'Havn']);
      expect(departmentBox().value).toBe(invoiceReference ?? '');
      cleanup();
    }
  });

  it('keep a saved department that has ended, and say which one is gone', async () => {
    loads({ status: 200, body: { ...saved, invoiceReference: 'Verksted' } });
    await open();
    expect(departmentBox().value).toBe('Verksted');
    expect(options()[2]).toMatch(/^Verksted \(ended 31.Jan\)$/);
    cleanup();
    loads({ status: 200, body: { ...saved, invoiceReference: 'Lager' } });
    await open();
    expect(departmentBox().value).toBe('');
    screen.getByText(/The department Lager is not there any more/);
  });

  it('offer an SMS about tax, and turn it off', async () => {
    loads(notSaved);
    await open();
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Offer an SMS about tax/ });
    expect(box.checked).toBe(true);
    fireEvent.click(box);
    saves({ status: 200, body: { ...saved, sendsTaxNotice: false, version: 'v1' } });
    pressNow('Save');
    await waitFor(() => expect(sent()).toMatchObject([{ sendsTaxNotice: false }]));
    cleanup();
    loads({ status: 200, body: { ...saved, sendsTaxNotice: false } });
    await open();
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  });

  it('say at the field that the department is gone', async () => {
    await open();
    fireEvent.change(departmentBox(), { target: { value: 'Havn' } });
    saves({ status: 422, body: { code: 'DEPARTMENT_NOT_FOUND' } });
    pressNow('Save');
    await screen.findByText('The department is not there any more. Choose another one.');
  });

  it('are not saved over what somebody else has saved', async () => {
    await open();
    choose(/^18/);
    const theirs = { ...saved, expireChildTicketsAtAge: 19, version: 'v9' };
    saves({ status: 409, body: { code: 'SETTINGS_CHANGED_SINCE', settings: theirs } });
    pressNow('Save');
    await screen.findByRole('button', { name: 'Keep what is saved' });
    saves({ status: 200, body: { ...saved, expireChildTicketsAtAge: 18, version: 'v10' } });
    pressNow('Save');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toMatchObject({ expireChildTicketsAtAge: 18, version: 'v9' });
  });

  it.each([
    ['nb', 'ruter', 'Innstillinger for fribilletter'],
    ['en', 'akt', 'Free-ticket settings'],
    ['nb', 'fjord', 'Innstillinger for ansattbilletter'],
    ['en', 'fjord', 'Employee-ticket settings'],
  ] as const)('have the operator’s word (%s, %s)', async (language, tenant, title) => {
    await open(language, tenant);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  });
});
