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
    headings: { nb: ['Navn', 'Ansatt', 'Fullt navn'], en: ['Name', 'Full name', 'Employee'] },
    example: 'Kari Nordmann',
    isRequired: false,
  },
  phone: {
    as: 'phone',
    headings: {
      nb: ['Mobil', 'Mobiltelefon', 'Mobilnummer', 'Telefon', 'Telefonnr. mobil', 'Tlf'],
      en: ['Mobile', 'Mobile phone', 'Mobile number', 'Phone', 'Telephone no. mobile'],
    },
    example: '412 34 567',
  },
  employeeId: {
    headings: {
      nb: ['Ansattnr', 'Ansattnummer', 'Ans.nr', 'Lønnsnr', 'Lønnsnummer'],
      en: ['Employee number', 'Employee no', 'Employee ID'],
    },
    example: '4711',
  },
} as const;
