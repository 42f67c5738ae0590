import { Link } from '#design/buttons/link.tsx';
import { Notice } from '#design/page/notice.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { useServicePages } from '#tickets/service-pages.ts';

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
