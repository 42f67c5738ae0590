// @vitest-environment happy-dom
import type { Answering, RouteAnswer } from '#testing/fake-server.ts';
import { changeUserRoles } from '@takst/contract/customers/users/administration/change-user-roles.contract.ts';
import { getUserRoles } from '@takst/contract/customers/users/administration/get-user-roles.contract.ts';
import { getUser } from '@takst/contract/customers/users/administration/get-user.contract.ts';
import { press } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { draftStore } from '#platform/drafts/draft-store.ts';
import { shownToasts } from '#platform/design/toasts/toasts.ts';
import { kari } from '#testing/session-answers.ts';
import {
  beritAt,
  beritsRoles,
  unavailableAnswer,
  finds,
  leftEmpty,
  openAt,
  refusal,
  sentCalls,
  waitForToast,
  userWith,
  statuses,
} from '#customers/users/test-users.tsx';

afterEach(cleanup);

const savedAnswer = { status: 200, body: { userId: 77, lastModified: '2026-03-04T10:00:00Z' } };
const global = ['userAdmin', 'userAdmin.global'] as const;
const support = /^Customer support/;

async function open(answer: Answering, more: Parameters<typeof openAt>[2] = {}) {
  const answers: RouteAnswer[] = [[changeUserRoles, answer], ...userWith(), ...finds([])];
  await openAt(beritAt, answers, { features: global, ...more });
  await screen.findByRole('heading', { level: 1, name: 'Berit Moe' });
}
const tick = (name: RegExp) => fireEvent.click(screen.getByRole('checkbox', { name }));
const isTicked = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;

async function removeLast(language: 'en' | 'nb' = 'en') {
  await press(language === 'en' ? /^Remove the roles in/ : /^Fjern rollene i/);
  await press(language === 'en' ? 'Remove' : 'Fjern');
}

describe('the roles of a user', () => {
  it('keep unsaved edits after a reload', async () => {
    draftStore.keep('roles-of-77', {
      roles: { roles: ['GLOBAL_COMPANY_ADMIN'], companies: [] },
      since: beritsRoles.lastModified,
    });
    await open(savedAnswer);
    expect(isTicked(support)).toBe(true);
    tick(support);
    await waitFor(() =>
      expect(draftStore.read('roles-of-77')).toMatchObject({ roles: { roles: [] } }),
    );
    expect(screen.queryByText('It has not been sent yet.')).not.toBeNull();
    cleanup();
    expect(draftStore.holdsAny()).toBe(true);
    expect(shownToasts().map(({ title }) => title)).toContain('We keep what you wrote');
  });

  it('are the saved ones again after Start over', async () => {
    draftStore.keep('roles-of-77', {
      roles: { roles: ['GLOBAL_COMPANY_ADMIN'], companies: [] },
      since: beritsRoles.lastModified,
    });
    await open(savedAnswer);
    await press('Start over');
    expect(isTicked(support)).toBe(false);
    expect(screen.queryByText('It has not been sent yet.')).toBeNull();
    expect(draftStore.holdsAny()).toBe(false);
  });

  it('of an earlier visit say only that others have changed them since', async () => {
    draftStore.keep('roles-of-77', {
      roles: { roles: ['GLOBAL_COMPANY_ADMIN'], companies: [] },
      since: '2026-02-01T09:30:00Z',
    });
    await open(savedAnswer);
    expect(isTicked(support)).toBe(true);
    screen.getByText('Someone else has changed the roles while you were at it');
    expect(screen.queryByText('It has not been sent yet.')).toBeNull();
    draftStore.discardAll();
  });

  it('that are saved can be kept where they are no longer given', async () => {
    const [company] = beritsRoles.companies;
    const companies = [{ ...company, roles: ['USER_ADMIN', 'FREETICKET_ADMIN'] }];
    await openAt(beritAt, userWith({}, { companies }));
    await press('Edit the roles in Fjellheim Konsult AS');
    await screen.findByRole('dialog');
    expect(isTicked(/^Free-ticket administrator/)).toBe(true);
  });

  it.each([
    ['en', 'Save', 'Data saved!', /^Customer support/],
    ['nb', 'Lagre', 'Lagret!', /^Kundesupport/],
  ] as const)('are saved together, with a toast in %s', async (language, save, toast, role) => {
    await open(savedAnswer, { language });
    tick(role);
    await press(save);
    await waitForToast(toast);
    expect(screen.queryByText(/your own roles|dine egne roller/)).toBeNull();
    expect(sentCalls()).toMatchObject([
      {
        method: 'PUT',
        body: {
          roles: ['GLOBAL_COMPANY_ADMIN'],
          companies: [{ companyId: 1001, roles: ['USER_ADMIN'] }],
          confirmed: false,
        },
      },
    ]);
  });

  it.each([
    ['en', 'Save', 'User must have minimum one role assigned'],
    ['nb', 'Lagre', 'En bruker må ha minst en rolle'],
  ] as const)(
    'require at least one on saving, with a message in %s',
    async (language, save, text) => {
      await open(savedAnswer, { language });
      await removeLast(language);
      expect(screen.queryByText(text)).toBeNull();
      await press(save);
      expect(await screen.findByText(text)).toBeDefined();
      expect(sentCalls()).toEqual([]);
    },
  );

  it.each([
    ['that failed', unavailableAnswer],
    ['that was refused', refusal(422, 'ROLE_NOT_OFFERED')],
    ['that came too late', refusal(403, 'NO_LONGER_ADMINISTRATOR')],
  ] as const)('keep unsaved edits after a save %s', async (_, answer) => {
    await open(answer);
    tick(support);
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'An error occurred while saving the roles!',
    );
    expect(isTicked(support)).toBe(true);
    expect(shownToasts()).toEqual([]);
  });

  it('of the last administrator are saved after a confirmation', async () => {
    const answers = [{ status: 409, body: leftEmpty }, savedAnswer];
    await open(() => answers.shift() ?? savedAnswer);
    await removeLast();
    tick(support);
    await press('Save');
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain(
      'Fjellheim Konsult AS' +
        'Nobody will be able to administer users there.' +
        'Administrators who are left: Kåre Lie.' +
        'Havgap ASNobody will be HR there.No administrators are left.',
    );
    await press('Save anyway');
    await waitForToast('Data saved!');
    expect(sentCalls().map(({ body }) => body)).toMatchObject([
      { confirmed: false },
      { confirmed: true, companies: [] },
    ]);
  });

  it('of the last administrator stay as they are after a second thought', async () => {
    await open({ status: 409, body: leftEmpty });
    await removeLast();
    tick(support);
    await press('Save');
    await screen.findByRole('alertdialog');
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(isTicked(support)).toBe(true);
    // Another try asks again.
    await press('Save');
    await screen.findByRole('alertdialog');
    expect(sentCalls().map(({ body }) => body)).toMatchObject([
      { confirmed: false },
      { confirmed: false },
    ]);
    draftStore.discardAll();
  });

  it('can all be removed from a user with roles elsewhere, who then leaves the list', async () => {
    const answers: RouteAnswer[] = [
      [changeUserRoles, savedAnswer],
      ...userWith({}, { rolesElsewhere: true }),
      ...finds([]),
    ];
    const { router } = await openAt(beritAt, answers);
    await screen.findByRole('heading', { level: 1, name: 'Berit Moe' });
    await removeLast();
    await press('Save');
    await waitForToast('Data saved!');
    await waitFor(() => expect(router.state.location.pathname).toBe('/brukere'));
  });

  it.each([
    [
      'en',
      'Someone else has changed the roles while you were at it',
      'Show the roles that are saved',
    ],
    ['nb', 'Noen andre har endret rollene mens du holdt på', 'Vis rollene som er lagret'],
  ] as const)(
    'show in %s that another user has saved meanwhile, and offer to show theirs',
    async (language, text, show) => {
      let roles: object = beritsRoles;
      const answers: RouteAnswer[] = [
        [changeUserRoles, refusal(422, 'ROLE_NOT_OFFERED')],
        ...userWith(),
        [getUserRoles, () => ({ status: 200, body: roles })],
      ];
      await openAt(beritAt, answers, { features: global, language });
      await screen.findByRole('heading', { level: 1, name: 'Berit Moe' });
      const role = language === 'en' ? support : /^Kundesupport/;
      tick(role);
      roles = { ...beritsRoles, lastModified: '2026-03-04T09:00:00Z' };
      await press(language === 'en' ? 'Save' : 'Lagre');
      expect(await screen.findByText(text)).toBeDefined();
      expect(isTicked(role)).toBe(true);
      // Further edits began on the old roles, too.
      for (const edited of [[], ['GLOBAL_COMPANY_ADMIN']]) {
        tick(role);
        await waitFor(() =>
          expect(draftStore.read('roles-of-77')).toMatchObject({ roles: { roles: edited } }),
        );
        expect(screen.queryByText(text)).not.toBeNull();
      }
      await press(show);
      await waitFor(() => expect(isTicked(role)).toBe(false));
      expect(screen.queryByText(text)).toBeNull();
    },
  );

  it.each([
    ['en', 'Save', 'You have changed your own roles'],
    ['nb', 'Lagre', 'Du har endret dine egne roller'],
  ] as const)(
    'of the signed-in user say in %s that a reload is needed',
    async (language, save, text) => {
      const { id } = kari;
      const answers: RouteAnswer[] = [
        [changeUserRoles, savedAnswer],
        [getUserRoles, { status: 200, body: { ...beritsRoles, userId: id } }],
        [getUser, { status: 200, body: { ...kari, lastSignInAt: null, ...statuses.ACTIVE } }],
      ];
      await openAt(`/brukere/${id}`, answers, { features: global, language });
      await press(save);
      expect(await screen.findByText(text)).toBeDefined();
    },
  );
});
