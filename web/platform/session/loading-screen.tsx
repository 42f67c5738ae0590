import { useTexts } from '#platform/texts/use-texts.ts';

export function LoadingScreen() {
  const t = useTexts('session');
  return (
    <div className="grid min-h-dvh place-items-center p-6">
      <p role="status" className="flex items-center gap-4 text-section text-ink-muted">
        <span
          aria-hidden="true"
          className="size-6 animate-spin rounded-full border-3 border-select border-t-transparent"
        />
        {t('loading')}
      </p>
    </div>
  );
}
