import type { Company } from '@takst/contract/companies/company.schema.ts';
import type { ReactNode } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { linkClass } from '#design/buttons/link.tsx';
import { chooseCompany, type CompanyStart } from '#session/choose-company.ts';
import { useSession } from '#session/use-session.ts';

interface WorkInCompanyProps {
  company: Pick<Company, 'id'>;
  /** Where to go on in the company; its start page by default. */
  to?: CompanyStart;
  variant: 'primary' | 'link';
  children: ReactNode;
}

/** Takes another company to work in, and goes on there. */
export function WorkInCompany({ company, to, variant, children }: WorkInCompanyProps) {
  const { user } = useSession();
  const choose = () => chooseCompany(user, company, to);
  if (variant === 'primary') {
    return (
      <Button variant="primary" icon="arrow-right" onClick={choose}>
        {children}
      </Button>
    );
  }
  return (
    <button type="button" onClick={choose} className={linkClass}>
      {children}
    </button>
  );
}
