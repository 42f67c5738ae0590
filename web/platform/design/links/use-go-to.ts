import type { PageAddress } from '@takst/contract/app/path-to.ts';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

interface Visit {
  /** Parameters of the query string. */
  search?: Readonly<Record<string, string>>;
  replace?: boolean;
}

export function useGoTo() {
  const navigate = useNavigate();
  return useCallback(
    (to: PageAddress, visit: Visit = {}): Promise<void> => navigate({ to, ...visit }),
    [navigate],
  );
}
