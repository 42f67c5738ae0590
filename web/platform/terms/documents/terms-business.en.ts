import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './terms-business.nb.ts';

export const en: Texts<typeof nb> = {
  title: 'Terms and privacy of {{brandTitle}}',
  lead: 'This is for you who have a ticket that a company, a school, a housing association or another customer has ordered in {{brandTitle}}, and for you who use the portal for a customer. You also read what we store about you, why, and for how long.',

  scopeTitle: 'What the terms are about',
  scopeTicket:
    'The terms apply to tickets on phones, travel cards and paper that a customer orders from {{operator}} in the portal. The “customer” is the one that orders and pays: the employer, the school, the housing association or another organisation.',
  scopeContract:
    'Between the customer and us, the contract of the customer with {{operator}} applies. For the journey itself, the conditions of carriage and the terms of {{operator}} apply.',

  ticketTitle: 'Who may use the ticket',
  ticketPersonal:
    'A ticket that is ordered for you is yours. You may not sell it, lend it, or use it together with others.',
  ticketUnnamed: 'A ticket without a name may be used by whoever got it from the customer.',
  ticketData:
    'The customer answers for name, phone number and other data being right, and for your right to the ticket. If something is wrong, tell the customer.',

  phoneTitle: 'The code, the link and the phone',
  phoneSms:
    'A ticket on a phone comes by SMS, with a pickup code and a link. You fetch it in the ticket app by the code, or show it on the page of the link.',
  phoneSecret:
    'Whoever has the code or the link can see and fetch the ticket. Do not pass them on. The code can be used once.',
  phoneUnused:
    'A code from the ticket counter has to be used within {{daysToUse}} days of the order. After that it cannot be used.',
  phoneInspection:
    'Show the ticket to inspectors in the app or on the page of the link. The code for inspection renews itself, so a screenshot is not enough.',
  phoneMove:
    'If you have a new phone, the customer can send the ticket again. If it has been fetched, you get a new ticket with a new code, and the old one is no longer valid from that moment.',
  phoneNumber: 'If you have a new phone number, the customer has to correct it in the portal.',
  cardLost:
    'If your ticket is on a travel card that is lost, tell the customer or us, so that the card can be blocked.',

  priceTitle: 'Price and payment',
  priceCustomer:
    'The customer pays {{operator}} for the ticket, by the prices that are shown when it orders. You pay us nothing for it.',
  priceDeduction:
    'Whether the customer deducts all or a part of the price from you is between you and the customer. The portal gives the customer the amounts, and deducts none.',
  priceTax:
    'A free ticket from the employer is a benefit that the employee is taxed for. The portal gives the employer the amount. The employer reports it.',
  priceTax_employeeTicket:
    'An employee ticket from the employer is a benefit that the employee is taxed for. The portal gives the employer the amount. The employer reports it.',

  endTitle: 'When the ticket ends',
  endCustomer:
    'The customer can change, end and cancel the ticket by the rules of each type of ticket. You can ask the customer to do so.',
  endReasons:
    'The ticket may be ended when you leave your job, change schools or move, or when the contract between the customer and us is over.',
  endAfter:
    'When the ticket has ended, you cannot travel with it. The periods after which data is deleted begin then; they are further down on this page.',

  misuseTitle: 'Misuse',
  misuseText:
    'A ticket that is used by others than the person it is for, copied, sold, or obtained by wrong information may be blocked. If you travel without a valid ticket, the conditions of carriage apply.',

  usersTitle: 'If you use the portal for a customer',
  usersLogin: 'Your login is personal. You may not share it.',
  usersRights:
    'The administrator of the customer gives and removes access. Use the data of others only for what you have the access for.',
  usersOrder: 'An order binds the customer when you have sent it.',
  usersTold:
    'Before you order for people, they have to know how their data is used. You can give them the link to this page.',

  faultsTitle: 'Faults and liability',
  faultsText:
    'If the ticket does not work, tell the customer or write to us. We correct faults in the portal as fast as we can.',
  faultsLaw: 'The terms do not limit rights that you have by law.',

  changesTitle: 'Changes of the terms',
  changesText:
    'When we change the terms or how we use personal data, this page gets a new date. Former versions can still be read here. The customer is notified as our contract with it says.',
  changesLaw: 'The terms are under Norwegian law.',

  controllerTitle: 'Privacy: who is responsible',
  controllerOperator:
    '{{operator}} is the controller of data that we need to deliver the ticket, to invoice the customer and to run the portal.',
  controllerCustomer:
    'The customer is the controller of what it registers about you in the portal, and of what it uses the data for itself, such as deductions from pay.',
  controllerProcessors:
    'Those who run the portal, send SMS and e-mail or make travel cards for us are processors: they use the data only as we ask them to.',

  dataTitle: 'Data that we store',
  dataHolder:
    'About you who have a ticket: name, phone number or travel card, and what the customer knows you by, such as employee number, class or residence. For some tickets also the date of birth and the relation to the employee.',
  dataTicket:
    'About the ticket: zones, category, dates, price, the agreement that it belongs to, when it was fetched, and in which app.',
  dataNote:
    'What the customer writes about you in the portal, such as a note, and lists that the customer reads in.',
  dataRequest:
    'If you order by the form of the customer yourself: what you fill in, and the answer that you get.',
  dataPurchase:
    'If the customer pays for tickets that you buy in the ticket app: your phone number and the purchases.',
  dataVoucher:
    'If you are offered a discount code for car sharing: your phone number, the amount, and which provider you choose.',
  dataUser:
    'About you who use the portal: name, e-mail, roles, when you are signed in, and which browser you use.',
  dataSignee:
    'About you who sign for a new customer: name and date of birth from the identity check, your role in the register of companies, e-mail and phone number.',
  dataMessages: 'Messages that you send us, and SMS and e-mails that could not be delivered.',
  dataHistory: 'Who has ordered and changed what, and when.',
  dataNot: 'The portal does not store where you travel.',

  purposeTitle: 'Why, and on what legal basis',
  purposeDeliver:
    'To deliver the ticket that the customer has ordered, and to help when something is wrong: a legitimate interest in fulfilling the contract with the customer (the GDPR, article 6(1)(f)).',
  purposeUsers:
    'To give you who use the portal access, and to show the customer who did what: a legitimate interest in safe use (article 6(1)(f)).',
  purposeSign:
    'To make a contract with a new customer, and to know that whoever signs may do so: a legitimate interest in a valid contract (article 6(1)(f)).',
  purposeAccounts:
    'To invoice and to keep accounts: the Norwegian Bookkeeping Act requires it (article 6(1)(c)).',
  purposeTax:
    'To give the employer what it has to report about taxable benefits: the employer is obliged to (article 6(1)(c)), and we have a legitimate interest in giving it the amounts (article 6(1)(f)).',
  purposeSecurity:
    'To prevent misuse and to find faults: a legitimate interest in a safe service (article 6(1)(f)).',
  purposeNot:
    'We do not use the data for advertising, and make no profiles of you. Fixed rules decide for example which category your age gives. If you disagree, you can ask for a person to look at it.',

  sourceTitle: 'Where the data comes from',
  sourceCustomer:
    'Most of it comes from the customer: the employer, the school, the housing association or whoever ordered for you.',
  sourceSelf: 'From yourself, when you order, sign in, sign a contract or write to us.',
  sourceOthers:
    'From the register of companies, from the provider of sign-in or identity checks, from the ticket app, and from the bank through which the customer pays.',

  recipientsTitle: 'Who gets it',
  recipientsCustomer:
    'Those who administer tickets at the customer see your ticket and what it costs. The customer can download lists, invoice details and files for its payroll system.',
  recipientsInvoice:
    'Invoices that are sent name no person. The names are in the specification in the portal, for the customer and customer support.',
  recipientsApp: 'The ticket app gets the ticket when you fetch it.',
  recipientsMessages:
    'The provider of SMS gets the phone number and the message. The provider of e-mail gets the address and the message.',
  recipientsCard:
    'Whoever makes travel cards gets the name on the card and the address of the customer, when a new card is ordered.',
  recipientsSupport:
    'Our customer support sees the same as the customer, to help you and the customer.',

  keptTitle: 'For how long we store it',
  keptText:
    'A job in the portal deletes what is too old each night. The table reads the periods from the same place as the job.',
  keptHolder: 'Who has a ticket: name, phone number, card number, date of birth and notes',
  keptHolderHow: '{{period}} after the ticket has ended, also in lists, history and invoice lines',
  keptCounter: 'Orders of the ticket counter: who ordered, comment, address and recipients',
  keptCounterHow: '{{period}} after the order',
  keptCar: 'Who has car sharing or a rental car',
  keptCarHow: '{{period}} after the subscription has ended',
  keptBike: 'Who has an e-bike',
  keptBikeHow: '{{period}} after the subscription has ended',
  keptCovered: 'Whom the customer pays for in the ticket app',
  keptCoveredHow:
    '{{period}} after the agreement about the ticket counter is over. In the history: {{period}} after you were removed',
  keptVoucher: 'Offers of discount codes for car sharing',
  keptVoucherHow: '{{period}} after the offer has expired',
  keptTaxed: 'Employee numbers beside taxable amounts',
  keptTaxedHow: '{{period}} after the income year, and never before the name is deleted',
  keptNotice: 'A link about the tax of a ticket for the family',
  keptNoticeHow: '{{period}} after it was sent',
  keptRequest: 'Requests for tickets by a form',
  keptRequestHow: '{{period}} after the answer, or after the start date when there is none',
  keptProof: 'The phone number that you confirm in a form',
  keptProofHow: '{{period}} after the code has expired',
  keptFormOrder: 'The receipt of an order by a form',
  keptFormOrderHow: '{{period}} after the order',
  keptAnswer: 'Answers to changes, in case the browser asks again',
  keptAnswerHow: '{{period}}',
  keptDraft: 'Lists that were read in and not used',
  keptDraftHow: '{{period}} after the last change',
  keptRows: 'Rows and file names of lists that were used',
  keptRowsHow: '{{period}} after the list is done',
  keptHeading: 'Headings of lists that were mapped by hand',
  keptHeadingHow: '{{period}} after they were last used',
  keptSession: 'Logins',
  keptSessionHow: '{{period}} after they were last used, from the next sign-in of anyone',
  keptSignIn: 'Sign-ins that were begun',
  keptSignInHow: '{{period}}, from the next sign-in of anyone',
  keptActivation: 'Links for new users',
  keptActivationHow: '{{period}} after the link has expired',
  keptSent: 'SMS and e-mails that were sent',
  keptSentHow: '{{period}} after they were sent',
  keptUndelivered: 'SMS and e-mails that could not be delivered',
  keptUndeliveredHow: '{{period}} after the last try',
  keptContact: 'Messages by the contact form',
  keptContactHow: '{{period}} in the portal. We have them by e-mail, too',
  keptAccessAnswered: 'Requests for access that are answered',
  keptAccessAnsweredHow: '{{period}} after the answer',
  keptAccessOpen: 'Requests for access that are not answered',
  keptAccessOpenHow: '{{period}} after they were sent',
  keptAccessHistory: 'Who asked for access, in the history of the customer',
  keptAccessHistoryHow: '{{period}} after the answer',
  keptIdentification: 'Identity checks that were begun',
  keptIdentificationHow: '{{period}}',
  keptOnboarding: 'Registrations of a new customer that were not completed',
  keptOnboardingHow: '{{period}} after they were ended',
  keptSigner: 'E-mail and phone number of those who registered and signed for a new customer',
  keptSignerHow: '{{period}} after the deadline for signing',
  keptContract: 'The signed contract, with who signed it',
  keptContractHow: '{{period}} after the last agreement with the customer is over',
  keptPayer: 'Who has paid without our finding the invoice',
  keptPayerHow: '{{period}} after the payment was set aside',
  keptBankFile: 'Names of files of the bank',
  keptBankFileHow: '{{period}} after the file was read',
  keptSettlement: 'A note on how money was paid back',
  keptSettlementHow: '{{period}}',
  keptAccounts: 'Reasons of credits, and notes on payments',
  keptAccountsHow: '{{period}} after the end of the year',

  leftTitle: 'What remains',
  leftAmounts:
    'When the name is deleted, dates, zones, amounts and counts remain, so that the accounts add up. They do not say whom the ticket was for.',
  leftUsers:
    'Users of the portal are not deleted by themselves. A user can be deactivated, and the name stays in the history of what the user has done. If you want to be deleted, write to us.',
  leftBackups: 'Backups may hold what was deleted, until the copy itself is deleted.',

  browserTitle: 'Cookies and storage in the browser',
  browserText:
    'The portal stores only what it needs to work as you have asked it to. It has no cookies for statistics or advertising. The provider of sign-in may have its own.',
  storedSession: 'Keeps you signed in',
  storedBrowser: 'Ties a sign-in to the browser in which you began it',
  storedOnboarding: 'Knows the browser in which an organisation becomes a customer',
  storedLanguage: 'Remembers the language that you chose',
  storedTheme: 'Remembers whether you chose light or dark',
  storedCompany: 'Remembers which customer you worked with last',
  storedDraft: 'Keeps what you have typed in a form',
  storedDraftOwner: 'Remembers whose forms they are',
  storedPage: 'Remembers the page that you wanted, while you choose a customer',
  storedCompanyCookie:
    'Fetches what you need about the customer that you worked with last, together with the page',
  storedSecrets: 'Keeps the key of a discount code out of the address',
  storedTicket: 'Shows your ticket when the phone has no network',
  storedReload: 'Prevents the page from being loaded more than once after an update',

  placeTitle: 'Where the data is',
  placeText:
    'The data is in the database of the portal, which {{operator}} or a provider runs for us. The portal sends it only to those named above. Ask us if you want to know which providers we use, and in which countries they are.',

  rightsTitle: 'Your rights',
  rightsCustomer:
    'Is something wrong, or should you no longer have the ticket? Ask the customer that has registered you first. It can correct the data and end the ticket.',
  rightsOperator:
    'You can ask us for access, correction, deletion and restriction, and you can object to our using the data. You get an answer within a month.',
  rightsComplaint:
    'If you think that we do something wrong, you can complain to Datatilsynet, the Norwegian Data Protection Authority.',
};
