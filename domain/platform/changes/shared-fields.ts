import type { ChangeFields } from './change-field.ts';

/** Fields of people that several areas record. */
export const personFields = {
  firstName: { reading: 'text', personal: true, nb: 'Fornavn', en: 'First name' },
  lastName: { reading: 'text', personal: true, nb: 'Etternavn', en: 'Last name' },
  employeeId: { reading: 'text', personal: true, nb: 'Ansattnr.', en: 'Employee number' },
  subscriberId: { reading: 'hidden', personal: true },
} as const satisfies ChangeFields;

/** What is ordered and for which phone. People read it after everything else that is said of the person. */
export const orderFields = {
  phone: {
    reading: 'phone',
    personal: true,
    from: ['phone', 'phoneCountryCode'],
    nb: 'Mobil',
    en: 'Mobile',
  },
  product: {
    reading: 'product',
    personal: false,
    from: ['productId'],
    nb: 'Billett',
    en: 'Ticket',
  },
  agreementId: { reading: 'hidden', personal: false },
} as const satisfies ChangeFields;
