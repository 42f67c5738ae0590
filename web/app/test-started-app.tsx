import { useEffect, useState } from 'react';
import type { SessionState } from '#platform/session/session.ts';
import { startSession } from '#platform/session/start-session.ts';
import { App, prepareFirstPage } from './app.tsx';
import type { PageRouter } from './router.tsx';

/** The application from its start: it loads the session and draws the first page, as `main.tsx` does. */
export function StartedApp({ router }: { router: PageRouter }) {
  const [session, setSession] = useState<SessionState | null>(null);
  useEffect(() => {
    const start = async () => {
      const loaded = await startSession();
      await prepareFirstPage(router, loaded).catch(() => undefined);
      setSession(loaded);
    };
    void start();
  }, [router]);
  return session && <App router={router} session={session} />;
}
