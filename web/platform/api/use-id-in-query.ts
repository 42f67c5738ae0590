import { useSearch } from '@tanstack/react-router';
import { idOf } from './id-of.ts';

/** An id in a parameter of the page's address; null where it names none. */
export function useIdInQuery(parameter: string): number | null {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const id = search[parameter];
  return typeof id === 'string' ? idOf(id) : null;
}
