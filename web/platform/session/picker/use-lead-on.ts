import { useEffect } from 'react';
import { showToast } from '#platform/design/toasts/toasts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useSessionState, sessionIn } from '../use-session.ts';
import { openedPage } from './opened-page.ts';

/** After the choice of a company: one press leads on to the page that was opened by its own address. */
export function useLeadOn(): void {
  const t = useTexts('session');
  const company = sessionIn(useSessionState())?.company;
  useEffect(() => {
    const page = company && openedPage.take();
    if (!page) return;
    showToast('info', {
      title: t('companyChosen', { name: company.name }),
      link: { to: page, text: t('leadOn') },
    });
  }, [company, t]);
}
