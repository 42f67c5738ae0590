import type { ChangeKinds } from '#platform/changes/change-kind.ts';

/** What happens to messages that reached nobody. */
export const messageKinds = {
  'send-message-again': {
    isOfNoCompany: true,
    of: 'nothing',
    name: { nb: 'Melding sendt på nytt', en: 'Message sent again' },
    action: { nb: 'sendte en melding på nytt', en: 'sent a message again' },
  },
} as const satisfies ChangeKinds;
