import { invoiceBaseKey } from '@takst/domain/services/free-tickets/invoice-base-id.rules.ts';
import { useParams } from '@tanstack/react-router';
import { NotFound } from '#platform/api/call-failures.ts';

/** The id of an invoice base in the page's address; an address without one is not found. */
export function useBaseIdInAddress(): string {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  if (!invoiceBaseKey(id)) throw new NotFound();
  return id;
}
