import type { BilingualText } from '#platform/texts/bilingual-text.ts';
import type { RoleInUserView } from './user-roles.ts';

/** What the roles in a company are called. */
export const roleNames: Readonly<Record<RoleInUserView, BilingualText>> = {
  COMPANY_ADMIN: { nb: 'HR', en: 'HR' },
  TICKET_ADMIN: { nb: 'Billettluke-administrator', en: 'Ticket-counter administrator' },
  USER_ADMIN: { nb: 'Brukeradministrator', en: 'User administrator' },
  SCHOOLTICKET_ADMIN: { nb: 'Skolebillett-administrator', en: 'School-ticket administrator' },
  SUBSCRIPTION_ADMIN: { nb: 'Abonnementsadministrator', en: 'Subscription administrator' },
  FREETICKET_ADMIN: { nb: 'Fribillett-administrator', en: 'Free-ticket administrator' },
};
