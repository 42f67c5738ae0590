import type { FormField } from '#platform/design/form/form-fields.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { subtypeInConflict } from './agreement-fields.ts';
import { useAgreementLabels } from './use-agreement-labels.ts';

/** The fields of an agreement, in form order. */
export function useAgreementFieldTexts(): FormField[] {
  const t = useTexts('companies');
  const labels = useAgreementLabels();
  return [
    {
      name: 'subType',
      label: t('type'),
      sentence: (key) => {
        const subtype = subtypeInConflict(key);
        return subtype && t('agreementConflict', { type: labels.type(subtype).toLowerCase() });
      },
    },
    { name: 'invoicingInterval', label: t('invoicingInterval') },
    { name: 'invoiceReference', label: t('invoiceReference') },
    { name: 'ticketCounter.visitAddress.line1', label: t('addressLine1') },
    { name: 'ticketCounter.visitAddress.line2', label: t('addressLine2') },
    { name: 'ticketCounter.visitAddress.postCode', label: t('postCode') },
    { name: 'ticketCounter.visitAddress.city', label: t('postArea') },
    { name: 'schoolMedia', label: t('schoolMedia'), sentence: () => t('faultSchoolMedia') },
  ];
}
