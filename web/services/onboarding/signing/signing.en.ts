import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './signing.nb.ts';

export const en: Texts<typeof nb> = {
  title: 'Sign the contract for {{company}}',
  lead: '{{askedBy}} asks you, {{name}}, to sign the contract for company tickets.',
  howTitle: 'How to do it',
  howText: 'Read the contract, accept it, and identify yourself with BankID. Then it is signed.',
  sign: 'Sign with BankID',
  notSigned: 'The contract has not been signed',
  otherPersonTitle: 'You identified yourself as somebody else',
  otherPersonText:
    'The link is for {{name}}, and nothing has been signed. If you are {{name}}, try again. If you are not, ask {{askedBy}} for a link of your own.',
  consentMissing: 'You need to accept the contract to sign it',
  termsVersion: 'Terms {{version}}',
  signedTitle: 'Thank you, you have signed',
  signedWaiting: 'The contract is ready when everybody has signed. You need not do anything more.',
  signedNext: '{{askedBy}} now chooses who signs next. You need not do anything more.',
  signedAll: 'Everybody has signed, and {{company}} is a customer. You need not do anything more.',
  supportTitle: 'Customer support takes it from here',
  supportText:
    'The contract cannot be signed as it is, because the Brønnøysund register has changed. Contact customer support.',
  notFoundTitle: 'We cannot find the link',
  notFoundText:
    'If you have got several e-mails, only the link in the last one works. Make sure that you have the whole link. Whoever asked you to sign can send you a new one.',
  expiredTitle: 'The link has expired',
  expiredText:
    'The contract was not signed in time, or whoever began has started over. You will then get a new link.',
  hasSigned: 'You have already signed. Reload the page.',
};
