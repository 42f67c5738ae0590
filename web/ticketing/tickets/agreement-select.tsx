import { agreementLabel } from '@takst/domain/ticketing/tickets/order-agreement.rules.ts';
import type { FieldProps } from '#platform/design/fields/field-props.ts';
import { Select } from '#platform/design/fields/select.tsx';

interface AgreementSelectProps extends FieldProps<string> {
  agreements: readonly Parameters<typeof agreementLabel>[0][];
}

/** The agreement that pays, by its invoice reference; a fact where there is only one. */
export function AgreementSelect({ agreements, value, ...field }: AgreementSelectProps) {
  const [only, second] = agreements;
  if (only && !second) {
    return (
      <dl>
        <dt className="mb-1.5 text-small font-semibold">{field.label}</dt>
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
