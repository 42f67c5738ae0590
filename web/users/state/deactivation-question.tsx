import { useTexts } from '#texts/use-texts.ts';

/** What deactivating does, and when. */
export function DeactivationQuestion({ name }: { name: string }) {
  const say = useTexts('users');
  return (
    <div className="grid gap-3">
      <p>{say('deactivateQuestion', { name })}</p>
      <ul className="list-disc space-y-1 pl-5 text-ink-muted">
        <li>{say('deactivateNow')}</li>
        <li>{say('deactivateLinks')}</li>
        <li>{say('deactivateKept')}</li>
      </ul>
    </div>
  );
}
