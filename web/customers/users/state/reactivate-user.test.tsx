// @vitest-environment happy-dom
import type { Answer } from '#testing/fake-server.ts';
import { reactivateUser } from '@takst/contract/customers/users/administration/reactivate-user.contract.ts';
import { press } from '#testing/actions.ts';
import { cleanup, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import {
  berit,
  successAnswer,
  unavailableAnswer,
  finds,
  openAt,
  refusal,
  sentCalls,
  waitForToast,
  statuses,
} from '#customers/users/test-users.tsx';

afterEach(cleanup);

async function open(answer: Answer, language: 'nb' | 'en' = 'en') {
  const inactive = finds([{ ...berit, ...statuses.DEACTIVATED }]);
  await openAt('/brukere', [[reactivateUser, answer], ...inactive], { language });
  await press(language === 'en' ? 'Reactivate Berit Moe' : 'Reaktiver Berit Moe');
  await screen.findByRole('alertdialog');
}

describe('reactivating a user', () => {
  it.each([
    [
      'en',
      /^We send an e-mail with an activation link to berit/,
      'Send e-mail',
      'Email with activation link sent!',
    ],
    [
      'nb',
      /^Vi sender en e-post med aktiveringslenke til berit/,
      'Send e-post',
      'E-post med aktiveringslenke er sendt!',
    ],
  ] as const)(
    'asks first in %s, sends the link and shows a toast',
    async (language, question, send, toast) => {
      await open(successAnswer, language);
      expect(screen.getByText(question)).toBeDefined();
      expect(sentCalls()).toEqual([]);
      await press(send);
      await waitForToast(toast);
      expect(sentCalls().map(({ address }) => address)).toEqual(['/user-api/user/77/reactivate']);
      expect(screen.queryByRole('alertdialog')).toBeNull();
    },
  );

  it.each([
    ['en', 'Send a new invitation', 'Send e-mail', 'Berit Moe is active once it has been used.'],
    ['nb', 'Send ny invitasjon', 'Send e-post', 'Berit Moe er aktiv når lenken er brukt.'],
  ] as const)(
    'is an invitation again in %s of whoever has not been active yet',
    async (language, title, send, text) => {
      const invited = finds([{ ...berit, ...statuses.INVITATION_EXPIRED }]);
      await openAt('/brukere', [[reactivateUser, successAnswer], ...invited], { language });
      await press(new RegExp(`^${title} .* Berit Moe$`));
      const dialog = within(await screen.findByRole('alertdialog', { name: title }));
      expect(dialog.getByText(text, { exact: false })).toBeDefined();
      await press(send);
      await waitFor(() => expect(sentCalls()).toHaveLength(1));
    },
  );

  it.each([
    [404, 'USER_NOT_FOUND', /no longer there/, /finnes ikke lenger/],
    [409, 'USER_DELETED', /is deleted/, /er slettet/],
    [409, 'USER_NOT_INACTIVE', /active already/, /aktiv allerede/],
    [409, 'ROLES_ELSEWHERE', /companies that you do not administer/, /bedrifter som du ikke admin/],
    [403, 'NO_LONGER_ADMINISTRATOR', /no longer a user admin/, /ikke brukeradministrator lenger/],
  ] as const)('shows the refusal %s %s in both languages', async (status, code, en, nb) => {
    await open(refusal(status, code));
    await press('Send e-mail');
    expect((await screen.findByRole('alert')).textContent).toMatch(en);
    cleanup();
    await open(refusal(status, code), 'nb');
    await press('Send e-post');
    expect((await screen.findByRole('alert')).textContent).toMatch(nb);
  });

  it.each([
    ['en', 'Send e-mail', 'An error occurred while sending the e-mail!'],
    ['nb', 'Send e-post', 'Det skjedde en feil da e-posten skulle sendes!'],
  ] as const)('shows a failure in %s and can be retried', async (language, send, text) => {
    await open(unavailableAnswer, language);
    await press(send);
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    await press(send);
    expect(screen.getByRole('alertdialog')).toBeDefined();
  });
});
