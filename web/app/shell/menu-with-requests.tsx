import { useQuery } from '@tanstack/react-query';
import { requestCountsQuery } from '#services/self-service/requests/request-counts.queries.ts';
import { MenuEntries, type MenuProps } from './menu-entries.tsx';

export function MenuWithRequests({ companyId, ...props }: MenuProps & { companyId: number }) {
  const { data } = useQuery(requestCountsQuery(companyId));
  return <MenuEntries {...props} openRequests={data?.open} />;
}
