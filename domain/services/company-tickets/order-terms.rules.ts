import type { SubscriberServiceId } from '#platform/access/ticket-service-id.ts';

type OrderTerms = {
  /** Characters of the holder's number in an order of an administrator. */
  readonly minEmployeeIdLength: number;
  /** Whether a company may have 32 dates to choose from instead of 6. */
  readonly mayHaveIncreasedExpiry: boolean;
  /** Whether several people may have the same number: that of their unit (docs/decisions/0058). */
  readonly isNumberShared: boolean;
};

/** What differs in the orders of the services for the people of a company (spec 2 §5). */
const orderTerms: Readonly<Record<SubscriberServiceId, OrderTerms>> = {
  'company-tickets': {
    minEmployeeIdLength: 2,
    mayHaveIncreasedExpiry: true,
    isNumberShared: false,
  },
  housing: { minEmployeeIdLength: 1, mayHaveIncreasedExpiry: false, isNumberShared: true },
};

/** How many characters the number of a holder has at most, whatever the service. */
export const maxEmployeeIdLength = 20;

/** How many characters the number of a holder has at least. */
export const minEmployeeIdLength = (service: SubscriberServiceId): number =>
  orderTerms[service].minEmployeeIdLength;

/** Whether the number is too short for the service; spaces around it do not count. */
export const isEmployeeIdTooShort = (service: SubscriberServiceId, employeeId: string): boolean =>
  employeeId.trim().length < minEmployeeIdLength(service);

/** Whether the dates of a service are those of increased expiry, where its company has it. */
export const hasIncreasedExpiry = (
  service: SubscriberServiceId | null,
  company: { readonly increasedExpiry: boolean },
): boolean =>
  company.increasedExpiry && (service === null || orderTerms[service].mayHaveIncreasedExpiry);

export const isNumberShared = (service: SubscriberServiceId): boolean =>
  orderTerms[service].isNumberShared;
