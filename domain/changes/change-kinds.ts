type Words = { readonly nb: string; readonly en: string };

/** What may happen to a company, as a heading in its history; named as the operation is. */
const kinds = {
  'order-company-ticket': { nb: 'Billett bestilt', en: 'Ticket ordered' },
  'cancel-pending-ticket': { nb: 'Ventende billett kansellert', en: 'Pending ticket cancelled' },
  'end-company-ticket': { nb: 'Billett avsluttet', en: 'Ticket ended' },
  'change-zone': { nb: 'Soner endret', en: 'Zones changed' },
  'resend-pickup-code': { nb: 'Hentekode sendt på nytt', en: 'Pickup code sent again' },
  'resend-ticket': { nb: 'Billett sendt på nytt', en: 'Ticket sent again' },
  'update-contact-details': { nb: 'Opplysninger endret', en: 'Details changed' },
  'redeem-ticket': { nb: 'Billett hentet på mobilen', en: 'Ticket fetched on the phone' },
  'change-many-tickets': { nb: 'Endring for flere startet', en: 'Change for many started' },
  'onboard-company': { nb: 'Bedrift opprettet', en: 'Company added' },
  'change-company-addresses': { nb: 'Adresser endret', en: 'Addresses changed' },
  'delete-company': { nb: 'Bedrift slettet', en: 'Company deleted' },
  'create-agreement': { nb: 'Avtale opprettet', en: 'Agreement added' },
  'change-agreement': { nb: 'Avtale endret', en: 'Agreement changed' },
  'delete-agreement': { nb: 'Avtale slettet', en: 'Agreement deleted' },
  'create-user': { nb: 'Bruker opprettet', en: 'User added' },
  'change-user-roles': { nb: 'Roller endret', en: 'Roles changed' },
  'deactivate-user': { nb: 'Bruker deaktivert', en: 'User deactivated' },
  'reactivate-user': { nb: 'Ny aktiveringslenke sendt', en: 'New activation link sent' },
  'activate-user': { nb: 'Bruker aktivert', en: 'User activated' },
  'send-contact-form': { nb: 'Melding sendt til kundeservice', en: 'Message sent to support' },
} as const satisfies Record<string, Words>;

export type ChangeKind = keyof typeof kinds;

export const changeKinds = Object.keys(kinds) as readonly ChangeKind[];

const isKnown = (kind: string): kind is ChangeKind => kind in kinds;

/** A kind that is newer than who reads it is a change all the same. */
export const changeKindName = (kind: string): Words =>
  isKnown(kind) ? kinds[kind] : { nb: 'Annen endring', en: 'Another change' };

const channels = new Map<string, Words>([
  ['portal', { nb: 'Portalen', en: 'The portal' }],
  ['widget', { nb: 'Widget', en: 'Widget' }],
  ['link', { nb: 'Bestillingslenke', en: 'Order link' }],
  ['app', { nb: 'Billettappen', en: 'The ticket app' }],
  ['job', { nb: 'Automatisk', en: 'Automatic' }],
  ['import', { nb: 'Fil', en: 'File' }],
]);

/** Through what a change came; one that is not known is named as it is recorded. */
export const channelName = (channel: string): Words =>
  channels.get(channel) ?? { nb: channel, en: channel };
