import { buttonClass } from '#platform/design/buttons/button-style.ts';
import { Icon } from '#platform/design/icon.tsx';
import { signInAddressOf } from '#platform/session/sign-in-address.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useFocusOnMount } from '#platform/design/use-focus-on-mount.ts';

/** Shown after activation; the link to sign-in fills in the e-mail. */
export function Activated({ email }: { email: string }) {
  const t = useTexts('activation');
  // The focused form has been removed.
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <section className="sm:mt-8 rounded-panel border border-line bg-surface p-5 text-center sm:p-8">
      <span className="mx-auto grid size-16 place-items-center rounded-full bg-success-tint text-success">
        <Icon name="check" className="size-8" />
      </span>
      <h1 ref={heading} tabIndex={-1} className="mt-5 text-title font-bold outline-none">
        {t('doneTitle')}
      </h1>
      <p className="mt-2 mb-6 text-section text-pretty wrap-anywhere text-ink-muted">
        {t('doneText', { email })}
      </p>
      <a href={signInAddressOf(email)} className={buttonClass('primary', 'w-full')}>
        {t('signIn')}
      </a>
    </section>
  );
}
