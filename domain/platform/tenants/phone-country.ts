/** Countries from which an operator may take phones. */
export const phoneCountries = {
  NO: { code: '+47', nb: 'Norge', en: 'Norway' },
  SE: { code: '+46', nb: 'Sverige', en: 'Sweden' },
  DK: { code: '+45', nb: 'Danmark', en: 'Denmark' },
  FI: { code: '+358', nb: 'Finland', en: 'Finland' },
  IS: { code: '+354', nb: 'Island', en: 'Iceland' },
  PL: { code: '+48', nb: 'Polen', en: 'Poland' },
  LT: { code: '+370', nb: 'Litauen', en: 'Lithuania' },
  LV: { code: '+371', nb: 'Latvia', en: 'Latvia' },
  EE: { code: '+372', nb: 'Estland', en: 'Estonia' },
  DE: { code: '+49', nb: 'Tyskland', en: 'Germany' },
  NL: { code: '+31', nb: 'Nederland', en: 'the Netherlands' },
  GB: { code: '+44', nb: 'Storbritannia', en: 'the United Kingdom' },
} as const;
export type PhoneCountry = keyof typeof phoneCountries;
/** Where most people come from who work in Norway and keep the phone of their country. */
export const usualCountries = Object.keys(phoneCountries) as readonly PhoneCountry[];
