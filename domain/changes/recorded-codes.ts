import type { AgreementSubtype } from '#agreements/agreement-subtype.ts';
import type { InvoicingInterval } from '#agreements/invoicing-interval.ts';
import type { WidgetAccess } from '#self-service/settings/widget-access.ts';
import type { CsvDelimiter } from '#csv/csv.rules.ts';
import type { PayrollFormatName } from '#payroll/payroll-formats.ts';
import type { ColourScheme, WidgetFormat } from '#self-service/widget/widget-look.rules.ts';
import { type SubscriptionType, subscriptionTypeNames } from '#subscriptions/subscription-type.ts';
import type { TenantId } from '#tenants/tenant-id.ts';
import { tenants } from '#tenants/tenants.ts';
import type { RoleInUserView } from '#users/user-roles.ts';
import type { UserState, UserStatus } from '#users/user-state.rules.ts';
import type { BilingualText } from '#texts/bilingual-text.ts';

type Code =
  | SubscriptionType
  | AgreementSubtype
  | InvoicingInterval
  | RoleInUserView
  | UserState
  | UserStatus
  | WidgetAccess
  | ColourScheme
  | WidgetFormat
  | CsvDelimiter
  | PayrollFormatName
  | 'none'
  | 'end'
  | 'change-zone'
  | 'change-agreement'
  | 'resend-pickup-code'
  | 'company-ticket-orders'
  | 'company-ticket-roster'
  | 'housing-orders';

/** Codes that the record of changes holds, as people read them. */
const names: Readonly<Record<Code, BilingualText>> = {
  ...subscriptionTypeNames,
  semicolon: { nb: 'Semikolon', en: 'Semicolon' },
  comma: { nb: 'Komma', en: 'Comma' },
  tab: { nb: 'Tabulator', en: 'Tab' },
  'visma-lonn': { nb: 'Visma Lønn', en: 'Visma Lønn' },
  'huldt-lillevik': { nb: 'Huldt & Lillevik Lønn', en: 'Huldt & Lillevik Lønn' },
  none: { nb: 'Ikke valgt', en: 'None' },
  generic: { nb: 'Annet system, faste kolonner', en: 'Another system, fixed columns' },
  COMPANY_ADMIN: { nb: 'HR', en: 'HR' },
  TICKET_ADMIN: { nb: 'Billettluke-administrator', en: 'Ticket-counter administrator' },
  USER_ADMIN: { nb: 'Brukeradministrator', en: 'User administrator' },
  SCHOOLTICKET_ADMIN: { nb: 'Skolebillett-administrator', en: 'School-ticket administrator' },
  SUBSCRIPTION_ADMIN: { nb: 'Abonnementsadministrator', en: 'Subscription administrator' },
  FREETICKET_ADMIN: { nb: 'Fribillett-administrator', en: 'Free-ticket administrator' },
  ACTIVE: { nb: 'Aktiv', en: 'Active' },
  // Records from before the two were told apart.
  INACTIVE: { nb: 'Inaktiv', en: 'Inactive' },
  INVITED: { nb: 'Invitert', en: 'Invited' },
  INVITATION_EXPIRED: { nb: 'Invitasjonen er utløpt', en: 'Invitation expired' },
  DEACTIVATED: { nb: 'Deaktivert', en: 'Deactivated' },
  DELETED: { nb: 'Slettet', en: 'Deleted' },
  FREETICKET: { nb: 'Fribillett', en: 'Free ticket' },
  NO_SUBSCRIPTIONS: { nb: 'Uten abonnement', en: 'No subscriptions' },
  SCHOOLTICKET: { nb: 'Skolebillett', en: 'School ticket' },
  SUBSCRIPTIONS: { nb: 'Bedriftsbillett', en: 'Company ticket' },
  TICKETOFFICE: { nb: 'Billettluka', en: 'Ticket counter' },
  TRAVELCARD_FIXED_PRICE: { nb: 'Reisekort, fast pris', en: 'Travel card, fixed price' },
  TRAVELCARD_SUBSCRIPTION: { nb: 'Reisekort, abonnement', en: 'Travel card, subscription' },
  HOUSING_COOPERATIVE_AGREEMENT: { nb: 'Borettslag', en: 'Housing association' },
  DAILY: { nb: 'Daglig', en: 'Daily' },
  WEEKLY: { nb: 'Ukentlig', en: 'Weekly' },
  MONTHLY_AT_END: { nb: 'Månedlig, på slutten av måneden', en: 'Monthly, at the end' },
  QUARTERLY: { nb: 'Kvartalsvis', en: 'Quarterly' },
  ANNUALLY: { nb: 'Årlig', en: 'Annually' },
  OTHER: { nb: 'Annet', en: 'Other' },
  DISABLED: { nb: 'Ikke tillatt', en: 'Not allowed' },
  ALLOW_WITH_AUTOMATIC_APPROVAL: {
    nb: 'Tillatt med automatisk godkjenning',
    en: 'Allowed with automatic approval',
  },
  ALLOW_TICKET_REQUESTS: {
    nb: 'Tillatt med godkjenning fra administrator',
    en: 'Allowed with approval by an administrator',
  },
  light: { nb: 'Lyst', en: 'Light' },
  dark: { nb: 'Mørkt', en: 'Dark' },
  horisontal: { nb: 'Horisontalt', en: 'Horizontal' },
  vertikal: { nb: 'Vertikalt', en: 'Vertical' },
  end: { nb: 'Avslutt', en: 'End' },
  'change-zone': { nb: 'Bytt soner', en: 'Change zones' },
  'change-agreement': { nb: 'Bytt fakturareferanse', en: 'Change invoice reference' },
  'resend-pickup-code': { nb: 'Send hentekode på nytt', en: 'Send the pickup code again' },
  'company-ticket-orders': { nb: 'Bestilling for flere', en: 'Order for many' },
  'housing-orders': { nb: 'Bestilling for flere', en: 'Order for many' },
  'company-ticket-roster': {
    nb: 'Sammenligning med ansattlisten',
    en: 'Comparison with the list of employees',
  },
};

/** At some operators a free ticket is an employee ticket (spec 1 §1). */
const employeeTicket: BilingualText = { nb: 'Ansattbillett', en: 'Employee ticket' };

const isKnown = (code: string): code is Code => Object.hasOwn(names, code);

/** A code that is not known here is named as it is recorded. */
export function codeName(code: string, tenant: TenantId): BilingualText {
  if (code === 'FREETICKET' && tenants[tenant].freeTicketWord === 'employeeTicket') {
    return employeeTicket;
  }
  return isKnown(code) ? names[code] : { nb: code, en: code };
}

/** Several codes as one text. */
export function codeNames(codes: readonly string[], tenant: TenantId): BilingualText {
  const all = codes.map((code) => codeName(code, tenant));
  return { nb: all.map(({ nb }) => nb).join(', '), en: all.map(({ en }) => en).join(', ') };
}
