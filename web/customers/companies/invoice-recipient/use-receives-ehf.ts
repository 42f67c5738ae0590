import type { InvoiceRecipient } from '@takst/contract/customers/companies/invoice-recipient/invoice-recipient.schema.ts';
import { useMoment } from '#platform/session/use-moment.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** Whether a company receives EHF, in words, and when it was looked up. */
export function useReceivesEhf() {
  const t = useTexts('invoice-recipient');
  const moment = useMoment();
  return ({ sendsEhf, reachedByEhf, lookedUpAt }: InvoiceRecipient): string => {
    if (!sendsEhf) return t('ehfNotSent');
    if (reachedByEhf === null || !lookedUpAt) return t('notLookedUp');
    return t(reachedByEhf ? 'yes' : 'no', { date: moment(lookedUpAt, 'in-sentence') });
  };
}
