import { type FieldPath, type FieldValues, useController, useFormContext } from 'react-hook-form';
import { useFaultText } from '#platform/texts/use-fault-text.ts';
import { useFormFacts } from './form-context.ts';
import { faultAtField } from './form-fields.ts';

/** Creates the hook that connects a form's fields to input components: `{...useField('name')}`. */
export const createFieldHook = <F extends FieldValues>() =>
  function useField<N extends FieldPath<F>>(name: N) {
    const { control } = useFormContext<F>();
    const texts = useFormFacts().fieldOf(name);
    const faultText = useFaultText();
    const {
      // The fields are found by their names (`focusField`).
      field: { disabled: _, ref: __, ...field },
      fieldState: { error },
    } = useController<F, N>({ control, name });
    return {
      ...field,
      label: texts.label,
      error: error && faultAtField(texts, error.message ?? '', faultText),
    };
  };
