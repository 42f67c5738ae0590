import {
  isPhoneCountryAllowed,
  phoneCountriesInWords,
} from '@takst/domain/platform/tenants/phone-countries.rules.ts';
import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { classNames } from '#platform/design/class-names.ts';
import { formatNationalNumber } from '#platform/design/format.ts';
import { CountryCode } from './country-code.tsx';
import { Field } from '#platform/design/fields/field.tsx';
import type { FieldProps } from '#platform/design/fields/field-props.ts';
import { groupFocusClass, invalidGroupClass } from '#platform/design/fields/field-style.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useDesignTexts } from '#platform/design/words/use-design-texts.ts';
import { pageFacts } from '#platform/texts/page-facts.ts';
import { readPhone } from './read-phone.ts';

interface PhoneFieldProps extends FieldProps<string> {
  /** '+47'; the value itself is the national number, digits only (spec 1 §5). */
  countryCode: string;
  onCountryCode: (countryCode: string) => void;
}

const digitsBefore = (text: string, position: number) =>
  text.slice(0, position).replace(/[^\d+]/g, '').length;

function positionAfter(text: string, digits: number) {
  let position = 0;
  for (let count = 0; count < digits && position < text.length; position += 1)
    if (/[\d+]/.test(text.charAt(position))) count += 1;
  return position;
}

/** Country code and national number in one box; splits a pasted '+47 …'. */
export function PhoneField(props: PhoneFieldProps) {
  const { value, onChange, disabled, countryCode, onCountryCode } = props;
  const t = useDesignTexts();
  const { tenant } = pageFacts;
  const language = usePageLanguage();
  // At once, and in place of any other fault: no other number of that country would do.
  const error = isPhoneCountryAllowed(tenant, countryCode)
    ? props.error
    : t('phoneCountry', { countries: phoneCountriesInWords(tenant, language) });
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  const formatted = formatNationalNumber(countryCode, value);

  useLayoutEffect(() => {
    // Grouping shifts the text; keep the caret after the same digit.
    if (caret.current === undefined) return;
    const position = positionAfter(formatted, caret.current);
    input.current?.setSelectionRange(position, position);
    caret.current = undefined;
  });

  function change(event: ChangeEvent<HTMLInputElement>) {
    const { value: text, selectionStart } = event.target;
    const parsed = readPhone(text, countryCode);
    const isWhole = parsed.phoneCountryCode !== countryCode || selectionStart === text.length;
    caret.current = isWhole ? parsed.phone.length : digitsBefore(text, selectionStart ?? 0);
    if (parsed.phoneCountryCode !== countryCode) onCountryCode(parsed.phoneCountryCode);
    onChange(parsed.phone);
  }

  return (
    <Field {...props} error={error}>
      {(control) => (
        <div
          className={classNames(
            'flex min-h-(--size-control) items-stretch rounded-ui border border-control bg-surface hover:border-ink',
            groupFocusClass,
            disabled && 'border-line bg-sunken text-ink-muted',
            error && invalidGroupClass,
          )}
        >
          <CountryCode value={countryCode} onChange={onCountryCode} disabled={disabled} />
          <span aria-hidden="true" className="my-2.5 w-px bg-line" />
          <input
            {...control}
            ref={input}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            value={formatted}
            onChange={change}
            className="min-w-0 flex-1 bg-transparent px-3 outline-none tabular-nums"
          />
        </div>
      )}
    </Field>
  );
}
