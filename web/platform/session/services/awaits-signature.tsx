import { Notice } from '#platform/design/page/notice.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

/** On the pages of a company whose contract is not signed: they are open, orders are not (domain: Onboarding). */
export function AwaitsSignature() {
  const t = useTexts('services');
  return (
    <Notice kind="warning" title={t('awaitsSignature')} className="mb-4">
      {t('awaitsSignatureText')}
    </Notice>
  );
}
