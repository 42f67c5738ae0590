import { useCallback } from 'react';
import { useTextFile } from './use-texts.ts';

/**
 * The words for what is wrong with a field. The key comes from a schema or from the server, so it
 * is any text here; one that has no words of its own gets the general ones.
 */
export function useFaultText(): (key: string) => string {
  const texts = useTextFile('field-faults');
  return useCallback((key: string) => texts[key] ?? texts['wrongFormat'] ?? '', [texts]);
}
