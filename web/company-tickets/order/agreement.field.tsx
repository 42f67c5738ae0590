import { agreementLabel } from '@takst/domain/tickets/order-agreement.rules.ts';
import { Select } from '#design/fields/select.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { useOffer } from '#company-tickets/offer/order-offer.ts';
import { useOrderField } from '#company-tickets/offer/use-order-field.ts';

/** The agreement that pays, by its invoice reference; hidden if there is only one. */
export function AgreementField() {
  const t = useTexts('company-tickets');
  const { agreements } = useOffer();
  const { value, ...field } = useOrderField('agreementName');
  const [only] = agreements;
  if (agreements.length === 1 && only) {
    return (
      <dl>
        <dt className="mb-1.5 text-small font-semibold">{t('invoiceReference')}</dt>
        <dd className="flex min-h-(--size-control) items-center wrap-anywhere">
          {agreementLabel(only)}
        </dd>
      </dl>
    );
  }
  return (
    <Select
      {...field}
      value={value === '' ? null : value}
      options={agreements.map((agreement) => ({
        value: String(agreement.id),
        label: agreementLabel(agreement),
      }))}
    />
  );
}
