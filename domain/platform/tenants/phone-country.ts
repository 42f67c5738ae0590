/** Countries from which an operator may take phones. */
export const phoneCountries = {
  NO: { code: '+47', nb: 'Norge', en: 'Norway' },
  SE: { code: '+46', nb: 'Sverige', en: 'Sweden' },
  DK: { code: '+45', nb: 'Danmark', en: 'Denmark' },
  FI: { code: '+358', nb: 'Finland', en: 'Finland' },
  IS: { code: '+354', nb: 'Island', en: 'Iceland' },
} as const;
export type PhoneCountry = keyof typeof phoneCountries;
export const nordicCountries = ['NO', 'SE', 'DK', 'FI', 'IS'] as const;
