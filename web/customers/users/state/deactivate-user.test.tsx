// @vitest-environment happy-dom
import type { Answer, RouteAnswer } from '#testing/fake-server.ts';
import { deactivateUser } from '@takst/contract/customers/users/administration/deactivate-user.contract.ts';
import { listUsers } from '@takst/contract/customers/users/administration/list-users.contract.ts';
import { press } from '#testing/actions.ts';
import { cleanup, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import {
  berit,
  successAnswer,
  unavailableAnswer,
  finds,
  leftEmpty,
  openAt,
  refusal,
  sentCalls,
  server,
  waitForToast,
  statuses,
} from '#customers/users/test-users.tsx';

afterEach(cleanup);

const labels = {
  en: { open: 'Deactivate Berit Moe', deactivate: 'Deactivate', anyway: 'Deactivate anyway' },
  nb: { open: 'Deaktiver Berit Moe', deactivate: 'Deaktiver', anyway: 'Deaktiver likevel' },
} as const;

async function open(first: Answer, language: 'nb' | 'en' = 'en', second: Answer = successAnswer) {
  const deactivation: RouteAnswer = [
    deactivateUser,
    ({ address }) => (address.endsWith('confirmed=true') ? second : first),
  ];
  await openAt('/brukere', [deactivation, ...finds([berit])], { language });
  await press(labels[language].open);
  await screen.findByRole('alertdialog');
}

describe('deactivating a user', () => {
  it.each([
    ['en', /^It works from the next thing the user does/, 'The user is deactivated!'],
    ['nb', /^Det virker fra det neste brukeren gjør/, 'Brukeren er deaktivert!'],
  ] as const)('explains in %s what it does and when', async (language, when, toast) => {
    await open(successAnswer, language);
    expect(screen.getByText(when)).toBeDefined();
    expect(sentCalls()).toEqual([]);
    await press(labels[language].deactivate);
    await waitForToast(toast);
    expect(sentCalls()).toMatchObject([{ method: 'DELETE' }]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it.each([
    ['en', 'An error occurred while deactivating user!'],
    ['nb', 'Det skjedde en feil da brukeren skulle deaktiveres!'],
  ] as const)('shows a failure in %s in the dialog', async (language, text) => {
    await open(unavailableAnswer, language);
    await press(labels[language].deactivate);
    const dialog = within(screen.getByRole('alertdialog'));
    expect((await dialog.findByRole('alert')).textContent).toContain(text);
  });

  it.each([
    [404, 'USER_NOT_FOUND', /no longer there/, /finnes ikke lenger/],
    [409, 'USER_DELETED', /is deleted/, /er slettet/],
    [409, 'OWN_USER', /cannot deactivate yourself/, /ikke deaktivere deg selv/],
    [409, 'ROLES_ELSEWHERE', /companies that you do not administer/, /bedrifter som du ikke admin/],
    [403, 'NO_LONGER_ADMINISTRATOR', /no longer a user admin/, /ikke brukeradministrator lenger/],
  ] as const)('shows the refusal %s %s in both languages', async (status, code, en, nb) => {
    await open(refusal(status, code));
    await press('Deactivate');
    expect((await screen.findByRole('alert')).textContent).toMatch(en);
    cleanup();
    await open(refusal(status, code), 'nb');
    await press('Deaktiver');
    expect((await screen.findByRole('alert')).textContent).toMatch(nb);
  });

  it.each([
    ['en', 'Berit Moe is the last administrator'],
    ['nb', 'Berit Moe er den siste administratoren'],
  ] as const)(
    'names in %s the company and the remaining users of a last administrator, and asks again',
    async (language, title) => {
      await open({ status: 409, body: leftEmpty }, language);
      await press(labels[language].deactivate);
      await screen.findByRole('heading', { name: title });
      const { textContent } = screen.getByRole('alertdialog');
      expect(textContent).toContain('Fjellheim Konsult AS');
      expect(textContent).toContain('Kåre Lie');
      expect(textContent).toContain('Havgap AS');
      expect(sentCalls()).toHaveLength(1);
      // The pressed button is gone; the focus is on the warning, not on all of the dialog.
      await waitFor(() =>
        expect(document.activeElement?.textContent).toMatch(
          /^(?!.*Berit Moe).*Fjellheim Konsult AS/,
        ),
      );
      await press(labels[language].anyway);
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect(sentCalls().map(({ address }) => address)).toEqual([
        '/user-api/user/77?confirmed=false',
        '/user-api/user/77?confirmed=true',
      ]);
    },
  );

  it('updates the list at once', async () => {
    await open(successAnswer);
    const matches = [{ ...berit, ...statuses.DEACTIVATED }];
    server.answer(listUsers, { status: 200, body: { totalEntries: 1, matches } });
    await press('Deactivate');
    expect(await screen.findByText('Deactivated')).toBeDefined();
  });

  it('keeps the second question open after a failure', async () => {
    await open({ status: 409, body: leftEmpty }, 'en', unavailableAnswer);
    await press('Deactivate');
    await press('Deactivate anyway');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'An error occurred while deactivating user!',
    );
    expect(screen.getByRole('button', { name: 'Deactivate anyway' })).toBeDefined();
  });

  it('can be cancelled at both questions', async () => {
    await open({ status: 409, body: leftEmpty });
    await press('Deactivate');
    await screen.findByRole('button', { name: 'Deactivate anyway' });
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sentCalls()).toHaveLength(1);
  });
});
