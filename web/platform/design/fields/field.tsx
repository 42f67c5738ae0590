import { type ReactNode, useId } from 'react';
import { Icon } from '#platform/design/icon.tsx';
import { useDesignTexts } from '#platform/design/words/use-design-texts.ts';
import type { FieldProps } from './field-props.ts';
import { descriptionClass, errorClass, labelClass } from './field-style.ts';

type Hints = Pick<FieldProps<unknown>, 'description' | 'error'>;

interface FieldLayoutProps
  extends
    Hints,
    Pick<FieldProps<unknown>, 'label' | 'name' | 'isOptional' | 'disabled' | 'onBlur'> {
  children: (control: ReturnType<typeof controlOf>) => ReactNode;
}

/** Label above, control, help and error below, tied together for screen readers. */
export function Field({ children, ...field }: FieldLayoutProps) {
  const id = useId();
  return (
    <div data-field={field.name} className="min-w-0">
      <label htmlFor={id} className={labelClass}>
        <LabelText label={field.label} isOptional={field.isOptional} />
      </label>
      {children(controlOf(id, field))}
      <FieldHints id={id} description={field.description} error={field.error} />
    </div>
  );
}

const controlOf = (id: string, field: Omit<FieldLayoutProps, 'children'>) => ({
  id,
  name: field.name,
  disabled: field.disabled,
  onBlur: field.onBlur,
  'aria-required': field.isOptional ? undefined : true,
  ...hintAttributes(id, field),
});

export const hintAttributes = (id: string, { description, error }: Hints) => ({
  'aria-describedby':
    [description && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  'aria-invalid': error ? true : undefined,
});

export function FieldHints({ id, description, error }: Hints & { id: string }) {
  return (
    <>
      {description && (
        <p id={`${id}-help`} className={descriptionClass}>
          {description}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={errorClass}>
          <FaultText>{error}</FaultText>
        </p>
      )}
    </>
  );
}

/** Never colour alone: an icon stands before the words. */
export const FaultText = ({ children }: { children: ReactNode }) => (
  <>
    <Icon name="error" className="mt-0.5 size-4" />
    <span className="min-w-0">{children}</span>
  </>
);

type LabelTextProps = Pick<FieldProps<unknown>, 'label' | 'isOptional'>;

export function LabelText({ label, isOptional }: LabelTextProps) {
  const t = useDesignTexts();
  if (!isOptional) return label;
  return (
    <>
      {label} <span className="font-normal text-ink-muted">({t('optional')})</span>
    </>
  );
}
