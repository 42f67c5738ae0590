import { useTexts } from '#platform/texts/use-texts.ts';

/** What deactivating does, and when. */
export function DeactivationQuestion({ name }: { name: string }) {
  const t = useTexts('users');
  return (
    <div className="grid gap-3">
      <p>{t('deactivateQuestion', { name })}</p>
      <ul className="list-disc space-y-1 pl-5 text-ink-muted">
        <li>{t('deactivateNow')}</li>
        <li>{t('deactivateLinks')}</li>
        <li>{t('deactivateKept')}</li>
      </ul>
    </div>
  );
}
