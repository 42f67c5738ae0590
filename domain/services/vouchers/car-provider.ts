import { type VoucherPoolKind, voucherPoolKinds } from '#ticketing/code-pools/code-pool-kind.ts';
import type { BilingualText } from '#platform/texts/bilingual-text.ts';

/** The car providers of vouchers; anything else is unknown (spec 3 §4). */
export const carProviders = voucherPoolKinds;
export type CarProvider = VoucherPoolKind;

export type CarProviderFacts = {
  readonly name: string;
  /** Where the code is used. */
  readonly website: string;
  readonly terms: BilingualText;
  /** The provider's own terms in full. */
  readonly termsUrl: string;
};

/**
 * What people compare before they choose. Assumed: the specification names the providers alone, so each operator has
 * to check addresses and terms before vouchers are sent.
 */
export const carProviderFacts: Readonly<Record<CarProvider, CarProviderFacts>> = {
  HYRE: {
    name: 'Hyre',
    website: 'https://www.hyre.no',
    terms: {
      nb: 'Gjelder leie av bil i Hyre-appen. Koden brukes én gang, og det som ikke brukes, går tapt.',
      en: 'For car rental in the Hyre app. The code is used once, and what is left of it is lost.',
    },
    termsUrl: 'https://www.hyre.no/vilkar',
  },
  BILKOLLEKTIVET: {
    name: 'Bilkollektivet',
    website: 'https://bilkollektivet.no',
    terms: {
      nb: 'Gjelder turer i Bilkollektivet. Du må være medlem eller melde deg inn for å bruke koden.',
      en: 'For trips with Bilkollektivet. You have to be a member, or join, to use the code.',
    },
    termsUrl: 'https://bilkollektivet.no/vilkar',
  },
  GETAROUND: {
    name: 'Getaround',
    website: 'https://no.getaround.com',
    terms: {
      nb: 'Gjelder leie av bil i Getaround. Koden brukes på én leie og kan ikke deles.',
      en: 'For car rental with Getaround. The code is for one rental and cannot be shared.',
    },
    termsUrl: 'https://no.getaround.com/terms',
  },
};
