import type { ChangeFields } from '#platform/changes/change-field.ts';
import type { ChangeKinds } from '#platform/changes/change-kind.ts';
import type { BilingualText } from '#platform/texts/bilingual-text.ts';
import type { WidgetAccess } from './widget-access.ts';

/** What a company sets for self-service by an agreement. */
export const settingsKinds = {
  'change-agreement-settings': {
    of: 'subject',
    name: { nb: 'Innstillinger endret', en: 'Settings changed' },
    action: { nb: 'endret innstillingene for avtale', en: 'changed the settings of agreement' },
  },
} as const satisfies ChangeKinds;

export const settingsFields = {
  widgetAccess: { reading: 'code', personal: false, nb: 'Selvbestilling', en: 'Self-service' },
  emailForTicketRequests: {
    reading: 'text',
    personal: true,
    nb: 'E-post for forespørsler',
    en: 'E-mail for ticket requests',
  },
  emailForInvoicePreview: {
    reading: 'text',
    personal: true,
    nb: 'E-post for fakturaforhåndsvisning',
    en: 'E-mail for invoice preview',
  },
  employeeIdLabel: {
    reading: 'text',
    personal: false,
    nb: 'Navn på ansattnummeret',
    en: 'Name of the employee number',
  },
} as const satisfies ChangeFields;

export const settingsCodes = {
  DISABLED: { nb: 'Ikke tillatt', en: 'Not allowed' },
  ALLOW_WITH_AUTOMATIC_APPROVAL: {
    nb: 'Tillatt med automatisk godkjenning',
    en: 'Allowed with automatic approval',
  },
  ALLOW_TICKET_REQUESTS: {
    nb: 'Tillatt med godkjenning fra administrator',
    en: 'Allowed with approval by an administrator',
  },
} as const satisfies Record<WidgetAccess, BilingualText>;
