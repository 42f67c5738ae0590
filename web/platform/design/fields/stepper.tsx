import { classNames } from '#platform/design/class-names.ts';
import { useDesignTexts } from '#platform/design/words/use-design-texts.ts';
import { Field } from './field.tsx';
import type { FieldProps } from './field-props.ts';
import { controlGroupClass, groupFocusClass, invalidGroupClass } from './field-style.ts';

interface StepperProps extends FieldProps<string> {
  max: number;
}

/** A whole number from 0, typed or changed by one; empty is none. */
export function Stepper({ max, value, onChange, ...field }: StepperProps) {
  const t = useDesignTexts();
  const number = Number(value);
  const step = (by: number) => {
    const next = Math.min(max, Math.max(0, number + by));
    onChange(next === 0 ? '' : String(next));
  };
  const button = (label: string, sign: '−' | '+', by: -1 | 1) => (
    <button
      type="button"
      aria-label={`${label}: ${field.label}`}
      disabled={by < 0 ? number === 0 : number >= max}
      onClick={() => step(by)}
      className="grid w-(--size-control) shrink-0 place-items-center rounded-ui hover:bg-hover disabled:text-ink-muted"
    >
      <span aria-hidden="true" className="text-section">
        {sign}
      </span>
    </button>
  );
  return (
    <Field {...field}>
      {(control) => (
        <div
          className={classNames(
            controlGroupClass,
            groupFocusClass,
            field.error && invalidGroupClass,
          )}
        >
          {button(t('oneLess'), '−', -1)}
          <input
            {...control}
            value={value}
            inputMode="numeric"
            autoComplete="off"
            placeholder="0"
            onChange={(event) =>
              onChange(event.target.value.replaceAll(/\D/gu, '').slice(0, String(max).length))
            }
            className="min-w-0 flex-1 border-x border-line bg-transparent text-center tabular-nums outline-none placeholder:text-ink-muted"
          />
          {button(t('oneMore'), '+', 1)}
        </div>
      )}
    </Field>
  );
}
