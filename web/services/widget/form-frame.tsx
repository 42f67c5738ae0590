import type { OrderForm } from '@takst/contract/services/self-service/order-form/get-order-form.contract.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { type ReactNode, useEffect } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import { Logo } from '#platform/design/logo.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { pageFacts } from '#platform/texts/page-facts.ts';
import { useFormTexts } from './words/use-form-texts.ts';

/** The operator's mark, the title and the choice of language around the form; both themes. */
export function FormFrame({ form, children }: { form: OrderForm | null; children: ReactNode }) {
  const t = useFormTexts();
  const asksFirst = form?.agreements.some(({ isRequest }) => isRequest) ?? false;
  const title = t(asksFirst ? 'requestTitle' : 'title');
  const colourScheme = form?.colourScheme;
  useEffect(() => {
    if (colourScheme) document.documentElement.dataset['theme'] = colourScheme;
  }, [colourScheme]);
  useEffect(() => {
    document.title = `${title} – ${tenantOf(pageFacts.tenant).operator}`;
  }, [title]);
  return (
    // Named, as it may stand beside the landmark of the page around its frame.
    <main aria-labelledby="form-title" className="bg-canvas">
      {(form?.logo ?? true) && (
        <div className="bg-header text-on-header">
          <div className={`${columnClass} flex h-(--size-header) items-center px-4`}>
            <Logo title={tenantOf(pageFacts.tenant).operator} />
          </div>
        </div>
      )}
      <div className={`${columnClass} grid gap-4 p-4`}>
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <h1 id="form-title" className="text-title font-bold">
              {title}
            </h1>
            {form && (
              <p className="wrap-anywhere text-ink-muted">
                {t('subtitle', { company: form.companyName })}
              </p>
            )}
          </div>
          <LanguageButton />
        </div>
        {children}
      </div>
    </main>
  );
}

/** As wide as a widget can be. */
const columnClass = 'mx-auto w-full max-w-150';

/** The other language, in its own words. Remembered nowhere: the form sets no cookie. */
function LanguageButton() {
  const t = useFormTexts();
  const language = usePageLanguage();
  return (
    <Button
      variant="quiet"
      lang={language === 'nb' ? 'en' : 'nb'}
      onClick={() => {
        document.documentElement.lang = language === 'nb' ? 'en-GB' : 'nb-NO';
      }}
    >
      {t('changeLanguage')}
    </Button>
  );
}
