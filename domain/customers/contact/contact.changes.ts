import type { ChangeFields } from '#platform/changes/change-field.ts';
import type { ChangeKinds } from '#platform/changes/change-kind.ts';

/** What people write to customer support. */
export const contactKinds = {
  'send-contact-form': {
    of: 'nothing',
    name: { nb: 'Melding sendt til kundeservice', en: 'Message sent to customer support' },
    action: { nb: 'sendte en melding til kundeservice', en: 'sent a message to customer support' },
  },
} as const satisfies ChangeKinds;

export const contactFields = {
  message: { reading: 'hidden', personal: true },
} as const satisfies ChangeFields;
