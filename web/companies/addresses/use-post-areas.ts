import { getPostArea } from '@takst/contract/companies/get-post-area.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { queryOf } from '#api/query.ts';

/** Finds the area of a post code; null while it is none, and where nobody knows. */
export function usePostAreas() {
  const queries = useQueryClient();
  return async (postCode: string): Promise<string | null> => {
    if (!/^\d{4}$/.test(postCode)) return null;
    try {
      const found = await queries.fetchQuery({
        ...queryOf(getPostArea, { params: { postCode } }),
        // Post codes stay what they are.
        staleTime: Infinity,
        retry: false,
      });
      return found.area;
    } catch {
      // The area can be written by hand, and is checked as ever.
      return null;
    }
  };
}
