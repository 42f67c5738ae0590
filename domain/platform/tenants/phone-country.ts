/** Countries from which an operator may take phones, and their calling codes. */
export const phoneCountries = {
  NO: '+47',
  SE: '+46',
  DK: '+45',
  FI: '+358',
  IS: '+354',
  PL: '+48',
  LT: '+370',
  LV: '+371',
  EE: '+372',
  DE: '+49',
  NL: '+31',
  GB: '+44',
} as const;
export type PhoneCountry = keyof typeof phoneCountries;
/** Where most people come from who work in Norway and keep the phone of their country. */
export const usualCountries = Object.keys(phoneCountries) as readonly PhoneCountry[];
