import {
  type CompanyInfo,
  getCompanyInfo,
} from '@takst/contract/catalogue/company-info/get-company-info.contract.ts';
import { termsPage } from '@takst/contract/app/terms-pages.ts';
import type { ReactNode } from 'react';
import { useVisitorReply } from '#platform/api/use-visitor-reply.ts';
import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import { Link, linkClass } from '#platform/design/buttons/link.tsx';
import { Icon } from '#platform/design/icon.tsx';
import { FactList } from '#platform/design/page/fact-list.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { infoOutline } from './info-outline.ts';
import { PriceComparison } from './price-comparison.tsx';

const noInfo: CompanyInfo = { comparisons: [], mailbox: null };

/** The public page that sells the company ticket (spec 2 §2). */
export function CompanyInfoPage() {
  const t = useTexts(infoOutline.textFile);
  const info = useVisitorReply(getCompanyInfo);
  const { comparisons, mailbox } = info === 'failed' || info === null ? noInfo : info;
  return (
    <div className="space-y-12 pb-8">
      <section className="rounded-panel border border-line bg-surface p-6 sm:p-10">
        <h1 tabIndex={-1} className="text-title font-bold outline-none">
          {t('title')}
        </h1>
        <p className="mt-4 max-w-prose text-section text-pretty text-ink-muted">{t('lead')}</p>
        <BecomeCustomer />
      </section>
      <Section title={t('whatTitle')}>
        <p className="max-w-prose">{t('whatText')}</p>
        <FactList facts={infoOutline.facts.map((fact) => t(fact))} />
      </Section>
      <Section title={t('pricesTitle')}>
        <p>{t('pricesText')}</p>
        {info === 'failed' ? (
          <p role="status">{t('pricesNotLoaded')}</p>
        ) : (
          // Keeps its place while the prices load.
          <div className="min-h-80">
            <PriceComparison comparisons={comparisons} />
          </div>
        )}
      </Section>
      <Section title={t('stepsTitle')}>
        <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {infoOutline.steps.map(([title, text], index) => (
            <li key={title} className="rounded-panel border border-line bg-surface p-6">
              <span
                aria-hidden="true"
                className="grid size-10 place-items-center rounded-full bg-select-tint font-bold text-on-select-tint"
              >
                {index + 1}
              </span>
              <h3 className="mt-4 text-section font-semibold">{t(title)}</h3>
              <p className="mt-2 text-ink-muted">{t(text)}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={t('questionsTitle')}>
        <div className="divide-y divide-line rounded-panel border border-line bg-surface">
          {infoOutline.questions.map(([question, answer]) => (
            <details key={question} className="group px-5">
              <summary className="flex min-h-12 cursor-pointer items-center gap-3 py-2 font-semibold">
                <span className="min-w-0 flex-1">{t(question)}</span>
                <Icon name="chevron-down" className="shrink-0 group-open:rotate-180" />
              </summary>
              <p className="max-w-prose pb-4">{t(answer)}</p>
            </details>
          ))}
        </div>
      </Section>
      <More mailbox={mailbox} />
    </div>
  );
}

function BecomeCustomer() {
  const t = useTexts('company-info');
  return (
    <div className="mt-6">
      <LinkButton to="/register" variant="primary" preload={false}>
        {t('becomeCustomer')}
      </LinkButton>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-figure font-bold tracking-tight">{title}</h2>
      <div className="mt-4 space-y-5">{children}</div>
    </section>
  );
}

/** The mailbox, the terms, and a second button for becoming a customer. */
function More({ mailbox }: { mailbox: string | null }) {
  const t = useTexts('company-info');
  return (
    <Section title={t('moreTitle')}>
      {mailbox !== null && (
        <p>
          {t('moreText')}{' '}
          <a href={`mailto:${mailbox}`} className={linkClass}>
            {mailbox}
          </a>
        </p>
      )}
      <p>
        <Link to={termsPage}>{t('terms')}</Link>
      </p>
      <BecomeCustomer />
    </Section>
  );
}
