// @vitest-environment happy-dom
import { press } from '#testing/actions.ts';
import { cleanup, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import {
  boxes,
  globalAdministrator,
  inForm,
  openRoles,
  ownCompanies,
  tick,
} from './test-roles.tsx';

afterEach(cleanup);

const one = { roles: [], companies: [inForm()] };
/** Each role with what it is for. */
const described = (boxesOfRoles: readonly HTMLElement[]) =>
  boxesOfRoles.map((box) => box.closest('[data-field]')?.textContent);
const globalNames = () =>
  described(
    within(screen.getByRole('group', { name: /^(Global roles|Globale roller)$/ })).getAllByRole(
      'checkbox',
    ),
  );
const waitForClose = (role: 'dialog' | 'alertdialog') =>
  waitFor(() => expect(screen.queryByRole(role)).toBeNull());

describe('global roles', () => {
  it.each([
    [
      'en',
      [
        'Global user administratorAll users, and the roles on this page.',
        'Customer supportAll companies, agreements and refunds.',
        'Travel-card administratorTravel cards of all companies.',
        'Global school-ticket administratorSchool tickets of all schools.',
      ],
    ],
    [
      'nb',
      [
        'Global brukeradministratorAlle brukere, og rollene på denne siden.',
        'KundesupportAlle bedrifter, avtaler og refusjoner.',
        'Reisekort-administratorReisekort for alle bedrifter.',
        'Global skolebillett-administratorSkolebilletter for alle skoler.',
      ],
    ],
  ] as const)('are offered to a global administrator, in %s', async (language, names) => {
    await openRoles({ ...globalAdministrator, language });
    expect(globalNames()).toEqual(names);
  });

  it('are not shown to a local administrator', async () => {
    await openRoles({});
    expect(screen.queryByText('Global roles')).toBeNull();
  });

  it('are given and removed', async () => {
    const { now } = await openRoles({
      ...globalAdministrator,
      start: { roles: ['GLOBAL_USER_ADMIN'], companies: [] },
    });
    tick('Customer support');
    expect(now().roles).toEqual(['GLOBAL_USER_ADMIN', 'GLOBAL_COMPANY_ADMIN']);
    tick('Global user administrator');
    expect(now().roles).toEqual(['GLOBAL_COMPANY_ADMIN']);
  });
});

describe('a user without a role', () => {
  it.each([
    ['en', 'User must have minimum one role assigned'],
    ['nb', 'En bruker må ha minst en rolle'],
  ] as const)('is a fault after an attempt to save, in %s', async (language, text) => {
    await openRoles({ ...globalAdministrator, language, showsNoRole: true });
    expect(screen.getByRole('alert').textContent).toBe(text);
    tick(language === 'en' ? 'Customer support' : 'Kundesupport');
    expect(screen.queryByText(text)).toBeNull();
  });

  it('is no fault before', async () => {
    await openRoles({});
    expect(screen.queryByText('User must have minimum one role assigned')).toBeNull();
    expect(screen.getByText('No roles in companies')).toBeDefined();
  });
});

describe('the roles in companies', () => {
  it('are listed in the order of their check boxes', async () => {
    const company = inForm({ roles: ['SUBSCRIPTION_ADMIN', 'USER_ADMIN', 'COMPANY_ADMIN'] });
    await openRoles({ start: { roles: [], companies: [company] } });
    const row = screen.getByRole('row', { name: /Granlia/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .slice(0, 2)
        .map(({ textContent }) => textContent),
    ).toEqual(['K-77', 'HRUser administratorSubscription administrator']);
  });

  it.each([
    ['ruter', 'Free-ticket administrator'],
    ['fjord', 'Employee-ticket administrator'],
  ] as const)('of %s use its own name for free tickets', async (tenant, name) => {
    const company = inForm({ roles: ['FREETICKET_ADMIN'] });
    await openRoles({ tenant, start: { roles: [], companies: [company] } });
    expect(screen.getByText(name)).toBeDefined();
  });

  it('can be edited: offered roles, and roles that can only be kept or removed', async () => {
    const savedRoles = ['COMPANY_ADMIN', 'FREETICKET_ADMIN'] as const;
    const company = inForm({ roles: savedRoles, savedRoles });
    const { now } = await openRoles({ start: { roles: [], companies: [company] } });
    await press('Edit the roles in Granlia Bygg AS');
    await screen.findByRole('dialog', { name: 'The roles in Granlia Bygg AS' });
    expect(described(within(screen.getByRole('dialog')).getAllByRole('checkbox'))).toEqual([
      'HRTickets, prices and settings of the company.',
      'Ticket-counter administratorOrders and cancels at the ticket counter.',
      'User administratorGives others access to the company.',
      'Free-ticket administratorCan no longer be given. You may keep it or take it away.',
    ]);
    tick('Free-ticket administrator');
    tick('User administrator');
    await press('Apply');
    await waitForClose('dialog');
    expect(now().companies[0]?.roles).toEqual(['COMPANY_ADMIN', 'USER_ADMIN']);
    // A removed role can be kept after all until the user is saved.
    await press('Edit the roles in Granlia Bygg AS');
    await screen.findByRole('dialog');
    expect(boxes()).toContain('Free-ticket administrator');
  });

  it('cannot all be removed by editing', async () => {
    const { now } = await openRoles({ start: one });
    await press('Edit the roles in Granlia Bygg AS');
    await screen.findByRole('dialog');
    tick('HR');
    await press('Apply');
    expect(screen.getByRole('alert').textContent).toBe('User must have minimum one role assigned');
    await press('Cancel');
    await waitForClose('dialog');
    expect(now()).toEqual(one);
  });

  it('are removed after a confirmation that names them and says when', async () => {
    // It is the saved role that is lost, and not one that was ticked just now.
    const edited = { roles: [], companies: [inForm({ roles: ['TICKET_ADMIN'] })] };
    const { now } = await openRoles({ start: edited, companies: ownCompanies });
    await press('Remove the roles in Granlia Bygg AS');
    await screen.findByRole('alertdialog', { name: 'Remove the roles in Granlia Bygg AS?' });
    expect(
      screen.getByText('When you save the user, they lose their roles in Granlia Bygg AS: HR.'),
    ).toBeDefined();
    await press('Cancel');
    expect(now()).toEqual(edited);
    await press('Remove the roles in Granlia Bygg AS');
    await press('Remove');
    await waitForClose('alertdialog');
    expect(now().companies).toEqual([]);
    const add = screen.getByRole('button', { name: 'Add company' });
    await waitFor(() => expect(document.activeElement).toBe(add));
  });

  it('that were never saved need no warning of what is lost', async () => {
    const company = inForm({ savedRoles: [] });
    await openRoles({ language: 'nb', start: { roles: [], companies: [company] } });
    await press('Fjern rollene i Granlia Bygg AS');
    const text = 'Brukeren får likevel ikke rollene i Granlia Bygg AS: HR.';
    expect(await screen.findByText(text)).toBeDefined();
  });
});
