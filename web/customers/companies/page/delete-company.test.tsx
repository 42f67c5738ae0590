// @vitest-environment happy-dom
import type { Answer, RouteAnswer } from '#testing/fake-server.ts';
import { checkCompanyDeletion } from '@takst/contract/customers/companies/check-company-deletion.contract.ts';
import { deleteCompany } from '@takst/contract/customers/companies/delete-company.contract.ts';
import { listCompanies } from '@takst/contract/customers/companies/list-companies.contract.ts';
import { getCompanyOverview } from '@takst/contract/customers/companies/overview/get-company-overview.contract.ts';
import { press } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import {
  companyAt,
  companyWith,
  successAnswer,
  fjellheim,
  openAt,
  server,
  waitForToast,
} from '#customers/companies/test-companies.tsx';

afterEach(cleanup);

describe('deleting a company', () => {
  const passedAnswer = (use: string, isInUse = false) => ({ status: 200, body: { use, isInUse } });
  /** All checks pass, except those given. */
  const checks = (answers: Readonly<Record<string, () => Answer | Promise<Answer>>> = {}) =>
    [
      checkCompanyDeletion,
      ({ address }) => {
        const use = address.split('/').at(-1) ?? '';
        return answers[use]?.() ?? passedAnswer(use);
      },
    ] satisfies RouteAnswer;
  const list: RouteAnswer[] = [
    [listCompanies, { status: 200, body: { totalEntries: 0, matches: [] } }],
  ];
  const confirmButton = () =>
    screen.getByRole<HTMLButtonElement>('button', { name: 'Yes, delete the company' });

  it('runs four checks, waits for all of them, deletes, and opens the list', async () => {
    const invoices = Promise.withResolvers<ReturnType<typeof passedAnswer>>();
    const { router } = await openAt(companyAt, [
      checks({ invoices: () => invoices.promise }),
      [deleteCompany, successAnswer],
      ...list,
      ...companyWith(),
    ]);
    await press('Delete company');
    await screen.findByText('The company has no company tickets or subscriptions');
    await screen.findByText('The company has no free tickets');
    await screen.findByText('The company has no ticket-counter tickets');
    expect(screen.getByText('Looking for invoices …')).toBeDefined();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('3');
    expect(confirmButton().disabled).toBe(true);
    invoices.resolve(passedAnswer('invoices'));
    await screen.findByText('The company has no invoices');
    await waitFor(() => expect(confirmButton().disabled).toBe(false));
    await press('Yes, delete the company');
    await waitForToast('Company is successfully deleted!');
    expect(router.state.location.pathname).toBe('/bedrifter');
    // Nothing is asked about a company that is gone.
    expect(server.callsTo(getCompanyOverview)).toHaveLength(1);
    expect(server.callsTo(checkCompanyDeletion)).toHaveLength(4);
  });

  it('removes the company from the list that was open before', async () => {
    const { addresses: _, allAgreements, type: __, ...facts } = fjellheim;
    const entry = { ...facts, agreementTypes: allAgreements.map(({ subTypeId }) => subTypeId) };
    let isDeleted = false;
    await openAt('/bedrifter', [
      checks(),
      [
        deleteCompany,
        () => {
          isDeleted = true;
          return successAnswer;
        },
      ],
      [
        listCompanies,
        () => ({
          status: 200,
          body: isDeleted
            ? { totalEntries: 0, matches: [] }
            : { totalEntries: 1, matches: [entry] },
        }),
      ],
      ...companyWith(),
    ]);
    fireEvent.click(await screen.findByRole('link', { name: facts.name }));
    await press('Delete company');
    await waitFor(() => expect(confirmButton().disabled).toBe(false));
    await press('Yes, delete the company');
    await waitForToast('Company is successfully deleted!');
    await waitFor(() => expect(screen.queryByText(facts.name)).toBeNull());
  });

  it('is not possible while a service uses it', async () => {
    const checksInUse = checks({ 'free-tickets': () => passedAnswer('free-tickets', true) });
    await openAt(companyAt, [checksInUse, ...companyWith()], { tenant: 'fjord' });
    await press('Delete company');
    await screen.findByText('The company has employee tickets');
    await screen.findByText('The company is in use and cannot be deleted now.');
    expect(confirmButton().disabled).toBe(true);
    // A check that finds something has ended, too.
    await waitFor(() =>
      expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('4'),
    );
  });

  it('can retry a failed check', async () => {
    const answers = [{ status: 500, body: { code: 'UNEXPECTED', id: 'x' } }];
    const flaky = checks({ invoices: () => answers.shift() ?? passedAnswer('invoices') });
    await openAt(companyAt, [flaky, ...companyWith()]);
    await press('Delete company');
    await screen.findByText('We could not check invoices');
    expect(confirmButton().disabled).toBe(true);
    expect(screen.queryByText('The company is in use and cannot be deleted now.')).toBeNull();
    await press('Try again: invoices');
    await screen.findByText('The company has no invoices');
    await waitFor(() => expect(confirmButton().disabled).toBe(false));
  });

  it('shows that the company has come into use meanwhile, and checks again', async () => {
    const refusal = { status: 409, body: { code: 'COMPANY_IN_USE', uses: ['invoices'] } };
    const again = Promise.withResolvers<Answer>();
    const answers: (Answer | Promise<Answer>)[] = [passedAnswer('invoices'), again.promise];
    const invoices = () => answers.shift() ?? passedAnswer('invoices');
    await openAt(companyAt, [checks({ invoices }), [deleteCompany, refusal], ...companyWith()]);
    await press('Delete company');
    await waitFor(() => expect(confirmButton().disabled).toBe(false));
    await press('Yes, delete the company');
    await screen.findByText('The company has come into use again and cannot be deleted.');
    await waitFor(() => expect(server.callsTo(checkCompanyDeletion)).toHaveLength(8));
    // The answer of before counts no more.
    await screen.findByText('Looking for invoices …');
    expect(confirmButton().disabled).toBe(true);
    again.resolve(passedAnswer('invoices', true));
    await screen.findByText('The company is in use and cannot be deleted now.');
  });

  it('shows a failed check and the final message in Norwegian', async () => {
    const answers = [{ status: 500, body: { code: 'UNEXPECTED', id: 'x' } }];
    const flaky = checks({ invoices: () => answers.shift() ?? passedAnswer('invoices') });
    await openAt(companyAt, [flaky, [deleteCompany, successAnswer], ...list, ...companyWith()], {
      language: 'nb',
    });
    await press('Slett bedriften');
    await screen.findByText('Vi fikk ikke sjekket fakturaer');
    await press('Avbryt');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await press('Slett bedriften');
    await screen.findByText('Bedriften har ingen fakturaer');
    fireEvent.click(await screen.findByRole('button', { name: 'Ja, slett bedriften' }));
    await waitForToast('Bedriften er slettet!');
  });
});
