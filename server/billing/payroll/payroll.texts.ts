import type { SubscriberServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';

type PayrollTexts = {
  readonly fileName: Readonly<Record<SubscriberServiceId, string>>;
  /** With what the number of a person is called. */
  readonly headings: (employeeId: string) => readonly string[];
  readonly employeeId: Readonly<Record<SubscriberServiceId, string>>;
};

export const payrollTexts: Readonly<Record<'nb' | 'en', PayrollTexts>> = {
  nb: {
    fileName: { 'company-tickets': 'lonnstrekk', housing: 'kostnadsendringer' },
    headings: (employeeId) => [
      'Endring',
      'Fra måned',
      'Fornavn',
      'Etternavn',
      'Telefon',
      employeeId,
      'Abonnement',
      'Pris per måned',
      'Forskjell',
    ],
    employeeId: { 'company-tickets': 'Ansattnummer', housing: 'Beboernummer' },
  },
  en: {
    fileName: { 'company-tickets': 'payroll-changes', housing: 'cost-changes' },
    headings: (employeeId) => [
      'Change',
      'From month',
      'First name',
      'Last name',
      'Phone',
      employeeId,
      'Subscription',
      'Price per month',
      'Difference',
    ],
    employeeId: { 'company-tickets': 'Employee number', housing: 'Resident number' },
  },
};
