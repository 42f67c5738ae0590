import { useRef } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import { Field } from '#platform/design/fields/field.tsx';
import { controlClass } from '#platform/design/fields/field-style.ts';
import { classNames } from '#platform/design/class-names.ts';
import { showToast } from '#platform/design/toasts/toasts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

interface CopyFieldProps {
  label: string;
  name: string;
  value: string;
  /** Lines that it is high; longer texts scroll. */
  rows?: number;
}

/** A text that is there to be copied, with a button that does it. */
export function CopyField({ label, name, value, rows = 1 }: CopyFieldProps) {
  const t = useTexts('widget');
  const text = useRef<HTMLTextAreaElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      showToast('success', t('copied'));
    } catch {
      text.current?.select();
      showToast('error', t('copyFailed'));
    }
  }

  return (
    <div>
      <Field label={label} name={name} isOptional={false}>
        {(control) => (
          <textarea
            {...control}
            ref={text}
            readOnly
            rows={rows}
            value={value}
            aria-required={undefined}
            className={classNames(controlClass, 'resize-none py-2 font-mono text-small')}
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
      <Button icon="copy" onClick={() => void copy()} className="mt-2">
        {t('copy')}
      </Button>
    </div>
  );
}
