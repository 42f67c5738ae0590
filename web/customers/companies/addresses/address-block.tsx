import { useFormContext } from 'react-hook-form';
import { Button } from '#platform/design/buttons/button.tsx';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { AddressesFields, AddressKind } from './address-fields.ts';
import { useAddressLabels } from './use-address-labels.ts';
import { usePostAreas } from './use-post-areas.ts';

const useAddressField = createFieldHook<AddressesFields>();

/** One of the three addresses; the post code fills in the area, which remains editable. */
export function AddressBlock({ kind }: { kind: AddressKind }) {
  const t = useTexts('companies');
  const labels = useAddressLabels();
  const { getValues, setValue, formState } = useFormContext<AddressesFields>();
  const line1 = useAddressField(`${kind}.addressLine1`);
  const line2 = useAddressField(`${kind}.addressLine2`);
  const postCode = useAddressField(`${kind}.postCode`);
  const postArea = useAddressField(`${kind}.postArea`);
  const findPostArea = usePostAreas();
  const shouldValidate = formState.isSubmitted;

  async function changePostCode(text: string) {
    postCode.onChange(text);
    const area = await findPostArea(text);
    if (!area || getValues(`${kind}.postCode`) !== text) return;
    setValue(`${kind}.postArea`, area, { shouldDirty: true, shouldValidate });
  }

  return (
    <fieldset className="min-w-0 rounded-panel border border-line p-4 sm:p-5">
      <legend className="px-1 font-semibold">{labels.kind(kind)}</legend>
      {kind !== 'billAddress' && (
        <Button
          icon="copy"
          className="mb-4"
          aria-label={`${t('sameAsInvoice')}: ${labels.kind(kind)}`}
          onClick={() =>
            setValue(kind, getValues('billAddress'), { shouldDirty: true, shouldValidate })
          }
        >
          {t('sameAsInvoice')}
        </Button>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...line1} autoComplete="off" />
        <TextField {...line2} isOptional autoComplete="off" />
        <TextField
          {...postCode}
          onChange={(text) => void changePostCode(text.trim())}

          inputMode="numeric"
          autoComplete="off"
        />
        <TextField {...postArea} autoComplete="off" />
      </div>
    </fieldset>
  );
}
