// @vitest-environment happy-dom
import { getAccessRequest } from '@takst/contract/customers/users/access-requests/get-access-request.contract.ts';
import { handleAccessRequest } from '@takst/contract/customers/users/access-requests/handle-access-request.contract.ts';
import { rejectAccessRequest } from '@takst/contract/customers/users/access-requests/reject-access-request.contract.ts';
import { unavailableAnswer } from '#customers/users/test-users.tsx';
import { press } from '#testing/actions.ts';
import { factsUnder } from '#testing/cells-of.ts';
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

  it.each([
    ['Reject', rejectAccessRequest, 'dialog'],
    ['Mark as handled', handleAccessRequest, 'alertdialog'],
  ] as const)('meanwhile says so instead of taking “%s” too', async (button, route, role) => {
    let isAnswered = false;
    const answers = [unavailableAnswer];
    await openRequest([
      [
        getAccessRequest,
        () => ({
          status: 200,
          body: { ...karisRequest, ...inForm, ...(isAnswered ? acceptedByOla : {}) },
        }),
      ],
      [
        route,
        () => {
          const failure = answers.shift();
          if (failure) return failure;
          isAnswered = true;
          return answered('accepted');
        },
      ],
    ]);
    await press(button);
    const question = within(await screen.findByRole(role));
    fireEvent.click(question.getByRole('button', { name: button }));
    await question.findByText(/is down right now/);
    // What could not be sent is no answer.
    screen.getByRole('button', { name: 'Create user', hidden: true });
    fireEvent.click(question.getByRole('button', { name: button }));
    await screen.findByText('Ola Lie has given the person access');
    await screen.findByText('05.03.2026 10:00');
    expect(screen.queryByRole('button', { name: 'Create user' })).toBeNull();
  });
});

describe('a request for access', () => {
  const customerSupport = { features: ['userAdmin', 'userAdmin.global', 'companyAdmin'] } as const;

  it('names its company as it is called here, or as the register does', async () => {
    await openRequest([requestWith()], customerSupport);
    expect((await factsUnder('The request')).slice(0, 3)).toEqual([
      ['Company', 'Fjellheim Konsult AS'],
      ['Organisation number', '985 615 616'],
      ['Company, as the person wrote it', 'Fjellheim'],
    ]);
    screen.getByText('Asked for access today at 10:00');
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
