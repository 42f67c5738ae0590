import type { AgreementSubtype } from '@takst/domain/agreements/agreement-subtype.ts';
import type { FieldErrors } from 'react-hook-form';
import type { PlainTextKey } from '#texts/texts.ts';
import { useFaultText } from '#texts/use-fault-text.ts';
import { useTexts } from '#texts/use-texts.ts';
import { agreementFieldNames, type AgreementFields, conflictFault } from './agreement-fields.ts';
import { useAgreementWords } from './use-agreement-words.ts';

const labels: { readonly [F in keyof AgreementFields]: PlainTextKey<'companies'> } = {
  subType: 'agreementType',
  invoicingInterval: 'invoicingInterval',
  invoiceReference: 'invoiceReference',
  paymentDeadlineDays: 'paymentDeadline',
};

/** What is wrong with an agreement, in the order of its fields. */
export function useAgreementFaults(
  errors: FieldErrors<AgreementFields>,
  subType: AgreementSubtype,
) {
  const t = useTexts('companies');
  const words = useAgreementWords();
  const faultText = useFaultText();
  return agreementFieldNames.flatMap((field) => {
    const error = errors[field];
    if (!error) return [];
    const message =
      error.message === conflictFault
        ? t('agreementConflict', { type: words.type(subType).toLowerCase() })
        : t('faultOf', { field: t(labels[field]), fault: faultText(error.message ?? '') });
    return [{ field, message }];
  });
}
