import { useTexts } from '#texts/use-texts.ts';

/** Says that roles edited in a dialog are sent when the user is saved. */
export function NotSavedYet() {
  const t = useTexts('user-roles');
  return <p className="text-sm text-ink-muted">{t('notSavedYet')}</p>;
}
