import { classNames } from '#platform/design/class-names.ts';
import { Field } from '#platform/design/fields/field.tsx';
import type { FieldProps } from '#platform/design/fields/field-props.ts';
import { controlClass } from '#platform/design/fields/field-style.ts';
import { passwordLength } from '@takst/domain/customers/users/new-password.rules.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

interface PasswordFieldProps extends FieldProps<string> {
  isVisible: boolean;
  /** Toggles visibility; a field without it follows the other one. */
  onToggle?: (isVisible: boolean) => void;
}

export function PasswordField(props: PasswordFieldProps) {
  const { value, onChange, isVisible, onToggle } = props;
  const t = useTexts('activation');
  return (
    <Field {...props}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            type={isVisible ? 'text' : 'password'}
            autoComplete="new-password"
            autoCapitalize="none"
            spellCheck={false}
            // One above the limit, so that a password that is too long gets a fault instead of
            // being cut.
            maxLength={passwordLength.max + 1}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={classNames(controlClass, onToggle && 'pr-20')}
          />
          {onToggle && (
            <button
              type="button"
              onClick={() => onToggle(!isVisible)}
              className="absolute top-0 right-0 min-h-11 min-w-16 rounded-ui px-3 text-small font-medium text-link underline underline-offset-4 hover:decoration-2"
            >
              {t(isVisible ? 'hide' : 'show')} <span className="sr-only">{t('thePassword')}</span>
            </button>
          )}
        </div>
      )}
    </Field>
  );
}
