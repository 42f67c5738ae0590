import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * The words for what is wrong with a field. The key comes from a schema or from the server, so it
 * is any text here; one that has no words of its own gets the general ones.
 */
export function useFaultText(): (key: string) => string {
  const { t } = useTranslation<string>('field-faults');
  return useCallback((key: string) => t([key, 'wrongFormat']), [t]);
}
