import type { Page } from '@takst/contract/app/pages.ts';
import { useLoaderData } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { draftStore } from '#platform/drafts/draft-store.ts';
import { LoadingScreen } from '#platform/session/loading-screen.tsx';
import { currentPlace, signInAddress } from '#platform/session/sign-in-address.ts';
import { useSessionState } from '#platform/session/use-session.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { mayOpen } from './page-table/page-admission.ts';
import { NoAccessPage } from './pages/lazy-no-access.tsx';

/** What is at the address of a page of the table, or sign-in or 'no access' in its place. */
export function Guard({ page, children }: { page: Page; children: ReactNode }) {
  const answer = mayOpen(page, useSessionState());
  if (answer === 'sign-in') return <SignInForced />;
  return answer === 'no-access' ? <NoAccessPage /> : children;
}

export function GuardedPage({ page, title }: { page: Page; title: PlainTextKey<'app'> }) {
  const Content: ComponentType | null = useLoaderData({ strict: false });
  return (
    <Guard page={page}>
      {Content && (
        <>
          <Title text={title} />
          <Content />
        </>
      )}
    </Guard>
  );
}

function Title({ text }: { text: PlainTextKey<'app'> }) {
  useDocumentTitle(useTexts('app')(text));
  return null;
}

function SignInForced() {
  useEffect(() => {
    draftStore.allowLeaving();
    location.replace(signInAddress(currentPlace()));
  }, []);
  return <LoadingScreen />;
}
