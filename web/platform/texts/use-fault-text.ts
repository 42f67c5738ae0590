import { phoneCountriesInWords } from '@takst/domain/platform/tenants/phone-countries.rules.ts';
import { useCallback } from 'react';
import { pageFacts } from './page-facts.ts';
import { textStore } from './text-store.ts';
import { useTextFile } from './use-texts.ts';

const textsWithLimit: Readonly<Record<string, string>> = { maxLength: 'maxLengthOf' };

/**
 * The message of a field fault. The key comes from a schema or the server, so it may be any string;
 * an unknown key gets the general message. After a colon stands the limit that was exceeded.
 */
export function useFaultText(): (key: string) => string {
  const texts = useTextFile('field-faults');
  return useCallback(
    (key: string) => {
      const [name = '', limit] = key.split(':');
      if (name === 'phoneCountry')
        return (texts[name] ?? '').replace(
          '{{countries}}',
          phoneCountriesInWords(pageFacts.tenant, textStore.language()),
        );
      const withLimit = limit && texts[textsWithLimit[name] ?? ''];
      return withLimit
        ? withLimit.replace('{{max}}', limit)
        : (texts[name] ?? texts['wrongFormat'] ?? '');
    },
    [texts],
  );
}
