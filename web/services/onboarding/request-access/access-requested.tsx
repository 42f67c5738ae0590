import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import { Icon } from '#platform/design/icon.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useFocusOnMount } from '#platform/design/use-focus-on-mount.ts';

export type SentRequest = { companyName: string; email: string };

export function AccessRequested({ companyName: company, email }: SentRequest) {
  const t = useTexts('request-access');
  // The focused form has been removed.
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <section className="max-w-2xl rounded-panel border border-line bg-surface p-(--space-panel)">
      <span className="grid size-10 place-items-center rounded-full bg-success-tint text-success">
        <Icon name="check" />
      </span>
      <h1 ref={heading} tabIndex={-1} className="mt-3 text-title font-bold outline-none">
        {t('sentTitle')}
      </h1>
      <p className="mt-2 text-pretty wrap-anywhere">{t('sentText', { company, email })}</p>
      <p className="mt-1 text-ink-muted">{t('sentMore')}</p>
      <LinkButton to="/home" className="mt-5">
        {t('toFrontPage')}
      </LinkButton>
    </section>
  );
}
