import { Checkbox } from '#platform/design/fields/checkbox.tsx';
import type { FieldProps } from '#platform/design/fields/field-props.ts';
import { Select } from '#platform/design/fields/select.tsx';
import { useZoneOffer } from '#ticketing/tickets/order-zones/zone-offer.ts';
import { useZoneName } from '#ticketing/tickets/use-zone-name.ts';

interface SecondHomeFieldsProps {
  hasTwoHomes: FieldProps<boolean>;
  from: FieldProps<string>;
  to: FieldProps<string>;
}

/** A tick box for pupils with two homes, with the zones to the second home: from one zone to another, or within one zone. */
export function SecondHomeFields({ hasTwoHomes, from, to }: SecondHomeFieldsProps) {
  const { zones } = useZoneOffer();
  const zoneName = useZoneName();
  const options = zones.map(({ id, name }) => ({ value: id, label: zoneName(name) }));
  function chooseFrom(id: string) {
    from.onChange(id);
    // Within one zone until another is chosen.
    if (to.value === '') to.onChange(id);
  }
  return (
    <div className="grid gap-2">
      <Checkbox {...hasTwoHomes} />
      {hasTwoHomes.value && (
        <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-2">
          <Select {...from} value={from.value || null} onChange={chooseFrom} options={options} />
          <Select {...to} value={to.value || null} options={options} />
        </div>
      )}
    </div>
  );
}
