/** Why somebody was not moved in, in the file of rows that were not done. */
export const moveInReasons = {
  UNIT_OCCUPIED: { nb: 'Det bor noen i boenheten', en: 'Somebody lives in the unit' },
  END_DATE_NOT_OFFERED: {
    nb: 'Billettene til dem som bor der, kan ikke avsluttes så sent',
    en: 'The tickets of those who live there cannot end so late',
  },
} as const;
