import { useEffect } from 'react';
import { showToast } from '#platform/design/toasts/toasts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { chooseCompany } from '../choose-company.ts';
import { useSessionState } from '../use-session.ts';

/** Says in which company the user works now, when the page that they opened has chosen it; with the way back. */
export function useCompanyOfPage(): void {
  const t = useTexts('session');
  const state = useSessionState();
  const openedIn = state.state === 'fetch-success' ? state.openedIn : null;
  const user = state.state === 'fetch-success' ? state.user : null;
  useEffect(() => {
    if (!openedIn || !user) return;
    const { company, previous } = openedIn;
    const back = previous?.name ? t('backToCompany', { name: previous.name }) : t('backToPrevious');
    showToast('info', {
      title: t('companyChosen', { name: company }),
      text: t('pageIsOfCompany'),
      action: previous
        ? { text: back, onAct: () => chooseCompany(user, previous), undoes: true }
        : undefined,
    });
  }, [openedIn, user, t]);
}
