import { PageLink } from '#platform/design/links/page-link.tsx';
import { Icon } from '#platform/design/icon.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

const benefits = [
  { icon: 'users', title: 'benefitOverviewTitle', text: 'benefitOverviewText' },
  { icon: 'document', title: 'benefitInvoiceTitle', text: 'benefitInvoiceText' },
  { icon: 'phone', title: 'benefitPhoneTitle', text: 'benefitPhoneText' },
  { icon: 'globe', title: 'benefitGreenTitle', text: 'benefitGreenText' },
] as const;

/** The cards lead to the page that says more, where the operator has it. */
export function Benefits({ hasInfoPage }: { hasInfoPage: boolean }) {
  const t = useTexts('home');
  return (
    <section aria-labelledby="benefits">
      <h2 id="benefits" className="text-figure font-bold tracking-tight">
        {t('benefits')}
      </h2>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {benefits.map(({ icon, title, text }) => (
          <li
            key={title}
            className="relative rounded-panel border border-line bg-surface p-6 has-focus-visible:outline-3 has-[a:hover]:border-control"
          >
            <span className="grid size-12 place-items-center rounded-ui bg-select-tint text-on-select-tint">
              <Icon name={icon} className="size-6" />
            </span>
            <h3 className="mt-5 text-section font-semibold">
              {hasInfoPage ? (
                <PageLink
                  to="/bedriftsavtale/info"
                  preload={false}
                  className="outline-none after:absolute after:inset-0"
                >
                  {t(title)}
                </PageLink>
              ) : (
                t(title)
              )}
            </h3>
            <p className="mt-2 text-ink-muted">{t(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
