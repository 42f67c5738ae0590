import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useFaultText } from '#texts/use-fault-text.ts';

/** One field of a form, ready to be spread onto a part of the design system. */
export function useField<F extends FieldValues, N extends FieldPath<F>, Body>(
  control: Control<F, unknown, Body>,
  name: N,
) {
  const faultText = useFaultText();
  const {
    field: { disabled: _, ...field },
    fieldState: { error },
  } = useController({ control, name });
  return { ...field, error: error && faultText(error.message ?? '') };
}
