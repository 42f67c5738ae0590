import { ExternalLink } from '#platform/design/buttons/external-link.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

interface ContractLinkProps {
  /** The address of the PDF. */
  href: string;
  isButton?: boolean;
}

/** The contract, in a new tab: what is typed stays where it is. */
export function ContractLink({ href, isButton = false }: ContractLinkProps) {
  const t = useTexts('onboarding');
  return (
    <ExternalLink href={href} variant={isButton ? 'secondary' : undefined}>
      {t('readContract')} ({t('pdf')})
    </ExternalLink>
  );
}
