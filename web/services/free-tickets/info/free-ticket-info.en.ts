import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './free-ticket-info.nb.ts';

export const en: Texts<typeof nb> = {
  title: 'Privacy and free tickets',
  title_employeeTicket: 'Privacy and employee tickets',
  lead: 'Do you have a free ticket from your employer, or from the employer of somebody in your family? Here you read what we store about you, why, and for how long.',
  lead_employeeTicket:
    'Do you have an employee ticket from your employer, or from the employer of somebody in your family? Here you read what we store about you, why, and for how long.',
  controller:
    '{{operator}} is the controller of the data in the portal. The employer is responsible for what it registers here, and for what it reports to the tax authorities.',
  purposeTitle: 'Purpose',
  purposeIssue:
    'To give you the ticket that the employer has ordered, on your phone or a travel card.',
  purposeRules:
    'To find the right category by age and relation, and to avoid two tickets for the same time.',
  purposeInvoice:
    'To invoice the employer, and to give it the amounts that the employee is taxed for, so that it can report them.',
  purposeHelp: 'To help when something is wrong with the ticket.',
  basisTitle: 'Legal basis',
  basisTicket:
    'The ticket and help with it: we have an agreement with the employer, and a legitimate interest in delivering what it has ordered for you (the GDPR, article 6(1)(f)).',
  basisSales:
    'Invoices and accounts: the Norwegian Bookkeeping Act requires us to keep what we have sold (article 6(1)(c)).',
  basisTax:
    'The tax: the employer has to report the benefit by the acts on employers’ reporting (a-opplysningsloven) and tax administration (skatteforvaltningsloven), article 6(1)(c). We have a legitimate interest in giving it the amounts (article 6(1)(f)).',
  dataTitle: 'Data that we store',
  dataName: 'Name and date of birth.',
  dataEmployee:
    'The employee number of the person who is employed, and the relation: employee, retired or family member.',
  dataMedium: 'The mobile number, or the number of the travel card and the name on it.',
  dataTicket: 'Zones, category, department, dates, price and taxable benefit.',
  dataUse:
    'When the ticket was fetched, and in which app. The portal does not store where you travel.',
  dataHistory: 'Who has ordered and changed the ticket, and when.',
  sourceTitle: 'Where the data comes from',
  sourceEmployer: 'The employer that has ordered the ticket has registered it in the portal.',
  sourceFamily:
    'If you are a family member, the employer of the employee in your family has registered you. If you have the ticket on your phone, the first SMS names the employer.',
  accessTitle: 'Access: who can see it',
  accessEmployer: 'Those at the employer who administer free tickets.',
  accessEmployer_employeeTicket: 'Those at the employer who administer employee tickets.',
  accessSupport: 'Our customer support.',
  accessSuppliers:
    'Those who provide the ticket app, SMS and travel cards for us. They get only what they need for that.',
  accessNoAdvertising: 'We do not use the data for advertising.',
  storageTitle: 'Storage: how long we keep it',
  storageCustomer:
    'Customer data is kept while the ticket exists and for 3 months after that. Then we delete names, date of birth, mobile number and card number, from the months that are invoiced too.',
  storageNumber:
    'The employee number stands beside the taxable amount of each month through 31 March of the next year, as the employer reports for the whole year. If the ticket exists longer than that, the number goes with the name.',
  storageTaxNotice:
    'The link to the page about tax, which an employee may get before a family ticket is ordered, is deleted after 30 days.',
  storageSales:
    'Sales data is kept for 5 years after the ticket has expired: what we have sold to the employer, when, at which price, and the amount to be taxed. Your name is not in it. The amounts may stay in the accounts after that, without anything that says whose ticket it was.',
  rightsTitle: 'Questions, correction and deletion',
  rightsEmployer:
    'Is something wrong, or are you not to have the ticket any more? Ask the employer that has registered you. It can correct the data and end the ticket.',
  rightsOperator:
    'You can ask us for access, correction, deletion and restriction, and you can object to our use of the data. You get an answer within a month.',
  rightsComplaint:
    'If you think that we do something wrong, you can complain to the Norwegian Data Protection Authority.',
  contact: 'Write to us',
  privacy: 'Our privacy policy',
  authority: 'Norwegian Data Protection Authority',
};
