// @vitest-environment happy-dom
import { deleteAgreement } from '@takst/contract/customers/agreements/delete-agreement.contract.ts';
import { getCompany } from '@takst/contract/customers/companies/get-company.contract.ts';
import { press } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import {
  companyAt,
  companyWith,
  unavailableAnswer,
  fjellheim,
  openAt,
  reports,
  sentCalls,
  server,
  waitForToast,
} from '#customers/companies/test-companies.tsx';

afterEach(cleanup);

describe('deleting an agreement', () => {
  it.each([
    [
      'en',
      'Delete agreement 11',
      'Yes',
      'Are you sure that you want to delete agreement with id: 11 and invoice reference: Ref 11?',
      'The agreement is deleted!',
    ],
    [
      'nb',
      'Slett avtale 11',
      'Ja',
      'Er du sikker på at du vil slette avtalen med id: 11 og fakturareferanse: Ref 11?',
      'Avtalen er slettet!',
    ],
  ] as const)('asks first in %s', async (language, open, confirm, question, toast) => {
    await openAt(
      companyAt,
      [[deleteAgreement, { status: 200, body: { id: 11 } }], ...companyWith()],
      {
        language,
      },
    );
    await press(open);
    expect(await screen.findByText(question)).toBeDefined();
    await press(confirm);
    await waitForToast(toast);
    expect(sentCalls().map(({ address }) => address)).toEqual([
      '/onboarding/company/1001/agreement/11',
    ]);
  });

  it('moves the focus to the heading of the page, because its row is gone', async () => {
    await openAt(companyAt, [
      [deleteAgreement, { status: 200, body: { id: 11 } }],
      ...companyWith(),
    ]);
    const bin = await screen.findByRole('button', { name: 'Delete agreement 11' });
    bin.focus();
    fireEvent.click(bin);
    server.answer(getCompany, { status: 200, body: { ...fjellheim, allAgreements: [] } });
    await press('Yes');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(bin.isConnected).toBe(false);
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  it.each([
    [{ tickets: 3, subscriptions: 0 }, '3 tickets are valid or pending. End them first.'],
    [
      { tickets: 1, subscriptions: 1 },
      '1 ticket and 1 subscription are valid or pending. End them first.',
    ],
    [{ tickets: 0, subscriptions: 1 }, '1 subscription is valid or pending. End it first.'],
  ])('is refused while something uses it, with the number: %o', async (numbers, text) => {
    const body = { code: 'AGREEMENT_IN_USE', ...numbers };
    await openAt(companyAt, [[deleteAgreement, { status: 409, body }], ...companyWith()]);
    await press('Delete agreement 11');
    await press('Yes');
    expect((await screen.findByRole('alert')).textContent).toContain(
      `The agreement is in use: ${text}`,
    );
  });

  it.each([
    ['en', 'Delete agreement 11', 'Yes', 'An error occurred while deleting the agreement!'],
    ['nb', 'Slett avtale 11', 'Ja', 'Det skjedde en feil da avtalen skulle slettes!'],
  ] as const)('shows in %s and reports a failure', async (language, open, confirm, text) => {
    const answers = [[deleteAgreement, unavailableAnswer] as const, ...companyWith()];
    await openAt(companyAt, answers, { language });
    await press(open);
    await press(confirm);
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    await waitFor(() => expect(reports()).toHaveLength(1));
  });
});
