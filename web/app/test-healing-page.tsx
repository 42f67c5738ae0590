import { useQuery } from '@tanstack/react-query';
import { Offline } from '#platform/api/call-failures.ts';

let serverIsBack = false;
export const comeBack = (): void => {
  serverIsBack = true;
};

/** A page whose query fails until the server is back. */
export function HealingPage() {
  const { data } = useQuery({
    queryKey: ['healing'],
    queryFn: async () => {
      if (!serverIsBack) throw new Offline();
      return 'Healed';
    },
    retry: false,
  });
  return <p>{data}</p>;
}
