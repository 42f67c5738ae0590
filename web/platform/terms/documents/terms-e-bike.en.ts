import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './terms-e-bike.nb.ts';

export const en: Texts<typeof nb> = {
  title: 'Terms for e-bikes',
  lead: 'E-bike (JOULE) is a subscription that your employer or housing association can order for you in {{brandTitle}}. Here you read what you get, what it costs, and how it ends.',

  aboutTitle: 'What the subscription is',
  aboutCode: 'You get a discount code by SMS. You use it when you get the bike from its provider.',
  aboutParties:
    'The “customer” is the one that orders and pays: the employer or the housing association. The contract about the subscription is between the customer and {{operator}}.',
  aboutSold:
    'The order form of the portal says whether the subscription is sold, and at what price.',

  whoTitle: 'Who can have it',
  whoOrder: 'The customer orders it for you in the portal, with name and phone number.',
  whoOne:
    'You can have one e-bike subscription at a time, whoever has ordered it. You do not need a ticket.',

  startTitle: 'When it begins',
  startDay: 'The subscription begins on the 1st of a month.',
  startCode:
    'The code comes on the first day, or at once when the subscription has begun. If we have no codes left, you get it when we have new ones.',
  startLate: 'If you get the code in a later month, the customer pays from that month on.',

  priceTitle: 'Price and payment',
  priceMonth:
    'The price is for a month and includes VAT. The customer sees it before it orders. If the price changes, the new one applies from the month that it is set for.',
  priceInvoice:
    'The customer is invoiced for each month in which the subscription is valid. You pay us nothing for it.',
  priceDeduction:
    'Whether the customer deducts all or a part of the price from you is between you and the customer.',
  priceProvider: 'What the provider of the bike charges beyond the discount, you pay there.',

  useTitle: 'Using the code and the bike',
  useCode: 'The code is for you. You may not sell it or give it to others.',
  useBike:
    'For the bike itself the terms of its provider apply: handing it out, use, service, lock, damage and return.',
  usePhone:
    'If you have a new phone number, the customer can move the subscription to it. A code that has not been sent then goes to the new number.',
  useAgain:
    'If you have lost the SMS, ask the customer. If the code can be sent again, it is the same code.',

  endTitle: 'Binding, cancelling and ending',
  endBinding: 'The subscription has no binding period. It runs until the customer ends it.',
  endCancel: 'Before its first day the customer can cancel it. It costs nothing then.',
  endLast:
    'After that the customer ends it with the last day of a month. If you have got the code, the customer pays at least for the month in which the subscription began.',
  endSms: 'You get an SMS when the customer cancels or ends the subscription.',
  endAfter:
    'After its last day the subscription is not valid. What to do with the bike is in the terms of its provider.',

  faultsTitle: 'Faults and liability',
  faultsCode: 'If the code does not work, tell the customer or write to us.',
  faultsBike: 'Faults of the bike are reported to its provider.',
  faultsMisuse:
    'If the code is sold, shared, or obtained by wrong information, the customer may end the subscription.',
  faultsLaw: 'The terms do not limit rights that you have by law.',

  changesTitle: 'Changes of the terms',
  changesText:
    'When we change the terms, this page gets a new date. Former versions can still be read here. The customer is notified as our contract with it says.',
  changesLaw: 'The terms are under Norwegian law.',

  contactTitle: 'Contact and privacy',
  contactText:
    'Ask the customer that has ordered first. You can also write to us. How we use the data about you is in the privacy declaration.',
};
