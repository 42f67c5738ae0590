import { Link } from '#platform/design/buttons/link.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useServicePages } from '#platform/page-entries/service-pages.ts';

/** The widget is turned off in the settings of its agreements (spec 2 §2). */
export function DisabledNotice() {
  const t = useTexts('widget');
  const { settings } = useServicePages();
  return (
    <Notice kind="warning" title={t('disabled')} className="mb-4">
      {t('disabledText')} <Link to={settings}>{t('openSettings')}</Link>
    </Notice>
  );
}

export function NoAgreementNotice() {
  const t = useTexts('widget');
  return <Notice kind="warning">{t('noAgreement')}</Notice>;
}
