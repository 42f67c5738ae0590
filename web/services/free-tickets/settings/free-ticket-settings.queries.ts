import { getFreeTicketSettings } from '@takst/contract/services/free-tickets/settings/get-free-ticket-settings.contract.ts';
import type { FreeTicketSettings } from '@takst/contract/services/free-tickets/settings/free-ticket-settings.schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api/call.ts';

export type LoadedSettings = {
  /** Null while nothing is saved: the defaults apply (spec 3 §7). */
  readonly settings: FreeTicketSettings | null;
  /** What a user who saves has seen. */
  readonly version: string;
};

/** The settings of a company; that there are none yet is no error. */
export const freeTicketSettingsQuery = (companyId: number) => {
  const params = { companyId };
  return queryOptions({
    queryKey: [getFreeTicketSettings.path, { params }] as const,
    queryFn: async ({ signal }): Promise<LoadedSettings> => {
      const outcome = await call(getFreeTicketSettings, { params }, { signal });
      return 'reply' in outcome
        ? { settings: outcome.reply, version: outcome.reply.version }
        : { settings: null, version: outcome.refused.version };
    },
  });
};
