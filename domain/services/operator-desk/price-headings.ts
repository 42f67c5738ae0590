import type { PriceColumn } from './read-price-row.rules.ts';

type Headings = readonly [string, ...string[]];

/** How spreadsheets call the columns of a price list; the first of each is what the portal calls it. */
export const priceHeadings = {
  product: {
    headings: { nb: ['Produkt', 'Billett', 'Produkt-ID'], en: ['Product', 'Ticket', 'Product id'] },
  },
  profile: {
    headings: { nb: ['Kategori', 'Profil', 'Kundegruppe'], en: ['Category', 'Profile'] },
  },
  zones: {
    headings: { nb: ['Soner', 'Antall soner'], en: ['Zones', 'Number of zones'] },
  },
  validFrom: {
    headings: {
      nb: ['Gjelder fra', 'Fra', 'Fra dato'],
      en: ['In force from', 'From', 'Valid from'],
    },
  },
  price: {
    headings: { nb: ['Pris', 'Ny pris', 'Beløp'], en: ['Price', 'New price', 'Amount'] },
  },
} as const satisfies {
  readonly [C in PriceColumn]: {
    readonly headings: { readonly nb: Headings; readonly en: Headings };
  };
};
