// @vitest-environment happy-dom
import { getAccessRequest } from '@takst/contract/customers/users/access-requests/get-access-request.contract.ts';
import { handleAccessRequest } from '@takst/contract/customers/users/access-requests/handle-access-request.contract.ts';
import { press } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, within } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acceptedByOla, inForm, karisRequest } from './test-access-requests.ts';
import { answered, openRequest, requestWith } from './test-request-page.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe('a request for access that is answered', () => {
  it.each([
    [{}, 'Ola Lie has given the person access', '/brukere/77'],
    [
      { answeredBy: null },
      'The registration of the company has given the person access',
      '/brukere/77',
    ],
    [{ outcome: 'rejected', userId: null }, 'Ola Lie has rejected the request', undefined],
    [
      { outcome: 'rejected', userId: null, reason: 'No' },
      'Ola Lie has rejected the request',
      undefined,
    ],
    [{ outcome: 'handled' }, 'Ola Lie has handled the request', '/brukere/77'],
  ] as const)('as %j says by whom, why, and where the user is', async (changed, title, user) => {
    await openRequest([requestWith({ ...acceptedByOla, ...changed })]);
    screen.getByText(title);
    screen.getByText('05.03.2026 10:00');
    const link = screen.queryByRole('link', { name: 'See the user' });
    expect(link?.getAttribute('href')).toBe(user);
    expect(screen.queryAllByText('Reason: No')).toHaveLength('reason' in changed ? 1 : 0);
    expect(screen.queryByRole('button', { name: /^(Create user|Reject|Mark)/ })).toBeNull();
  });

  it('meanwhile says so instead of being handled once more', async () => {
    let isAnswered = false;
    await openRequest([
      [
        getAccessRequest,
        () => ({
          status: 200,
          body: { ...karisRequest, ...inForm, ...(isAnswered ? acceptedByOla : {}) },
        }),
      ],
      [
        handleAccessRequest,
        () => {
          isAnswered = true;
          return answered('accepted');
        },
      ],
    ]);
    await press('Mark as handled');
    const question = within(await screen.findByRole('alertdialog'));
    fireEvent.click(question.getByRole('button', { name: 'Mark as handled' }));
    await screen.findByText('Ola Lie has given the person access');
    await screen.findByText('05.03.2026 10:00');
    expect(screen.queryByRole('button', { name: 'Create user' })).toBeNull();
  });
});

describe('a request for access', () => {
  const customerSupport = { features: ['userAdmin', 'userAdmin.global', 'companyAdmin'] } as const;

  it('names its company as it is called here, or as the register does', async () => {
    await openRequest([requestWith()], customerSupport);
    screen.getByText('Fjellheim Konsult AS', { selector: 'dd' });
    expect(screen.queryByRole('link', { name: 'Add the company' })).toBeNull();
    cleanup();
    await openRequest([requestWith({ company: null, customerNumber: null, offeredRoles: [] })]);
    screen.getByText('FJELLHEIM KONSULT AS', { selector: 'dd' });
  });

  it('for no customer leads those who may to the form of a new company', async () => {
    const noCustomer = [requestWith({ company: null, customerNumber: null, offeredRoles: [] })];
    await openRequest(noCustomer);
    expect(screen.queryByRole('link', { name: 'Add the company' })).toBeNull();
    cleanup();
    await openRequest(noCustomer, { features: ['userAdmin', 'userAdmin.global', 'companyAdmin'] });
    const link = await screen.findByRole('link', { name: 'Add the company' });
    expect(link.getAttribute('href')).toBe('/bedrifter/ny?foresporsel=5');
  });
});
