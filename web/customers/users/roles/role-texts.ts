import type { GlobalRole } from '@takst/domain/platform/access/roles.ts';
import { type RoleInUserView, rolesInUserView } from '@takst/domain/customers/users/user-roles.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';

type RoleTextKeys = { name: PlainTextKey<'user-roles'>; text?: PlainTextKey<'user-roles'> };

/** Names and descriptions of company roles; COMPANY_ADMIN is shown as HR (spec 1 §5). */
export const companyRoleTexts: { readonly [R in RoleInUserView]: RoleTextKeys } = {
  COMPANY_ADMIN: { name: 'hr', text: 'hrText' },
  TICKET_ADMIN: { name: 'ticketCounter', text: 'ticketCounterText' },
  USER_ADMIN: { name: 'userAdministrator', text: 'userAdministratorText' },
  SCHOOLTICKET_ADMIN: { name: 'schoolTicket', text: 'schoolTicketText' },
  SUBSCRIPTION_ADMIN: { name: 'subscription' },
  FREETICKET_ADMIN: { name: 'freeTicket' },
};

/** The global company administrator is shown as customer support (spec 1 §6). */
export const globalRoleTexts: { readonly [R in GlobalRole]: Required<RoleTextKeys> } = {
  GLOBAL_USER_ADMIN: { name: 'globalUser', text: 'globalUserText' },
  GLOBAL_COMPANY_ADMIN: { name: 'globalCompany', text: 'globalCompanyText' },
  GLOBAL_TRAVEL_CARD_ADMIN: { name: 'globalTravelCard', text: 'globalTravelCardText' },
  GLOBAL_SCHOOLTICKET_ADMIN: { name: 'globalSchool', text: 'globalSchoolText' },
};

const order = Object.keys(companyRoleTexts);

/** Sorts roles in the order of their check boxes. */
export const inOrder = (roles: readonly RoleInUserView[]): RoleInUserView[] =>
  rolesInUserView
    .filter((role) => roles.includes(role))
    .toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
