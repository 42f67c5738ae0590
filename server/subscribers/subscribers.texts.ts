/** Texts of the file with the employee list. */
export const subscriberTexts = {
  nb: {
    fileName: 'ansatte',
    headings: [
      ...['Fornavn', 'Etternavn', 'Ansattnummer', 'Mobil', 'Soner', 'Fakturareferanse', 'Status'],
      ...['Første dag', 'Siste dag'],
    ],
    allZones: 'Alle soner',
    status: {
      active: 'Gyldig',
      'active-until': 'Gyldig, har sluttdato',
      'code-not-fetched': 'Kode ikke hentet',
      pending: 'Ikke startet',
      expired: 'Utløpt',
      cancelled: 'Avbestilt',
      failed: 'Feilet',
      anonymised: 'Anonymisert',
      none: 'Uten billett',
    },
  },
  en: {
    fileName: 'employees',
    headings: [
      ...[
        'First name',
        'Last name',
        'Employee id',
        'Mobile',
        'Zones',
        'Invoice reference',
        'Status',
      ],
      ...['First day', 'Last day'],
    ],
    allZones: 'All zones',
    status: {
      active: 'Valid',
      'active-until': 'Valid, has a last day',
      'code-not-fetched': 'Code not fetched',
      pending: 'Not started',
      expired: 'Expired',
      cancelled: 'Cancelled',
      failed: 'Failed',
      anonymised: 'Anonymised',
      none: 'No ticket',
    },
  },
} as const;
