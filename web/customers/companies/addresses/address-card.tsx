import { Button } from '#platform/design/buttons/button.tsx';
import { errorClass } from '#platform/design/fields/field-style.ts';
import { Card } from '#platform/design/page/card.tsx';
import { DescriptionList } from '#platform/design/page/description-list.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import {
  addressKinds,
  type AddressesFields,
  type AddressFields,
  isEmptyAddress,
} from './address-fields.ts';
import { useAddressLabels } from './use-address-labels.ts';

interface AddressCardProps {
  addresses: AddressesFields;
  /** Without it the addresses are read-only. */
  onEdit?: (() => void) | undefined;
  /** Fault texts of the addresses. */
  faults?: readonly string[];
}

/** Billing, postal and visiting address. */
export function AddressCard({ addresses, onEdit, faults = [] }: AddressCardProps) {
  const t = useTexts('companies');
  const labels = useAddressLabels();
  return (
    <Card
      title={t('addresses')}
      actions={
        onEdit && (
          <span data-field="addresses">
            <Button icon="edit" onClick={onEdit}>
              {t('edit')}
            </Button>
          </span>
        )
      }
    >
      <DescriptionList
        columns={3}
        items={addressKinds.map((kind) => ({
          term: labels.kind(kind),
          value: <AddressLines address={addresses[kind]} />,
        }))}
      />
      {faults.length > 0 && (
        <ul className={errorClass}>
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function AddressLines({ address }: { address: AddressFields }) {
  const t = useTexts('companies');
  if (isEmptyAddress(address)) {
    return <span className="font-normal text-ink-muted">{t('noAddress')}</span>;
  }
  return (
    <span className="block">
      {address.addressLine1}
      {address.addressLine2 && <span className="block">{address.addressLine2}</span>}
      <span className="block">
        {address.postCode} {address.postArea}
      </span>
    </span>
  );
}
