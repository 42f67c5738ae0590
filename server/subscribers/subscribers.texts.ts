/** Texts of the file with the employee list. */
export const subscriberTexts = {
  nb: {
    fileName: { 'company-tickets': 'ansatte', housing: 'beboere' },
    /** The heading of the number, by service. */
    employeeId: { 'company-tickets': 'Ansattnummer', housing: 'Beboernummer' },
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
    fileName: { 'company-tickets': 'employees', housing: 'residents' },
    employeeId: { 'company-tickets': 'Employee id', housing: 'Resident id' },
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
