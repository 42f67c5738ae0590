/** Headings of the list for the card factory. Those of request and card number are read when the file comes back. */
export const cardsToMakeTexts = {
  nb: {
    fileName: 'reisekort-til-produksjon',
    request: 'Bestilling',
    cardName: 'Navn på kortet',
    company: 'Bedrift',
    address: 'Postadresse',
    addressBelow: 'Adresselinje 2',
    postCode: 'Postnummer',
    city: 'Poststed',
    country: 'Land',
    replaces: 'Erstatter kort',
    cardNumber: 'Kortnummer',
  },
  en: {
    fileName: 'travel-cards-to-make',
    request: 'Request',
    cardName: 'Name on the card',
    company: 'Company',
    address: 'Post address',
    addressBelow: 'Address line 2',
    postCode: 'Post code',
    city: 'City',
    country: 'Country',
    replaces: 'Replaces card',
    cardNumber: 'Card number',
  },
} as const;
