import { useTexts } from '#texts/use-texts.ts';

/** Roles that are changed in a dialog are sent when their user is saved. */
export function NotSavedYet() {
  const t = useTexts('user-roles');
  return <p className="text-sm text-ink-muted">{t('notSavedYet')}</p>;
}
