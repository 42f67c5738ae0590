import { getPostArea } from '@takst/contract/customers/companies/post-areas/get-post-area.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { queryOf } from '#platform/api/query.ts';

/** Looks up the area of a post code; null if it is invalid or unknown. */
export function usePostAreas() {
  const queries = useQueryClient();
  return async (postCode: string): Promise<string | null> => {
    if (!/^\d{4}$/.test(postCode)) return null;
    try {
      const postArea = await queries.fetchQuery({
        ...queryOf(getPostArea, { params: { postCode } }),
        // Post codes hardly change.
        staleTime: Infinity,
        retry: false,
      });
      return postArea.area;
    } catch {
      // The lookup is a convenience: the user can enter the area.
      return null;
    }
  };
}
