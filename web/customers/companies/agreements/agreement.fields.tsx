import { isInConflict } from '@takst/domain/customers/agreements/agreement-combination.rules.ts';
import type { AgreementSubtype } from '@takst/domain/platform/tenants/agreement-subtype.ts';
import {
  type InvoicingInterval,
  intervalsFor,
} from '@takst/domain/customers/agreements/invoicing-interval.ts';
import { Select } from '#platform/design/fields/select.tsx';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useAgreementField } from './agreement-fields.ts';
import { CounterTermsFields } from './counter-terms.field.tsx';
import { SchoolMediaField } from './school-media.field.tsx';
import { useAgreementLabels } from './use-agreement-labels.ts';

interface AgreementFormFieldsProps {
  types: readonly AgreementSubtype[];
  /** The subtype of an existing agreement cannot be edited (spec 1 §4). */
  isTypeFixed: boolean;
  others: readonly AgreementSubtype[];
  /** What the agreement has: it can be kept. */
  startInterval: InvoicingInterval;
}

/** The days to pay are sent as the agreement has them; the form does not show them (spec 1 §2.3). */
export function AgreementFormFields(props: AgreementFormFieldsProps) {
  const { types, isTypeFixed, others, startInterval } = props;
  const t = useTexts('companies');
  const labels = useAgreementLabels();
  const subType = useAgreementField('subType');
  const interval = useAgreementField('invoicingInterval');
  const reference = useAgreementField('invoiceReference');
  // Shown as soon as the subtype is selected, not only after sending.
  const conflict = isInConflict(subType.value, others)
    ? t('agreementConflict', { type: labels.type(subType.value).toLowerCase() })
    : undefined;
  return (
    <div className="grid gap-5">
      <Select
        {...subType}
        options={types.map((type) => ({ value: type, label: labels.type(type) }))}
        disabled={isTypeFixed}
        description={isTypeFixed ? t('typeFixed') : undefined}
        error={conflict}
      />
      <Select
        {...interval}
        options={intervalsFor(startInterval).map((value) => ({
          value,
          label: labels.interval(value),
        }))}
      />
      <TextField
        {...reference}
        description={t('invoiceReferenceHelp')}
        isOptional
        autoComplete="off"
      />
      {subType.value === 'SCHOOLTICKET' && <SchoolMediaField />}
      {subType.value === 'TICKETOFFICE' && <CounterTermsFields />}
    </div>
  );
}
