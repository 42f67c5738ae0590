import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './privacy-e-bike.nb.ts';

export const en: Texts<typeof nb> = {
  title: 'Privacy declaration for e-bikes',
  lead: 'Do you have an e-bike (JOULE) that your employer or housing association has ordered in {{brandTitle}}? Here you read what we store about you, why, and for how long.',

  controllerTitle: 'Who is responsible',
  controllerOperator:
    '{{operator}} is the controller of data that we need to deliver the subscription and to invoice the customer. The “customer” is the one that has ordered: the employer or the housing association.',
  controllerCustomer:
    'The customer is the controller of what it registers about you, and of what it uses the data for itself, such as deductions from pay.',
  controllerProvider:
    'The provider of the bike is responsible for what you give it. It has a privacy declaration of its own.',
  controllerProcessors:
    'Those who run the portal and send SMS and e-mail for us are processors: they use the data only as we ask them to.',

  dataTitle: 'Data that we store',
  dataPerson: 'Name, phone number, and employee number or residence if the customer uses it.',
  dataSubscription:
    'That you have an e-bike, from and to which day, what it costs, and the agreement that it belongs to.',
  dataCode:
    'The discount code that you have got, and when it was sent. It is not shown to the customer.',
  dataHistory: 'Who has ordered, changed and ended the subscription, and when.',
  dataNot: 'We do not learn which bike you have, or where you ride.',

  purposeTitle: 'Why, and on what legal basis',
  purposeDeliver:
    'To give you the subscription that the customer has ordered, and to help when something is wrong: a legitimate interest in fulfilling the contract with the customer (the GDPR, article 6(1)(f)).',
  purposeOnce:
    'To avoid two subscriptions of one person at the same time: a legitimate interest in correct sales (article 6(1)(f)).',
  purposeAccounts:
    'To invoice and to keep accounts: the Norwegian Bookkeeping Act requires it (article 6(1)(c)).',
  purposeNot: 'We do not use the data for advertising, and make no profiles of you.',

  sourceTitle: 'Where the data comes from',
  sourceCustomer: 'The customer that has ordered the subscription has registered it in the portal.',
  sourceCode: 'The code is from a list of codes that we have got from the provider of the bike.',

  recipientsTitle: 'Who gets it',
  recipientsCustomer:
    'Those who administer tickets and subscriptions at the customer, and our customer support.',
  recipientsSms: 'The provider of SMS gets your phone number and the message with the code.',
  recipientsProvider:
    'The portal does not send your name or number to the provider of the bike. It knows the code when you use it.',
  recipientsPayroll:
    'The customer can download the amounts for its payroll system. The invoice that is sent names no person.',

  keptTitle: 'For how long we store it',
  keptText:
    'A job in the portal anonymises subscriptions each night. The table reads the periods from the same place as the job.',
  keptBike: 'That you have had an e-bike, and the code that you got',
  keptBikeHow: '{{period}} after its last day',
  keptTicket: 'Name and phone number, if you have a ticket, too',
  keptTicketHow: '{{period}} after the ticket has ended',
  keptSent: 'SMS that were sent',
  keptSentHow: '{{period}} after they were sent',
  keptUndelivered: 'SMS that could not be delivered',
  keptUndeliveredHow: '{{period}} after the last try',
  keptLeft:
    'Days, amounts and counts remain in the accounts, without anything that says whom the subscription was for.',

  rightsTitle: 'Your rights',
  rightsCustomer:
    'Is something wrong, or should you no longer have the subscription? Ask the customer that has registered you first. It can correct the data and end the subscription.',
  rightsOperator:
    'You can ask us for access, correction, deletion and restriction, and you can object to our using the data. You get an answer within a month.',
  rightsComplaint:
    'If you think that we do something wrong, you can complain to Datatilsynet, the Norwegian Data Protection Authority.',
  rightsMore: 'Cookies and the rest of the portal are in the terms and privacy of {{brandTitle}}.',
};
