import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './counter-info.nb.ts';

export const en: Texts<typeof nb> = {
  title: 'The ticket counter',
  lead: 'Order single tickets, period tickets and travel money for guests, participants and employees. The company gets it all on one invoice.',
  whatTitle: 'What is the ticket counter?',
  whatText:
    'The ticket counter is for companies that need tickets now and then, and not each month. You order as many as you need, and pay for those that you order.',
  factFast: 'From one ticket to 10,000 in one order',
  factMixed: 'Several categories in the same order',
  factReferences: 'Invoice references with a budget for each project',
  factHistory: 'An overview of all that is ordered and used',
  mediaTitle: 'How the guests get the tickets',
  mediumSms: 'Code by SMS',
  mediumSmsText:
    'Paste the mobile numbers or read the guest list. The codes are sent at once, or when you decide.',
  mediumCodes: 'List of codes',
  mediumCodesText: 'Download the codes, and hand them out yourselves.',
  mediumPaper: 'Impuls card',
  mediumPaperText:
    'A paper card for several passengers. The card is free, and takes about 7 working days where the agreement has it.',
  mediumCard: 'Travel card',
  mediumCardText: 'Tickets or travel money on cards of which you have the numbers.',
  pricesTitle: 'What does it cost?',
  pricesText: 'The price of one ticket today. VAT is included in the price.',
  moneyText: 'You choose the amount, from {{least}} to {{most}} kroner on each card.',
  zoneCount_one: '{{count}} zone',
  zoneCount_other: '{{count}} zones',
  zonesOrMore_one: '{{count}} zone or more',
  zonesOrMore_other: '{{count}} zones or more',
  pricesNotLoaded: 'We could not get the prices now. Load the page again to try once more.',
  questionsTitle: 'Questions and answers',
  whoQuestion: 'Who in the company can order?',
  whoAnswer:
    'Those who have the role of ticket-counter administrator. The user administrator of the company gives it.',
  expiryQuestion: 'How long can a code be used?',
  expiryAnswer:
    'For 90 days after the order. The ticket begins when the code has been fetched and is used.',
  cancelQuestion: 'Can we cancel?',
  cancelAnswer:
    'What is not used can be cancelled where the agreement has it. If it has been invoiced, you get a credit note.',
  invoiceQuestion: 'How do we pay?',
  invoiceAnswer: 'You are invoiced for what has been delivered, due in 30 days.',
  privacyQuestion: 'What happens to names and mobile numbers?',
  privacyAnswer: 'Sales data is anonymised 365 days after the order.',
  moreTitle: 'Do you want the ticket counter?',
  contact: 'Write to us',
};
