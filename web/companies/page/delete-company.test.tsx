// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  companyAt,
  companyWith,
  done,
  openAt,
  press,
  server,
  untilToast,
} from '#companies/test-companies.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('deleting a company', () => {
  const remove = 'DELETE /onboarding/company/1001';
  const check = (use: string) => `GET /onboarding/company/1001/deletion-check/${use}`;
  const passed = (use: string, isInUse = false) => ({ status: 200, body: { use, isInUse } });
  const allPass = {
    [check('company-tickets')]: passed('company-tickets'),
    [check('free-tickets')]: passed('free-tickets'),
    [check('ticket-counter')]: passed('ticket-counter'),
    [check('invoices')]: passed('invoices'),
  };
  const list = {
    'GET /onboarding/company?': { status: 200, body: { totalEntries: 0, matches: [] } },
  };
  const yes = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Yes' });

  it('runs its four checks, waits for all of them, deletes, and goes to the list', async () => {
    const invoices = Promise.withResolvers<ReturnType<typeof passed>>();
    const slow = { [check('invoices')]: () => invoices.promise };
    const { router } = await openAt(companyAt, {
      ...allPass,
      ...slow,
      [remove]: done,
      ...list,
      ...companyWith(),
    });
    await press('Delete company');
    await screen.findByText('The company has no company tickets');
    await screen.findByText('The company has no free tickets');
    await screen.findByText('The company has no ticket-counter tickets');
    expect(screen.getByText('Looking for invoices …')).toBeDefined();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('3');
    expect(yes().disabled).toBe(true);
    invoices.resolve(passed('invoices'));
    await screen.findByText('The company has no invoices');
    await waitFor(() => expect(yes().disabled).toBe(false));
    await press('Yes');
    await untilToast('Company is successfully deleted!');
    expect(router.state.location.pathname).toBe('/bedrifter');
  });

  it('is not possible while a service uses it', async () => {
    const used = { [check('free-tickets')]: passed('free-tickets', true) };
    await openAt(companyAt, { ...allPass, ...used, ...companyWith() }, { tenant: 'fjord' });
    await press('Delete company');
    await screen.findByText('The company has employee tickets');
    await screen.findByText('The company is in use and cannot be deleted now.');
    expect(yes().disabled).toBe(true);
  });

  it('tries a check that failed again', async () => {
    const answers = [{ status: 500, body: { id: 'x' } }, passed('invoices')];
    const flaky = { [check('invoices')]: () => answers.shift() ?? passed('invoices') };
    await openAt(companyAt, { ...allPass, ...flaky, ...companyWith() });
    await press('Delete company');
    await screen.findByText('We could not check invoices');
    expect(yes().disabled).toBe(true);
    await press('Try again: invoices');
    await screen.findByText('The company has no invoices');
    await waitFor(() => expect(yes().disabled).toBe(false));
  });

  it('says so when the company came into use meanwhile, and checks again', async () => {
    const refusal = { status: 409, body: { code: 'COMPANY_IN_USE', uses: ['invoices'] } };
    await openAt(companyAt, { ...allPass, [remove]: refusal, ...companyWith() });
    await press('Delete company');
    await waitFor(() => expect(yes().disabled).toBe(false));
    await press('Yes');
    await screen.findByText('The company has come into use again and cannot be deleted.');
    const checks = () => server.asked.filter(({ address }) => address.includes('deletion-check'));
    await waitFor(() => expect(checks()).toHaveLength(8));
  });

  it('ends in Norwegian with the same words', async () => {
    await openAt(
      companyAt,
      { ...allPass, [remove]: done, ...list, ...companyWith() },
      { language: 'nb' },
    );
    await press('Slett bedrift');
    await screen.findByText('Bedriften har ingen fakturaer');
    fireEvent.click(await screen.findByRole('button', { name: 'Ja' }));
    await untilToast('Bedriften er slettet!');
  });
});
