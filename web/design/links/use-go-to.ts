import type { PageAddress } from '@takst/contract/path-to.ts';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

interface Visit {
  /** What stands after the question mark. */
  search?: Readonly<Record<string, string>>;
  /** In place of the page that is left, so that "back" does not return to it. */
  replace?: boolean;
}

/** Goes to a page of the portal. */
export function useGoTo() {
  const navigate = useNavigate();
  return useCallback(
    (to: PageAddress, visit: Visit = {}): Promise<void> => navigate({ to, ...visit }),
    [navigate],
  );
}
