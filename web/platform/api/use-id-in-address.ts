import { useParams } from '@tanstack/react-router';
import { NotFound } from './call-failures.ts';
import { idOf } from './id-of.ts';

/** The id in the page's address; an address without a valid one is not found. */
export function useIdInAddress(): number {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const named = idOf(id);
  if (named === null) throw new NotFound();
  return named;
}
