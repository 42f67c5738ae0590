import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Offline, ServerTrouble } from '#api/call-failures.ts';
import { LocaleProvider } from '#design/locale-provider.tsx';
import { ToastRegion } from '#design/toasts/toast-region.tsx';
import './shell/signed-in-tools.tsx';
import { SessionEnd } from '#session/session-end.tsx';

const helpsToTryAgain = (error: Error): boolean =>
  error instanceof Offline || (error instanceof ServerTrouble && error.status === 503);

const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // Without a network a call fails at once and says so; held back, it would leave a form waiting
        // without a word, and send an order later that nobody waits for.
        networkMode: 'always',
        // What a page does not handle ends at the general error page (spec 1 §8); but where something
        // is shown already, a look for news that fails must not take it (and a form) away.
        throwOnError: (_, { state }) => state.data === undefined,
        retry: (failures, error) => failures < 2 && helpsToTryAgain(error),
        staleTime: 10_000,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });

/** What the pages of signed-in users stand on: server state, dates in their language, messages. */
export function SignedInFrame({ children }: { children: ReactNode }) {
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <LocaleProvider>
        {children}
        <SessionEnd />
        <ToastRegion />
      </LocaleProvider>
    </QueryClientProvider>
  );
}
