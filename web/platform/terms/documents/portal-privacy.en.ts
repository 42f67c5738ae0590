import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './portal-privacy.nb.ts';

export const en: Texts<typeof nb> = {
  title: 'Privacy in {{brandTitle}}',
  lead: 'Here you see what the portal stores about you, why, and when it is deleted.',
  shortTitle: 'In short',
  shortNeeded: 'We store what we need to deliver tickets and to send invoices, and no more.',
  shortDeleted:
    'A job in the portal deletes what is too old each night. The tables below read the periods from the same place as the job.',
  shortNot:
    'We do not store where you travel, do not use the data for advertising, and do not sell it.',
  shortAsk: 'You can get everything that we have about you in one file, and ask to be deleted.',
  ticketsTitle: 'You who have a ticket or a subscription',
  ticketsText:
    'Most of it comes from the customer: the employer, the school, the housing association or the person who ordered for you.',
  ordersTitle: 'You who order yourself, or are in a list',
  usersTitle: 'You who use the portal',
  usersText:
    'We have your name, e-mail, phone number and roles as long as you have access. The history of the customer says who did what.',
  messagesTitle: 'SMS, e-mails and messages',
  customersTitle: 'You who register or sign for a new customer',
  paymentsTitle: 'Payments and accounts',
  paymentsText:
    'Invoices that are sent name no traveller. The names in the specification are deleted with the ticket. The amounts stay for as long as the Norwegian Bookkeeping Act requires.',
  technicalTitle: 'The address that you call from',
  technicalText:
    'To stop misuse the portal counts calls from the same address. It does not store the address, only a digest of it, and deletes the count in the night after it is over.',
  leftTitle: 'What remains',
  leftAmounts:
    'When the name is deleted, dates, zones, amounts and counts remain, so that the accounts add up. They do not say whom the ticket was for.',
  leftBackups: 'Backups may hold what was deleted, until the copy itself is deleted.',
  askTitle: 'Who to ask',
  askCustomer:
    'Is something wrong, or should you not have the ticket any more? Ask the customer who registered you first. It can correct the data and end the ticket.',
  askOperator:
    '{{operator}} is responsible for the data in the portal. Customer support finds you by your phone number.',
  rightsTitle: 'Your rights',
  rightsCopy:
    'Access: you get everything that we have about you in one file, which both you and a machine can read.',
  rightsCorrect: 'Correction: we correct what is wrong.',
  rightsErase:
    'Deletion: we delete what we do not have to keep. A ticket that is valid has to be ended first.',
  rightsObject:
    'Restriction and objection: you can ask us not to use the data for now, and object to our using it.',
  rightsAnswer:
    'You get an answer within a month. We record that you were given a file or were deleted, without your data.',
  rightsComplaint:
    'If you think that we do something wrong, you can complain to the Norwegian Data Protection Authority.',

  ticketHolder:
    'Name, phone number, employee number, card number, date of birth and notes about the person with a ticket',
  ticketHolderWhy: 'To deliver the ticket and to help when something is wrong',
  ticketHolderHow:
    '{{period}} after the ticket has ended, also in lists, history and invoice lines',
  counterOrder: 'Who ordered from the ticket counter, the address, the comment and who got what',
  counterOrderWhy: 'To deliver the order and to answer questions about it',
  counterOrderHow: '{{period}} after the order',
  carHolder: 'Who has car sharing or a rental car, with the discount code',
  carHolderWhy: 'To send the code and to know who uses it',
  carHolderHow: '{{period}} after the subscription has ended',
  eBikeHolder: 'Who has an e-bike, with the discount code',
  eBikeHolderWhy: 'To send the code and to know who uses it',
  eBikeHolderHow: '{{period}} after the subscription has ended',
  coveredPerson:
    'The phone number of a person whose purchases in the ticket app the customer pays for, and the purchases',
  coveredPersonWhy: 'To know whose purchases the customer pays for',
  coveredPersonHow: '{{period}} after the customer stopped paying',
  voucherOffer: 'The phone number and the code of an offer for car sharing',
  voucherOfferWhy: 'To send the offer and to give the code to the right person',
  voucherOfferHow: '{{period}} after the offer has expired',
  taxedEmployeeNumber: 'The employee number beside amounts that the employer has to report for tax',
  taxedEmployeeNumberWhy: 'The employer has to report the amounts',
  taxedEmployeeNumberHow: '{{period}} after the income year, and never before the name is deleted',
  taxNotice: 'The link about the tax of a ticket for the family',
  taxNoticeWhy: 'To tell about the tax',
  taxNoticeHow: '{{period}} after the link was sent',

  ticketRequest: 'Name, phone number and employee number in a request for a ticket',
  ticketRequestWhy: 'So that the customer can answer',
  ticketRequestHow: '{{period}} after the answer, or after the start date when there is none',
  phoneProof: 'The phone number that you confirm with a code',
  phoneProofWhy: 'To know that the number is yours',
  phoneProofHow: '{{period}} after the code has expired',
  formOrder: 'The receipt of an order by a form',
  formOrderWhy: 'So that the browser gets the same answer when it asks again',
  formOrderHow: '{{period}} after the order',
  firstAnswer: 'The answer to a change',
  firstAnswerWhy: 'So that a change is not made twice',
  firstAnswerHow: '{{period}} after the change',
  batchDraft: 'Lists of people that were read in and not used',
  batchDraftWhy: 'So that the person who read them in can go on',
  batchDraftHow: '{{period}} after the last change',
  batchRows: 'Rows and file names of lists that were used',
  batchRowsWhy: 'To show what was done and what failed',
  batchRowsHow: '{{period}} after the list is done',
  listHeading: 'Headings of lists that were mapped by hand',
  listHeadingWhy: 'So that the next list is read without mapping again',
  listHeadingHow: '{{period}} after they were last used',

  session: 'Logins, with the browser that you use',
  sessionWhy: 'To keep you signed in and to show you where you are',
  sessionHow: '{{period}} after they were last used, from the next sign-in of anyone',
  signIn: 'Sign-ins that were begun',
  signInWhy: 'To complete the sign-in',
  signInHow: '{{period}}, from the next sign-in of anyone',
  activationLink: 'Links for new users',
  activationLinkWhy: 'So that the link can say that it was used or is too old',
  activationLinkHow: '{{period}} after the link has expired',
  accessRequestAnswered:
    'Name, e-mail, phone number and reason in a request for access that is answered',
  accessRequestAnsweredWhy: 'To answer questions about the answer',
  accessRequestAnsweredHow: '{{period}} after the answer',
  accessRequestOpen: 'The same when nobody has answered',
  accessRequestOpenWhy: 'So that somebody can answer',
  accessRequestOpenHow: '{{period}} after it was sent',
  accessRequestHistory: 'Who asked for access, in the history of the customer',
  accessRequestHistoryWhy: 'To show the customer what was done',
  accessRequestHistoryHow: '{{period}} after the answer',

  sentMessage: 'SMS and e-mails that were sent',
  sentMessageWhy: 'To send them',
  sentMessageHow: '{{period}} after they were sent',
  undeliveredMessage: 'SMS and e-mails that could not be delivered',
  undeliveredMessageWhy: 'So that customer support can send them again',
  undeliveredMessageHow: '{{period}} after the last try',
  contactMessage: 'Messages by the contact form',
  contactMessageWhy: 'To answer you',
  contactMessageHow: '{{period}} in the portal. We have them by e-mail, too',

  identification: 'Identity checks that were begun',
  identificationWhy: 'To know who signs',
  identificationHow: '{{period}}',
  onboarding:
    'E-mail, phone number and date of birth of those who register and sign for a new customer',
  onboardingWhy: 'To complete the registration',
  onboardingHow: '{{period}} after the registration was ended or its deadline',
  contract: 'The signed contract, with who signed it',
  contractWhy: 'To show what was agreed',
  contractHow: '{{period}} after the last agreement with the customer is over',

  setAsidePayer: 'Who has paid without our finding the invoice',
  setAsidePayerWhy: 'To find out what the payment is for',
  setAsidePayerHow: '{{period}} after the payment was set aside',
  bankFileName: 'Names of files of the bank',
  bankFileNameWhy: 'To know a file again',
  bankFileNameHow: '{{period}} after the file was read',
  settlementNote: 'Notes on how money was paid back',
  settlementNoteWhy: 'To answer questions about the money',
  settlementNoteHow: '{{period}} after the note',
  accounts: 'Reasons of credits, and notes on payments',
  accountsWhy: 'The Norwegian Bookkeeping Act requires it',
  accountsHow: '{{period}} after the end of the year',
};
