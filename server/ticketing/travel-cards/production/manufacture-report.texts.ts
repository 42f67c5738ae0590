/** Headings of the file with the cards of a report; its page has the same columns. */
export const manufactureReportTexts = {
  nb: {
    fileName: 'reisekort',
    cardNumber: 'Kortnummer',
    cardName: 'Navn på kortet',
    startDate: 'Gjelder fra',
  },
  en: {
    fileName: 'travel-cards',
    cardNumber: 'Card number',
    cardName: 'Name on the card',
    startDate: 'Valid from',
  },
} as const;
