import { downloadCompanyContract } from '@takst/contract/services/onboarding/download-company-contract.contract.ts';
import { getCompanyContract } from '@takst/contract/services/onboarding/get-company-contract.contract.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { useQuery } from '@tanstack/react-query';
import { addressOf } from '#platform/api/call-input.ts';
import { queryOf } from '#platform/api/query.ts';
import { useFailureText } from '#platform/api/use-failure-text.ts';
import { ExternalLink } from '#platform/design/buttons/external-link.tsx';
import { Badge } from '#platform/design/page/badge.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { useMoment } from '#platform/session/use-moment.ts';
import { useSignedIn } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** The contract by which a company became a customer: who has signed it, and its file. Nothing where there is none. */
export function ContractCard({ companyId }: { companyId: number }) {
  const t = useTexts('companies');
  const failureText = useFailureText();
  const moment = useMoment();
  const { tenant } = useSignedIn();
  const params = { id: companyId };
  const { data, error } = useQuery({
    ...queryOf(getCompanyContract, { params }),
    enabled: tenantOf(tenant).offers.has('onboarding'),
    // The rest of the page works without it.
    throwOnError: false,
  });
  if (!data && !error) return null;
  return (
    <Card
      title={t('contract')}
      actions={
        data && (
          <ExternalLink href={addressOf(downloadCompanyContract, { params })}>
            {t('readContract')}
          </ExternalLink>
        )
      }
    >
      {error && <p className="text-ink-muted">{failureText(error)}</p>}
      <ul className="grid gap-3">
        {data?.signers.map(({ name, signedAt }) => (
          <li key={name} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            {signedAt ? (
              <span className="text-small text-ink-muted tabular-nums">
                {t('contractSignedAt', { moment: moment(signedAt) })}
              </span>
            ) : (
              <Badge tone="warning" icon="clock">
                {t('agreementAwaitsSignature')}
              </Badge>
            )}
          </li>
        ))}
      </ul>
      {data && !data.isSigned && (
        <p className="mt-3 text-small text-ink-muted">
          {t('contractExpires', { moment: moment(data.expiresAt) })}
        </p>
      )}
    </Card>
  );
}
