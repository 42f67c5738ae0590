import { requiredText } from '#platform/calls/text-fields.ts';

/** What lists call the columns that name a person; each service says what it needs of them. */
export const personColumns = {
  firstName: {
    headings: { nb: ['Fornavn'], en: ['First name', 'Given name'] },
    example: 'Kari',
  },
  lastName: {
    headings: { nb: ['Etternavn'], en: ['Last name', 'Surname', 'Family name'] },
    example: 'Nordmann',
  },
  fullName: {
    as: 'full-name',
    splitsInto: ['firstName', 'lastName'],
    headings: {
      nb: ['Navn', 'Ansatt', 'Fullt navn', 'Etternavn, Fornavn'],
      en: ['Name', 'Full name', 'Employee', 'Last name, First name'],
    },
    example: 'Kari Nordmann',
    isRequired: false,
  },
  phone: {
    as: 'phone',
    headings: {
      nb: [
        'Mobil',
        'Mobiltelefon',
        'Mobilnummer',
        'Telefonnr. mobil',
        'Mobiltlf',
        'Mobiltlf privat',
        'Mobil privat',
        'Mobilnr',
        'Privat mobil',
        'Telefon',
        'Telefon nr.',
        'Telefonnummer',
        'Tlf',
        'Tlf nr.',
      ],
      en: ['Mobile', 'Mobile phone', 'Mobile number', 'Phone', 'Telephone no. mobile'],
    },
    example: '412 34 567',
  },
  employeeId: {
    headings: {
      nb: [
        'Ansattnr.',
        'Ansattnr',
        'Ansattnummer',
        'Ans.nr',
        'Lønnsnr',
        'Lønnsnummer',
        'Ressursnr',
        'Ressursnummer',
      ],
      en: ['Employee number', 'Employee no', 'Employee ID', 'Resource number', 'Resource no'],
    },
    example: '4711',
  },
} as const;

/** What lists call the columns about a ticket. */
export const ticketColumns = {
  agreement: {
    as: 'text',
    schema: requiredText(200),
    headings: {
      nb: ['Fakturareferanse', 'Avtale', 'Avtalenummer', 'Referanse'],
      en: ['Invoice reference', 'Agreement', 'Agreement number', 'Reference'],
    },
    example: 'Oslo kontor',
    isRequired: false,
  },
  zoneFrom: {
    as: 'zone',
    headings: { nb: ['Fra sone', 'Sone', 'Sone fra'], en: ['From zone', 'Zone', 'Zone from'] },
    example: '1',
    isRequired: false,
  },
  zoneTo: {
    as: 'zone',
    headings: { nb: ['Til sone', 'Sone til'], en: ['To zone', 'Zone to'] },
    example: '2Ø',
    isRequired: false,
  },
} as const;
