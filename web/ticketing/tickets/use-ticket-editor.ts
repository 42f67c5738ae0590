import type { Editor } from '@takst/domain/ticketing/tickets/end-correction.rules.ts';
import { useSession } from '#platform/session/use-session.ts';

/** Who acts on tickets, for the rules that the server asks too. */
export function useTicketEditor(): Editor {
  const { today, features } = useSession();
  return { today, isSupport: features.has('companyAdmin') };
}
