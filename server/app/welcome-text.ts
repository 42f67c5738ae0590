import { resolve } from 'node:path';
import { loginsAsText } from '../../database/demo/logins-as-text.ts';
import type { Settings } from './settings.ts';

/** What a person who starts the server wants to know: where it is, who can sign in, where the data lies. */
export function welcomeText(settings: Settings, database: 'postgres' | 'pglite'): string {
  const port = settings.PORT;
  const data =
    database === 'postgres'
      ? 'PostgreSQL (DATABASE_URL)'
      : `${resolve(settings.DATA_DIR)} (embedded)`;
  if (settings.production) return `Takst listens on ${settings.HOST}:${port}\n`;
  return [
    '',
    `  Takst     http://localhost:${port}`,
    `            http://akt.localhost:${port}   http://fjord.localhost:${port}`,
    `  Messages  http://localhost:${port}/dev/outbox`,
    `  API       http://localhost:${port}/api-docs`,
    `  Data      ${data}`,
    '',
    `  Sign in at http://localhost:${port} (the other operators have the same under their names):`,
    loginsAsText('ruter', 'en'),
    '',
  ].join('\n');
}
