import { useEffect, useRef } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import { Icon } from '#platform/design/icon.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { CompanyNumbers } from './company-numbers.tsx';
import type { CompanyOption } from './company-option.ts';

interface SelectedCompanyProps {
  company: CompanyOption;
  /** Undefined if there is no other company to select. */
  onAnother: (() => void) | undefined;
}

export function SelectedCompany({ company, onAnother }: SelectedCompanyProps) {
  const t = useTexts('user-roles');
  const name = useRef<HTMLParagraphElement>(null);
  const canSelectAnother = onAnother !== undefined;
  useEffect(() => {
    // The focused list has been removed.
    if (canSelectAnother) name.current?.focus();
  }, [canSelectAnother]);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-ui border border-line bg-sunken p-4">
      <Icon name="company" className="size-6 text-ink-muted" />
      <div className="min-w-0 flex-1 basis-48">
        <p ref={name} tabIndex={-1} className="font-semibold wrap-anywhere outline-none">
          {company.companyName}
        </p>
        <CompanyNumbers company={company} />
      </div>
      {onAnother && <Button onClick={onAnother}>{t('chooseAnother')}</Button>}
    </div>
  );
}
