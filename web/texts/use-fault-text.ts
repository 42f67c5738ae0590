import { useCallback } from 'react';
import { useTextFile } from './use-texts.ts';

/**
 * The message of a field fault. The key comes from a schema or the server, so it may be any string;
 * an unknown key gets the general message.
 */
export function useFaultText(): (key: string) => string {
  const texts = useTextFile('field-faults');
  return useCallback((key: string) => texts[key] ?? texts['wrongFormat'] ?? '', [texts]);
}
