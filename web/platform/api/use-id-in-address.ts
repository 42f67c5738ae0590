import { useParams } from '@tanstack/react-router';
import { NotFound } from './call-failures.ts';

/** The id in the page's address; an address without a valid one is not found. */
export function useIdInAddress(): number {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new NotFound();
  return Number(id);
}
