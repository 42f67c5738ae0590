import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './undelivered-messages.nb.ts';

export const en: Texts<typeof nb> = {
  title: 'Messages that could not be delivered',
  subtitle:
    'E-mails and SMS that we have given up sending. They stay here for 30 days, or until somebody sends them again.',
  searchLabel: 'Search by recipient or company',
  filters: 'Show',
  filterAll: 'All',
  filterSms: 'SMS',
  failedAt: 'When',
  message: 'Message',
  sms: 'SMS',
  recipient: 'Recipient',
  noCompany: 'None',
  noRecipient: 'None',
  reason: 'Last answer',
  act: 'Send again',
  sendAgain: 'Send again',
  aboutTicket: 'Ticket',
  aboutSubscription: 'Subscription',
  aboutActivationLink: 'Link that activates a login',
  aboutPhoneCode: 'Code that proves a phone number',
  aboutRejection: 'Rejected request',
  aboutAccessRequest: 'Request for access',
  aboutAccessRejected: 'Access rejected',
  aboutRequests: 'New requests to answer',
  aboutLowStock: 'Few codes left',
  aboutSmsCap: 'SMS that are held back',
  aboutChildEnds: 'Children’s tickets that end',
  aboutClosedMonths: 'Tax base that is ready',
  aboutOnboarding: 'Registration of a new customer',
  aboutOnboardingLink: 'Link to sign a contract',
  aboutSchoolDeadline: 'Deadline for ordering school tickets',
  aboutUnusedCodes: 'Tickets of the ticket counter that expire soon',
  aboutVoucherLink: 'Link to a car-sharing voucher',
  aboutVoucherCode: 'Code of a car-sharing voucher',
  aboutTaxNotice: 'Tax of a family ticket',
  aboutContactForm: 'Contact form',
  aboutProposal: 'Change of prices or setup',
  aboutNewPrices: 'New prices',
  aboutOther: 'Other',
  heldForCompany:
    'Held back: the company had sent {{max}} SMS on that day. More go out when you send them.',
  heldForPhone:
    'Held back: the phone had got {{max}} SMS on that day. More go out when you send them.',
  newLink: 'Make a new link on the page of the user.',
  newSigneeLink:
    'The one who began the registration can send a new link from the page “Become a business customer”.',
  newTaxNotice: 'The company can send a new link from the order.',
  sendFromOffer: 'Send it again from the offer',
  codeIsOld: 'The code was valid for some minutes. The person can ask for a new one.',
  noAdministrator: 'The company has no administrator.',
  noBuyer: 'The company has nobody who orders at the ticket counter.',
  addBuyer:
    'Give somebody the role of ticket-counter administrator. They see in the order history when the tickets expire.',
  noSchoolAdministrator: 'The school has no administrator of school tickets.',
  addSchoolAdministrator:
    'Give somebody at the school the role of administrator of school tickets. If the deadline has not passed, the e-mail is sent the next morning.',
  addAdministrator:
    'Add an administrator to the company. If the month is not over, the e-mail is sent the next night.',
  addAdministratorAnyDay:
    'Add an administrator to the company. Then the e-mail is sent the next morning.',
  question:
    'The message is sent once more, with the same content. If that fails, it is listed here again.',
  checkRecipient:
    'If the number or the address is wrong, correct it where it belongs, and send from there.',
  cancel: 'Back',
  failedTitle: 'The message was not sent',
  notFound: 'The message has been deleted. It is older than 30 days.',
  alreadySent: 'Somebody has sent it again already.',
  notSendable: 'This message cannot be sent again.',
  sent: 'The message is being sent again',
  sentTo: 'To {{recipient}}',
  emptyTitle: 'Everything is delivered',
  emptyText: 'E-mails and SMS that did not arrive are listed here.',
  noHitText: 'You can search by phone number, e-mail address, company and answer.',
};
