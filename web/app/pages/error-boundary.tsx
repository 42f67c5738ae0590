import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { Component, type ReactNode } from 'react';
import { reportError } from '#platform/api/report-error.ts';
import { pageFacts } from '#platform/texts/page-facts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** Catches errors of the frame itself; uses neither router nor shell. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError('crash', error);
  }

  override render() {
    return this.state.hasFailed ? <LastPage /> : this.props.children;
  }
}

export function LastPage() {
  const t = useTexts('app');
  return (
    <main className="mx-auto max-w-xl p-6 py-20 text-center">
      <h1 className="text-title font-bold">{t('errorTitle')}</h1>
      <p className="mt-3 text-section">{t('errorText')}</p>
      <p className="mt-6 flex justify-center gap-6 underline">
        <a href="/">{t('toHomepage')}</a>
        <a href={tenantOf(pageFacts.tenant).links.contactUs}>{t('contactSupport')}</a>
      </p>
    </main>
  );
}
