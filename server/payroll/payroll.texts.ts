import type { PayrollChangeType } from '@takst/domain/payroll/payroll-changes.rules.ts';

type PayrollTexts = {
  readonly fileName: string;
  readonly headings: readonly string[];
  readonly types: Readonly<Record<PayrollChangeType, string>>;
};

export const payrollTexts: Readonly<Record<'nb' | 'en', PayrollTexts>> = {
  nb: {
    fileName: 'lonnstrekk',
    headings: [
      'Endring',
      'Fra måned',
      'Fornavn',
      'Etternavn',
      'Telefon',
      'Ansattnummer',
      'Abonnement',
      'Pris per måned',
      'Forskjell',
    ],
    types: { SUBSCRIBED: 'Ny', UNSUBSCRIBED: 'Avsluttet', PRICE_CHANGED: 'Endret' },
  },
  en: {
    fileName: 'payroll-changes',
    headings: [
      'Change',
      'From month',
      'First name',
      'Last name',
      'Phone',
      'Employee number',
      'Subscription',
      'Price per month',
      'Difference',
    ],
    types: { SUBSCRIBED: 'New', UNSUBSCRIBED: 'Cancelled', PRICE_CHANGED: 'Changed' },
  },
};
