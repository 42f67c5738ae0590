import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './onboarding.nb.ts';

export const en: Texts<typeof nb> = {
  numberNotValid: 'Invalid organization number',
  companyNotFound: 'Could not find the company in the Brønnøysund register',
  mayNotBecomeCustomer:
    'We cannot create an account for this company, please contact customer support',
  unknownError: 'An unknown error occurred. Try again, or contact customer support.',
  registerDown: 'The Brønnøysund register does not answer right now. Try again in a little while.',
  notStarted: 'You have not started yet',
  notOffered: 'Here you become a customer by sending a request. Reload the page to get that form.',
  requestNotSent: 'The request has not been sent',
  notLoaded: 'We cannot fetch the page',
  identityCancelledTitle: 'You cancelled the identification',
  identityCancelledText:
    'Nothing has been done. What you wrote is still here. Try again when you like.',
  identityUnavailableTitle: 'We cannot reach BankID',
  identityUnavailableText:
    'Nothing has been done. What you wrote is still here. Wait a few minutes, and try again.',
  identityUnusableTitle: 'We were not told who you are',
  identityUnusableText:
    'BankID did not give us a name and a date of birth, so we cannot see what you may sign. Try again, or contact customer support.',
  identityExpiredTitle: 'The identification took too long',
  identityExpiredText: 'Nothing has been done. What you wrote is still here. Try again.',
  registerUnavailableTitle: 'The Brønnøysund register does not answer',
  registerUnavailableText:
    'We know who you are, but not what you may sign. Nothing has been done, and what you wrote is still here. Try again in a little while.',
  identificationUnknownTitle: 'The identification does not belong to this page',
  identificationUnknownText:
    'It has been used, is too old, or was made in another browser. Nothing has been done. Try again here.',
  elsewhereTitle: 'Continue where you began',
  elsewhereText:
    'What you have started is in the browser that you used then. Open the page on that device to continue. If you have not started anything, you can begin here.',
  begin: 'Begin here',
  signers: 'Who signs',
  signerSigned: 'Signed',
  signerAsked: 'Waiting',
  signerNotAsked: 'Not asked yet',
  signedAt: 'Signed {{moment}}',
  linkSentTo: 'Link sent to {{email}}',
  signedOfAll: '{{signed}} of {{all}} have signed',
  readContract: 'Read the contract',
  pdf: 'PDF',
  signBefore: 'The contract has to be signed by {{date}}. Otherwise you start over.',
  acceptContract: 'I have read the contract and accept it',
  doneTitle: 'The contract is signed',
  doneText:
    '{{company}} is a customer, and everything is open. You are its administrator and can order right away.',
  limitedTitle_one: 'One signature to go',
  limitedTitle_other: '{{count}} signatures to go',
  limitedText:
    '{{company}} is a customer with reduced functionality until the contract is signed. You can sign in and see everything, but not order before everybody has signed.',
  signInHow: 'We have sent an e-mail to {{email}} about how to sign in.',
  whileWaiting: 'While you wait',
  ordersOpenLater: 'Ordering opens when everybody has signed',
  ordersOpenLaterText: 'You will get an e-mail then.',
  mayRead: 'You can sign in',
  mayReadText: 'You are the administrator. Invite colleagues and set up what you need.',
  invoices: 'How the invoices arrive',
  invoicesEhf: 'The company can receive EHF, so the invoices go straight to the accounts.',
  invoicesEmail: 'The company cannot receive EHF, so the invoices are e-mailed to {{email}}.',
  invoicesUnknown:
    'If the company can receive EHF, the invoices go straight to the accounts. Otherwise they are e-mailed to {{email}}. We are checking it now.',
  organisationOf: 'Org. no. {{number}}',
};
