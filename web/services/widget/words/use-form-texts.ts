import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { useCallback, useContext } from 'react';
import { commonWords } from '#platform/texts/common-words.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { formatText } from '#platform/texts/format-text.ts';
import { pageFacts } from '#platform/texts/page-facts.ts';
import { TextServiceContext } from '#platform/texts/text-service.ts';
import type { Translate } from '#platform/texts/texts.ts';
import { en } from './order-form.en.ts';
import { nb } from './order-form.nb.ts';

const texts = { nb: { ...commonWords.nb, ...nb }, en: { ...commonWords.en, ...en } };

/** The form's texts, bundled in both languages: they are few, and nothing has to be fetched to change. */
export function useFormTexts(): Translate<'order-form'> {
  const language = usePageLanguage();
  const service = useContext(TextServiceContext);
  return useCallback<Translate<'order-form'>>(
    (key, ...[values]) =>
      formatText(
        {
          texts: texts[language],
          file: 'order-form',
          language,
          operator: tenantOf(pageFacts.tenant),
          service,
        },
        key,
        values,
      ),
    [language, service],
  );
}
