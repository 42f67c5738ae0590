import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './call-failures.nb.ts';

export const en: Texts<typeof nb> = {
  offline: 'We cannot reach the service. Check that you are online, and try again.',
  timedOut: 'It took too long to get an answer. Try again – it will not be done twice.',
  notSignedIn: 'You have been signed out. Sign in again, and you continue where you were.',
  notAllowed: 'Your user does not have access to this.',
  notFound: 'We cannot find what you are looking for. Someone may just have removed it.',
  invalidInput: 'You need to correct what is wrong before we can save.',
  invalidForm: 'An error occurred while saving the form',
  tooManyRequests_one: 'That was a little much at once. Wait {{count}} second, and try again.',
  tooManyRequests_other: 'That was a little much at once. Wait {{count}} seconds, and try again.',
  unavailable: 'The service is down right now. Try again in a little while.',
  unexpected: 'An error occurred on our side. Try again, or contact customer support.',
  unexpectedWithId:
    'An error occurred on our side. Try again, or contact customer support and give them the code {{id}}.',
};
