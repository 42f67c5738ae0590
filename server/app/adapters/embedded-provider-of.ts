import type { Database } from '#platform/db/database.ts';
import {
  createEmbeddedProvider,
  type EmbeddedProvider,
} from '#platform/stand-ins/identity-provider/identity-provider.public.ts';
import type { Settings } from '../settings/settings.ts';

/** The stand-in for identity providers; null where none may run, or every operator has its own. */
export function embeddedProviderOf(
  settings: Pick<Settings, 'demo' | 'providers' | 'onboarding' | 'EMBEDDED_ACCESS_TOKEN_SECONDS'>,
  database: Database,
): EmbeddedProvider | null {
  const providers = [
    ...Object.values(settings.providers),
    ...Object.values(settings.onboarding).map(({ identity }) => identity),
  ];
  if (!settings.demo || !providers.includes('embedded')) return null;
  const accessTokenSeconds = settings.EMBEDDED_ACCESS_TOKEN_SECONDS;
  return createEmbeddedProvider({ database, accessTokenSeconds });
}
