import { useEffect, useId, useRef } from 'react';
import { Icon } from '#platform/design/icon.tsx';
import { useDesignTexts } from '#platform/design/words/use-design-texts.ts';
import { focusField } from './focus-field.ts';

interface ErrorSummaryProps {
  /** In the order of the fields on the page. `field` is the field's `name`. */
  errors: readonly { field: string; message: string }[];
  /** The number of tries so far (react-hook-form: `submitCount`): each new one moves the focus here. */
  attempt: number;
}

/** Lists the faults after an attempt to submit; each line moves the focus to its field. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const t = useDesignTexts();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt, hasErrors]);

  if (!hasErrors) return null;
  return (
    <div
      ref={box}
      role="group"
      tabIndex={-1}
      aria-labelledby={id}
      className="rounded-ui border-2 border-error bg-error-tint p-4 text-error"
    >
      <p id={id} className="flex items-center gap-2 font-semibold">
        <Icon name="warning" />
        {t('fixFirst')}
      </p>
      <ul className="mt-2 list-disc pl-6">
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(field);
              }}
              className="inline-block min-h-6 rounded-sm py-0.5 text-small underline underline-offset-2 hover:decoration-2"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
