import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './verify-phone.nb.ts';

export const en: Texts<typeof nb> = {
  title: 'Confirm your mobile',
  sentTo: 'We have sent an SMS with a code of six characters to the number ending in {{ending}}.',
  code: 'Code',
  confirm: 'Confirm',
  wrong: 'Wrong code, try again',
  triesLeft_one: 'You have {{count}} try left.',
  triesLeft_other: 'You have {{count}} tries left.',
  notValid: 'The code no longer works. Ask for a new one.',
  notAwaited: 'This has been done, or a step before it is missing. Reload the page.',
  gone: 'What you started is no longer in this browser. Reload the page.',
  notConfirmed: 'Your mobile is not confirmed',
  newCode: 'Send a new code',
  newCodeIn_one: 'You can get a new code in {{count}} second',
  newCodeIn_other: 'You can get a new code in {{count}} seconds',
  newCodeSent: 'A new code has been sent. The old one no longer works.',
  newCodeNotSent: 'No new code has been sent',
  justSent: 'We have just sent a code. It may take a little while.',
  wrongNumber: 'Wrong number?',
  toStartOver: 'Go back and start over',
  back: 'See where you are',
  notYetTitle: 'This page does not exist yet',
  notYetText: 'Go back and do the step before this one first.',
  nothingTitle: 'There is nothing to confirm here',
  nothingText:
    'If you started on another device, continue where you began. If you are done, you can sign in.',
};
