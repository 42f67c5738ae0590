import { type ReactNode, useId } from 'react';
import { useDesignTexts } from '#design/use-design-texts.ts';
import { descriptionClass, errorClass, labelClass } from './field-style.ts';

interface ControlAttributes {
  id: string;
  name: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
  'aria-required': boolean | undefined;
}

interface FieldLayoutProps {
  label: string;
  name: string;
  description?: string | undefined;
  error?: string | undefined;
  isOptional?: boolean | undefined;
  children: (control: ControlAttributes) => ReactNode;
}

/** Label above, control, help and error below, tied together for screen readers. */
export function Field({ label, name, description, error, isOptional, children }: FieldLayoutProps) {
  const id = useId();
  const describedBy = [description && `${id}-help`, error && `${id}-error`].filter(Boolean);
  return (
    <div data-field={name} className="min-w-0">
      <label htmlFor={id} className={labelClass}>
        <LabelText label={label} isOptional={isOptional} />
      </label>
      {children({
        id,
        name,
        'aria-describedby': describedBy.join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': isOptional ? undefined : true,
      })}
      {description && (
        <p id={`${id}-help`} className={descriptionClass}>
          {description}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={errorClass}>
          {error}
        </p>
      )}
    </div>
  );
}

export function LabelText({
  label,
  isOptional,
}: {
  label: string;
  isOptional?: boolean | undefined;
}) {
  const t = useDesignTexts();
  if (!isOptional) return label;
  return (
    <>
      {label} <span className="font-normal text-ink-muted">({t('optional')})</span>
    </>
  );
}
