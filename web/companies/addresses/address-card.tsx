import { Button } from '#design/buttons/button.tsx';
import { Card } from '#design/page/card.tsx';
import { DescriptionList } from '#design/page/description-list.tsx';
import { useTexts } from '#texts/use-texts.ts';
import {
  addressKinds,
  type AddressesFields,
  type AddressFields,
  isEmptyAddress,
} from './address-fields.ts';
import { useAddressWords } from './use-address-words.ts';

interface AddressCardProps {
  addresses: AddressesFields;
  /** Left out where they cannot be changed. */
  onEdit?: (() => void) | undefined;
}

/** Where a company gets its invoices and its post, and where it can be visited. */
export function AddressCard({ addresses, onEdit }: AddressCardProps) {
  const say = useTexts('companies');
  const words = useAddressWords();
  return (
    <Card
      title={say('addresses')}
      actions={
        onEdit && (
          <Button icon="edit" onClick={onEdit} data-field="addresses" name="addresses">
            {say('edit')}
          </Button>
        )
      }
    >
      <DescriptionList
        columns={3}
        items={addressKinds.map((kind) => ({
          term: words.kind(kind),
          value: <AddressLines address={addresses[kind]} />,
        }))}
      />
    </Card>
  );
}

function AddressLines({ address }: { address: AddressFields }) {
  const say = useTexts('companies');
  if (isEmptyAddress(address)) {
    return <span className="font-normal text-ink-muted">{say('noAddress')}</span>;
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
