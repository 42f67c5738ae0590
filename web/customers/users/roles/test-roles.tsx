import { fireEvent, screen, within } from '#testing/dom.ts';
import { useState } from 'react';
import { companyOf } from '#testing/session-answers.ts';
import { openAt } from '#customers/users/test-users.tsx';
import { type CompanyInForm, noRolesYet, type RolesInForm } from './roles-in-form.ts';
import { UserRolesFields } from './user-roles.fields.tsx';

/** A company in the form, as the server describes it. */
export const inForm = (more: Partial<CompanyInForm> = {}): CompanyInForm => ({
  companyId: 1001,
  companyName: 'Granlia Bygg AS',
  customerNumber: 'K-77',
  roles: ['COMPANY_ADMIN'],
  offeredRoles: ['COMPANY_ADMIN', 'TICKET_ADMIN', 'USER_ADMIN'],
  savedRoles: ['COMPANY_ADMIN'],
  ...more,
});

const agreement = companyOf({}).allAgreements.slice(0, 1);

/** Companies of the signed-in user, who administers users in two of them. */
export const ownCompanies = [
  companyOf({ id: 1001, name: 'Granlia Bygg AS', roles: ['USER_ADMIN'] }),
  companyOf({
    id: 1002,
    name: 'Fjellstua skole',
    organisationNumber: '311000002',
    roles: ['COMPANY_ADMIN', 'USER_ADMIN'],
    allAgreements: agreement.map((one) => ({ ...one, subTypeId: 'SCHOOLTICKET' as const })),
  }),
  companyOf({ id: 1003, name: 'Bare HR AS', roles: ['COMPANY_ADMIN'] }),
];

type RolesPageOptions = Parameters<typeof openAt>[2] & {
  start?: RolesInForm;
  showsNoRole?: boolean;
  answers?: Parameters<typeof openAt>[1];
};

/** Renders the role fields on a page of their own; `formRoles` returns the form's current value. */
export async function openRoles({
  start = noRolesYet,
  showsNoRole = false,
  ...more
}: RolesPageOptions) {
  const { answers = [], ...options } = more;
  let formRoles = start;
  function Page() {
    const [value, setValue] = useState(start);
    const change = (next: RolesInForm) => {
      formRoles = next;
      setValue(next);
    };
    return <UserRolesFields value={value} showsNoRole={showsNoRole} onChange={change} />;
  }
  await openAt('/roles', answers, {
    pages: { '/roles': Page },
    texts: ['users', 'user-roles'],
    companies: ownCompanies,
    ...options,
  });
  await screen.findByRole('heading', { name: /^(Roles in companies|Roller i bedrifter)$/ });
  return { now: () => formRoles };
}

export const globalAdministrator = { features: ['userAdmin', 'userAdmin.global'] } as const;

/** Labels of the role check boxes in the open dialog. */
export const boxes = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent);

export const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
