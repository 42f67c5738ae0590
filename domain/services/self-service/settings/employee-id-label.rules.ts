import type { BilingualText } from '#platform/texts/bilingual-text.ts';
import type { SubscriberServiceId } from '#platform/access/ticket-service-id.ts';

/** What the number of a ticket's holder is called where the company has no word of its own. */
export const usualEmployeeIdLabel: Readonly<Record<SubscriberServiceId, BilingualText>> = {
  'company-tickets': { nb: 'Ansattnr.', en: 'Employee number' },
  housing: { nb: 'Beboernr.', en: 'Resident number' },
};

/** The usual words written in full, which companies have saved as well. */
const usualInFull: Readonly<Record<SubscriberServiceId, string>> = {
  'company-tickets': 'Ansattnummer',
  housing: 'Beboernummer',
};

/** The label as it is stored: the usual one is none of the company's own, and follows the language. */
export const ownEmployeeIdLabel = (service: SubscriberServiceId, label: string): string | null =>
  [...Object.values(usualEmployeeIdLabel[service]), usualInFull[service]].includes(label)
    ? null
    : label;
