import type { ChangeKinds } from '#platform/changes/change-kind.ts';

/** Changes of undelivered messages. */
export const messageKinds = {
  'send-message-again': {
    isOfNoCompany: true,
    of: 'nothing',
    name: { nb: 'Melding sendt på nytt', en: 'Message sent again' },
    action: { nb: 'sendte en melding på nytt', en: 'sent a message again' },
  },
} as const satisfies ChangeKinds;
