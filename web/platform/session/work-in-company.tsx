import type { Company } from '@takst/contract/customers/companies/company.schema.ts';
import type { ReactNode } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import { linkClass } from '#platform/design/buttons/link.tsx';
import { chooseCompany, type CompanyStart } from '#platform/session/choose-company.ts';
import { useSignedIn } from '#platform/session/use-session.ts';

const looks = {
  primary: null,
  link: linkClass,
  figure: 'w-full rounded-ui px-(--space-panel) py-1 text-left hover:bg-hover',
} as const;

interface WorkInCompanyProps {
  company: Pick<Company, 'id'>;
  /** Where to go on in the company; its start page by default. */
  to?: CompanyStart | undefined;
  variant: keyof typeof looks;
  children: ReactNode;
}

/** Takes another company to work in, and goes on there. */
export function WorkInCompany({ company, to, variant, children }: WorkInCompanyProps) {
  const { user } = useSignedIn();
  const choose = () => chooseCompany(user, company, to);
  if (variant === 'primary') {
    return (
      <Button variant="primary" icon="arrow-right" onClick={choose}>
        {children}
      </Button>
    );
  }
  return (
    <button type="button" onClick={choose} className={looks[variant]}>
      {children}
    </button>
  );
}
