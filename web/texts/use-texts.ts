import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { pageFacts } from './page-facts.ts';
import type { Say, TextFileName } from './texts.ts';

type Translate = (key: string, options: Readonly<Record<string, unknown>>) => string;

const sayWith = (translate: Translate, key: string, values: object | undefined): string =>
  translate(key, { context: pageFacts.tenant, ...values });

/**
 * The texts of one file, in the language of the page and in the tenant's own words:
 * `freeTicket_fjord` stands in for `freeTicket` there (spec 1 §1).
 */
export function useTexts<F extends TextFileName>(file: F): Say<F> {
  const { t } = useTranslation<string>(file);
  return useCallback<Say<F>>((key, ...[values]) => sayWith(t, key, values), [t]);
}
