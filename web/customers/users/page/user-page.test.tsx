// @vitest-environment happy-dom
import { getUserRoles } from '@takst/contract/customers/users/administration/get-user-roles.contract.ts';
import { getUser } from '@takst/contract/customers/users/administration/get-user.contract.ts';
import { reactivateUser } from '@takst/contract/customers/users/administration/reactivate-user.contract.ts';
import { press } from '#testing/actions.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { draftStore } from '#platform/drafts/draft-store.ts';
import { kari } from '#testing/session-answers.ts';
import {
  berit,
  beritAt,
  beritsRoles,
  successAnswer,
  finds,
  openAt,
  sentCalls,
  waitForToast,
  userWith,
  statuses,
} from '#customers/users/test-users.tsx';

afterEach(cleanup);

const idIn = (address: string) => Number(/\d+/.exec(address)?.[0]);

describe('the page of a user', () => {
  it.each([
    [
      'en',
      ['First name', 'Last name', 'E-mail', 'Mobile'],
      '2026-03-04T07:30:00Z',
      'Roles last changed today at 08:30',
    ],
    [
      'nb',
      ['Fornavn', 'Etternavn', 'E-post', 'Mobil'],
      '2026-03-01T09:30:00Z',
      'Roller sist endret 01.03.2026 10:30',
    ],
  ] as const)('shows the personal data in %s, read-only', async (...facts) => {
    const [language, labels, lastModified, text] = facts;
    await openAt(beritAt, userWith({}, { lastModified }), { language });
    expect(await screen.findByRole('heading', { level: 1, name: 'Berit Moe' })).toBeDefined();
    const factOf = (label: string) =>
      screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
    expect(labels.map(factOf)).toEqual([
      'Berit',
      'Moe',
      'berit.moe@fjellheim.example',
      '+47\u00a0412\u00a034\u00a0567',
    ]);
    // Facts, and no fields that cannot be used.
    expect(screen.queryAllByRole('textbox')).toEqual([]);
    expect(screen.getByText(text)).toBeDefined();
  });

  it.each([
    ['en', 'Last signed in', null, 'Never'],
    ['nb', 'Sist innlogget', null, 'Aldri'],
    ['nb', 'Sist innlogget', '2026-03-02T07:14:00Z', '02.03.2026 08:14'],
  ] as const)('says in %s (%s) when the user signed in last: %s', async (...signIn) => {
    const [language, label, lastSignInAt, text] = signIn;
    await openAt(beritAt, userWith({ lastSignInAt }), { language });
    const term = await screen.findByText(label, { selector: 'dt' });
    expect(term.nextElementSibling?.textContent).toBe(text);
  });

  it.each([
    ['en', 'ACTIVE', 'Active', ['Deactivate']],
    ['nb', 'ACTIVE', 'Aktiv', ['Deaktiver']],
    ['en', 'INVITED', 'Invited until 9 Mar', ['Send a new invitation', 'Deactivate']],
    ['nb', 'INVITED', 'Invitert til 9. mars', ['Send ny invitasjon', 'Deaktiver']],
    [
      'en',
      'INVITATION_EXPIRED',
      'Invitation expired 30 Dec 2025',
      ['Send a new invitation', 'Deactivate'],
    ],
    ['en', 'DEACTIVATED', 'Deactivated', ['Reactivate', 'Deactivate']],
    ['nb', 'DEACTIVATED', 'Deaktivert', ['Reaktiver', 'Deaktiver']],
    ['en', 'DELETED', 'Deleted', []],
    ['nb', 'DELETED', 'Slettet', []],
  ] as const)(
    'in %s shows the status %s as %s, and offers %j',
    async (language, status, word, actions) => {
      await openAt(beritAt, userWith(statuses[status]), { language });
      expect(await screen.findByText(word)).toBeDefined();
      const offeredActions = screen
        .queryAllByRole('button', { name: /^(Rea[ck]tiv|Dea[ck]tiv|Send)/ })
        .map(({ textContent }) => textContent);
      expect(offeredActions).toEqual(actions);
    },
  );

  it('does not let users deactivate themselves', async () => {
    const { id } = kari;
    await openAt(`/brukere/${id}`, [
      [getUserRoles, { status: 200, body: { ...beritsRoles, userId: id } }],
      [getUser, { status: 200, body: { ...kari, lastSignInAt: null, ...statuses.ACTIVE } }],
    ]);
    await screen.findByRole('heading', { level: 1, name: 'Kari Nordmann' });
    expect(screen.queryByRole('button', { name: 'Deactivate' })).toBeNull();
  });

  it.each([
    ['en', 'The user has other roles, too', /^Berit Moe has roles in companies that you do not/],
    ['nb', 'Brukeren har også andre roller', /^Berit Moe har roller i bedrifter som du ikke/],
  ] as const)('explains in %s that there are roles elsewhere', async (language, title, text) => {
    await openAt(beritAt, userWith({}, { rolesElsewhere: true }), { language });
    expect(await screen.findByText(title)).toBeDefined();
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Dea[ck]tiv/ })).toBeNull();
  });

  it.each([
    ['en', 'INVITED', 'The user is invited until 9 Mar'],
    ['nb', 'INVITED', 'Brukeren er invitert til 9. mars'],
    ['en', 'INVITATION_EXPIRED', 'The invitation has expired'],
    ['nb', 'INVITATION_EXPIRED', 'Invitasjonen er utløpt'],
    ['en', 'DEACTIVATED', 'The user is deactivated'],
    ['nb', 'DEACTIVATED', 'Brukeren er deaktivert'],
  ] as const)('explains in %s what %s means', async (language, status, title) => {
    await openAt(beritAt, userWith(statuses[status]), { language });
    expect(await screen.findByText(title)).toBeDefined();
    const others =
      /^(The user is (invited|deactivated)|Brukeren er (invitert|deaktivert)|The invitation|Invitasjonen)/;
    expect(screen.getAllByText(others)).toHaveLength(1);
  });

  it.each([
    ['en', 'The user is deleted'],
    ['nb', 'Brukeren er slettet'],
  ] as const)(
    'explains in %s that a user is deleted, whose roles stay as they are',
    async (language, deleted) => {
      const none = {
        ...beritsRoles.companies[0],
        companyId: 1002,
        companyName: 'Havgap AS',
        roles: [],
      };
      const companies = [...beritsRoles.companies, none];
      await openAt(beritAt, userWith(statuses.DELETED, { companies }), { language });
      expect(await screen.findByText(deleted)).toBeDefined();
      expect(screen.getByText('Fjellheim Konsult AS')).toBeDefined();
      expect(screen.queryByText('Havgap AS')).toBeNull();
      expect(screen.queryByRole('button', { name: /Save|Lagre/ })).toBeNull();
    },
  );

  it('is that of another user after a link to them, without what was edited or asked', async () => {
    const nils = { ...berit, id: 78, firstName: 'Nils' };
    const { router } = await openAt(
      beritAt,
      [
        [
          getUserRoles,
          ({ address }) => ({ status: 200, body: { ...beritsRoles, userId: idIn(address) } }),
        ],
        [getUser, ({ address }) => ({ status: 200, body: idIn(address) === 78 ? nils : berit })],
      ],
      { features: ['userAdmin', 'userAdmin.global'] },
    );
    const box = () =>
      screen.findByRole<HTMLInputElement>('checkbox', { name: /^Customer support/ });
    fireEvent.click(await box());
    await press('Deactivate');
    await screen.findByRole('alertdialog');
    await act(() => router.navigate({ to: '/brukere/78' }));
    await screen.findByRole('heading', { level: 1, name: 'Nils Moe' });
    expect((await box()).checked).toBe(false);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    // The way back needs no answer of the server.
    await press('Deactivate');
    await screen.findByRole('alertdialog');
    await act(() => router.navigate({ to: beritAt }));
    await screen.findByRole('heading', { level: 1, name: 'Berit Moe' });
    expect((await box()).checked).toBe(true);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    draftStore.discardAll();
  });

  it('sends a new link', async () => {
    const answers = userWith(statuses.DEACTIVATED);
    await openAt(beritAt, [[reactivateUser, successAnswer], ...answers]);
    await press('Reactivate');
    await press('Send e-mail');
    await waitForToast('Email with activation link sent!');
    expect(sentCalls()).toHaveLength(1);
  });

  it.each([
    ['whom there is not', beritAt, 404, 'USER_NOT_FOUND', 'NotFound'],
    ['without an id', '/brukere/abc', 200, '', 'NotFound'],
    ['with a role that nobody knows', beritAt, 500, 'UNEXPECTED', 'ServerTrouble'],
  ] as const)('of a user %s shows an error', async (_, at, status, code, error) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const answer = { status, body: { code, id: 'x' } };
    await openAt(at, [
      ...(status === 500 ? userWith() : []),
      [getUserRoles, answer],
      [getUser, answer],
    ]);
    expect((await screen.findByRole('alert')).textContent).toContain(error);
    vi.restoreAllMocks();
  });

  it('links back to the list with its search and page', async () => {
    const { router } = await openAt(`${beritAt}?q=moe&page=2`, [...userWith(), ...finds([])]);
    await screen.findByRole('heading', { level: 1, name: 'Berit Moe' });
    fireEvent.click(screen.getByRole('link', { name: 'Back to users' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/brukere'));
    expect(router.state.location.search).toEqual({ q: 'moe', page: '2' });
  });

  it('has the name of the list before its own answer', async () => {
    const never = new Promise<never>(() => undefined);
    await openAt('/brukere', [...userWith(), ...finds([berit]), [getUser, () => never]]);
    fireEvent.click(await screen.findByRole('link', { name: 'Berit' }));
    await screen.findByRole('link', { name: 'Back to users' });
    screen.getByRole('heading', { level: 1, name: 'Berit Moe' });
  });

  it('says that it is loading', async () => {
    const slow = Promise.withResolvers<{ status: number; body: object }>();
    await openAt(beritAt, [...userWith(), [getUserRoles, () => slow.promise]]);
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(within(document.body).getAllByRole('status').length).toBeGreaterThan(0);
    slow.resolve({ status: 200, body: beritsRoles });
    expect(await screen.findByText('Last name', { selector: 'dt' })).toBeDefined();
    // The heading keeps its element, because it may have the focus.
    expect(screen.getByRole('heading', { level: 1, name: 'Berit Moe' })).toBe(heading);
  });
});
