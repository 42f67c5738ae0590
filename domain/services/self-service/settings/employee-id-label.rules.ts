import type { BilingualText } from '#platform/texts/bilingual-text.ts';
import type { SubscriberServiceId } from '#platform/access/ticket-service-id.ts';

/** What the number of a ticket's holder is called where the company has no word of its own. */
export const usualEmployeeIdLabel: Readonly<Record<SubscriberServiceId, BilingualText>> = {
  'company-tickets': { nb: 'Ansattnummer', en: 'Employee number' },
  housing: { nb: 'Beboernummer', en: 'Resident number' },
};

/** The label as it is stored: the usual one is none of the company's own, and follows the language. */
export const ownEmployeeIdLabel = (service: SubscriberServiceId, label: string): string | null =>
  Object.values(usualEmployeeIdLabel[service]).includes(label) ? null : label;
