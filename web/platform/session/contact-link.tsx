import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import type { ReactNode } from 'react';
import { ExternalLink } from '#platform/design/buttons/external-link.tsx';
import { pageFacts } from '#platform/texts/page-facts.ts';

export function ContactLink({ children }: { children: ReactNode }) {
  return (
    <ExternalLink href={tenantOf(pageFacts.tenant).links.contactUs} variant="secondary">
      {children}
    </ExternalLink>
  );
}
