import { isPhoneCountryAllowed } from '@takst/domain/platform/tenants/phone-countries.rules.ts';
import { useMemo } from 'react';
import { NativeSelect } from '#platform/design/fields/native-select.tsx';
import { Icon } from '#platform/design/icon.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useDesignTexts } from '#platform/design/words/use-design-texts.ts';
import { pageFacts } from '#platform/texts/page-facts.ts';
import { callingCodes } from './calling-codes.ts';

interface CountryCodeProps {
  value: string;
  onChange: (code: string) => void;
  disabled?: boolean | undefined;
}

/** Country names in the page's language, sorted by its rules. */
function countryNames(language: string) {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const compare = new Intl.Collator(language).compare;
  return callingCodes
    .map(({ code, regions }) => ({
      code,
      name: regions.map((region) => names.of(region)).join(', '),
    }))
    .toSorted((a, b) => compare(a.name, b.name));
}

/** Shows the calling code; the native select under it lists the country names. */
export function CountryCode({ value, onChange, disabled }: CountryCodeProps) {
  const t = useDesignTexts();
  const language = usePageLanguage();
  const countries = useMemo(() => countryNames(language), [language]);
  return (
    <div className="relative flex items-center gap-1 rounded-ui pr-2 pl-3 text-ink-muted focus-within:outline-3 focus-within:outline-focus">
      <span aria-hidden="true">{value}</span>
      <Icon name="chevron-down" className="size-4" />
      <NativeSelect
        aria-label={t('countryCode')}
        autoComplete="tel-country-code"
        value={value}
        disabled={disabled}
        onChoose={onChange}
        options={countries
          .filter(({ code }) => code === value || isPhoneCountryAllowed(pageFacts.tenant, code))
          .map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))}
        className="absolute inset-0 w-full bg-surface text-ink opacity-0"
      />
    </div>
  );
}
