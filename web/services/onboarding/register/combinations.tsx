import type { Onboarding } from '@takst/contract/services/onboarding/onboarding.schema.ts';
import { Badge } from '#platform/design/page/badge.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

const bases = {
  SIGNATURE: 'basisSignature',
  PROCURATION: 'basisProcuration',
  ROLES: 'basisRoles',
} as const;

type CombinationsProps = Pick<Onboarding, 'combinations' | 'signers'>;

/** The groups of people who can sign together, with the signatures so far. */
export function Combinations({ combinations, signers }: CombinationsProps) {
  const t = useTexts('register');
  const hasSigned = (name: string) =>
    signers.some((signer) => signer.name === name && signer.state === 'SIGNED');
  const groups = [
    { title: t('signAloneEach'), members: combinations.filter(({ names }) => names.length === 1) },
    { title: t('signsTogether'), members: combinations.filter(({ names }) => names.length > 1) },
  ];
  return groups
    .filter(({ members }) => members.length > 0)
    .map(({ title, members }) => (
      <Card key={title} title={title}>
        <ul className="grid gap-3 sm:grid-cols-2">
          {members.map(({ basis, names }) => (
            <li
              key={`${basis} ${names.join()}`}
              className="rounded-ui border border-line bg-sunken p-3"
            >
              <ul>
                {names.map((name) => (
                  <li key={name} className="flex flex-wrap items-center gap-x-2 font-semibold">
                    <span className="wrap-anywhere">{name}</span>
                    {hasSigned(name) && (
                      <Badge tone="quiet" icon="check">
                        {t('hasSigned')}
                      </Badge>
                    )}
                  </li>
                ))}
              </ul>
              <p className="mt-1 text-small text-ink-muted">{t(bases[basis])}</p>
            </li>
          ))}
        </ul>
      </Card>
    ));
}
