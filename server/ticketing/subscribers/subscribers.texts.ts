/** Texts of the file with the employee list. */
export const subscriberTexts = {
  nb: {
    fileName: { 'company-tickets': 'ansatte', housing: 'beboere' },
    /** The heading of the number, by service. */
    employeeId: { 'company-tickets': 'Ansattnummer', housing: 'Beboernummer' },
    allZones: 'Alle soner',
    status: {
      active: 'Gyldig',
      'active-until': 'Gyldig, har sluttdato',
      'code-not-fetched': 'Kode ikke hentet',
      'card-requested': 'Kort bestilt',
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
    allZones: 'All zones',
    status: {
      active: 'Valid',
      'active-until': 'Valid, has a last day',
      'code-not-fetched': 'Code not fetched',
      'card-requested': 'Card ordered',
      pending: 'Not started',
      expired: 'Expired',
      cancelled: 'Cancelled',
      failed: 'Failed',
      anonymised: 'Anonymised',
      none: 'No ticket',
    },
  },
} as const;
