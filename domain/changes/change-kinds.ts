import type { ChangeKindTexts } from './change-kind-texts.ts';
import { housingKinds } from './housing-change-kinds.ts';
import { invoiceKinds } from './invoice-change-kinds.ts';
import { ownKinds } from './own-change-kinds.ts';
import { ticketKinds } from './ticket-change-kinds.ts';

/** What may happen to a company, named as the operation. */
const companyKinds = {
  ...ticketKinds,
  'order-subscription': {
    of: 'holder',
    name: { nb: 'Abonnement bestilt', en: 'Subscription ordered' },
    action: { nb: 'bestilte et abonnement', en: 'ordered a subscription' },
  },
  'cancel-pending-subscription': {
    of: 'holder',
    name: { nb: 'Ventende abonnement avbestilt', en: 'Pending subscription cancelled' },
    action: { nb: 'avbestilte et abonnement', en: 'cancelled a subscription' },
  },
  'end-subscription': {
    of: 'holder',
    name: { nb: 'Abonnement avsluttet', en: 'Subscription ended' },
    action: { nb: 'avsluttet et abonnement', en: 'ended a subscription' },
  },
  'undo-end-subscription': {
    of: 'holder',
    name: { nb: 'Slutt på abonnement angret', en: 'End of subscription undone' },
    action: { nb: 'angret slutten på et abonnement', en: 'undid the end of a subscription' },
  },
  'send-discount-code': {
    of: 'holder',
    name: { nb: 'Rabattkode sendt', en: 'Discount code sent' },
    action: { nb: 'sendte rabattkoden', en: 'sent the discount code' },
  },
  'resend-discount-code': {
    of: 'holder',
    name: { nb: 'Rabattkode sendt på nytt', en: 'Discount code sent again' },
    action: { nb: 'sendte rabattkoden på nytt', en: 'sent the discount code again' },
  },
  'update-contact-details': {
    of: 'holder',
    name: { nb: 'Opplysninger endret', en: 'Details changed' },
    action: { nb: 'endret opplysningene', en: 'changed the details' },
  },
  ...housingKinds,
  'change-phone': {
    of: 'holder',
    name: { nb: 'Mobilnummer byttet', en: 'Phone number changed' },
    action: { nb: 'byttet mobilnummeret', en: 'changed the phone number' },
  },
  'change-note': {
    of: 'holder',
    name: { nb: 'Merknad endret', en: 'Note changed' },
    action: { nb: 'endret merknaden', en: 'changed the note' },
  },
  'mark-never-leaver': {
    of: 'holder',
    name: { nb: 'Merket som aldri sluttet', en: 'Marked as never a leaver' },
    action: { nb: 'merket som aldri sluttet', en: 'marked as never a leaver' },
  },
  'unmark-never-leaver': {
    of: 'holder',
    name: { nb: 'Merket «aldri sluttet» fjernet', en: 'Mark “never a leaver” removed' },
    action: { nb: 'fjernet merket «aldri sluttet»', en: 'removed the mark “never a leaver”' },
  },
  'change-many-tickets': {
    of: 'nothing',
    name: { nb: 'Endring for flere startet', en: 'Change for many started' },
    action: { nb: 'startet en endring for flere', en: 'started a change for many' },
  },
  'start-batch': {
    of: 'nothing',
    name: { nb: 'Mange på én gang startet', en: 'Many at once started' },
    action: { nb: 'startet en liste med mange', en: 'started a list of many' },
  },
  'request-ticket': {
    of: 'subject',
    name: { nb: 'Billett forespurt', en: 'Ticket requested' },
    action: { nb: 'ba om billett, forespørsel', en: 'asked for a ticket, request' },
  },
  'approve-ticket-request': {
    of: 'ticket',
    name: { nb: 'Forespørsel godkjent', en: 'Ticket request approved' },
    action: { nb: 'godkjente forespørselen om billett', en: 'approved the request for the ticket' },
  },
  'reject-ticket-request': {
    of: 'subject',
    name: { nb: 'Forespørsel avslått', en: 'Ticket request rejected' },
    action: { nb: 'avslo forespørsel', en: 'rejected request' },
  },
  'change-agreement-settings': {
    of: 'subject',
    name: { nb: 'Innstillinger endret', en: 'Settings changed' },
    action: { nb: 'endret innstillingene for avtale', en: 'changed the settings of agreement' },
  },
  'change-payroll-settings': {
    of: 'nothing',
    name: { nb: 'Lønnstrekk stilt inn', en: 'Payroll settings changed' },
    action: { nb: 'endret innstillingene for lønnstrekk', en: 'changed the payroll settings' },
  },
  ...invoiceKinds,
  'onboard-company': {
    of: 'nothing',
    name: { nb: 'Bedrift opprettet', en: 'Company added' },
    action: { nb: 'opprettet bedriften', en: 'added the company' },
  },
  'change-company-addresses': {
    of: 'nothing',
    name: { nb: 'Adresser endret', en: 'Addresses changed' },
    action: { nb: 'endret adressene til bedriften', en: 'changed the addresses of the company' },
  },
  'delete-company': {
    of: 'nothing',
    name: { nb: 'Bedrift slettet', en: 'Company deleted' },
    action: { nb: 'slettet bedriften', en: 'deleted the company' },
  },
  'create-agreement': {
    of: 'subject',
    name: { nb: 'Avtale opprettet', en: 'Agreement added' },
    action: { nb: 'opprettet avtale', en: 'added agreement' },
  },
  'change-agreement': {
    of: 'subject',
    name: { nb: 'Avtale endret', en: 'Agreement changed' },
    action: { nb: 'endret avtale', en: 'changed agreement' },
  },
  'change-agreement-end': {
    of: 'subject',
    name: { nb: 'Avtalens sluttdato endret', en: 'End date of agreement changed' },
    action: {
      nb: 'endret sluttdatoen for avtale',
      en: 'changed the end date of agreement',
    },
  },
  'delete-agreement': {
    of: 'subject',
    name: { nb: 'Avtale slettet', en: 'Agreement deleted' },
    action: { nb: 'slettet avtale', en: 'deleted agreement' },
  },
  'create-user': {
    of: 'subject',
    name: { nb: 'Bruker opprettet', en: 'User added' },
    action: { nb: 'opprettet brukeren', en: 'added the user' },
  },
  'change-user-roles': {
    of: 'subject',
    name: { nb: 'Roller endret', en: 'Roles changed' },
    action: { nb: 'endret rollene til', en: 'changed the roles of' },
  },
  'deactivate-user': {
    of: 'subject',
    name: { nb: 'Bruker deaktivert', en: 'User deactivated' },
    action: { nb: 'deaktiverte brukeren', en: 'deactivated the user' },
  },
  'reactivate-user': {
    of: 'subject',
    name: { nb: 'Ny aktiveringslenke sendt', en: 'New activation link sent' },
    action: { nb: 'sendte ny aktiveringslenke til', en: 'sent a new activation link to' },
  },
  'activate-user': {
    of: 'nothing',
    name: { nb: 'Bruker aktivert', en: 'User activated' },
    action: { nb: 'aktiverte brukeren sin', en: 'activated their user' },
  },
  'send-contact-form': {
    of: 'nothing',
    name: { nb: 'Melding sendt til kundeservice', en: 'Message sent to customer support' },
    action: { nb: 'sendte en melding til kundeservice', en: 'sent a message to customer support' },
  },
  'create-widget': {
    of: 'nothing',
    name: { nb: 'Widget laget', en: 'Widget created' },
    action: { nb: 'laget widgeten for bestilling', en: 'created the widget for orders' },
  },
  'change-widget': {
    of: 'nothing',
    name: { nb: 'Widget endret', en: 'Widget changed' },
    action: { nb: 'endret widgeten for bestilling', en: 'changed the widget for orders' },
  },
  'renew-widget-secret': {
    of: 'nothing',
    name: { nb: 'Widgetens hemmelighet fornyet', en: 'Widget secret renewed' },
    action: { nb: 'fornyet hemmeligheten til widgeten', en: 'renewed the secret of the widget' },
  },
} as const satisfies Record<string, ChangeKindTexts>;

const kinds = { ...companyKinds, ...ownKinds };

export type ChangeKind = keyof typeof kinds;

export const companyChangeKinds = Object.keys(companyKinds) as readonly ChangeKind[];

/** A database may hold kinds that this version does not know. */
const unknownKind: ChangeKindTexts = {
  of: 'ticket',
  name: { nb: 'Annen endring', en: 'Another change' },
  action: { nb: 'gjorde en annen endring', en: 'made another change' },
};

/** What kinds were called before; the record is append-only and keeps these names. */
const formerNames: Readonly<Record<string, ChangeKind>> = {
  'order-company-ticket': 'order-ticket',
  'end-company-ticket': 'end-ticket',
};

const isKnown = (kind: string): kind is ChangeKind => Object.hasOwn(kinds, kind);

export function changeKind(name: string): ChangeKindTexts {
  const kind = formerNames[name] ?? name;
  return isKnown(kind) ? kinds[kind] : unknownKind;
}

/** The names under which the record has a kind: today's and those of before. */
export const recordedNamesOf = (kind: string): readonly string[] => [
  kind,
  ...Object.keys(formerNames).filter((former) => formerNames[former] === kind),
];
