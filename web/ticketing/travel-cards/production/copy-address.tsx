import type { ManufactureReport } from '@takst/contract/ticketing/travel-cards/manufacture-report.contract.ts';
import type { CompanyAddress } from '@takst/contract/customers/companies/user-company.schema.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { showToast } from '#platform/design/toasts/toasts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** The lines of an address as they stand on an envelope (spec 3 §2.2: line 1, post code, city). */
export const addressLines = ({ line1, line2, postCode, city }: CompanyAddress): string[] =>
  [line1, line2 ?? '', `${postCode} ${city}`].filter((line) => line.trim() !== '');

type AddressesProps = {
  report: Pick<ManufactureReport, 'company' | 'postAddress' | 'laterPostAddresses'>;
  className?: string;
  /** In a row of a list. */
  isQuiet?: boolean;
};

/** Copies name and post address of a company, for a label: each of them where the company has moved that day. */
export function CopyAddresses({ report, className, isQuiet = false }: AddressesProps) {
  const { company, laterPostAddresses: later } = report;
  return addressesOf(report).map((address) => (
    <CopyAddress
      key={addressLines(address).join()}
      company={later.length > 0 ? `${company.name}, ${address.line1}` : company.name}
      text={[company.name, ...addressLines(address)].join('\n')}
      className={className}
      isQuiet={isQuiet}
    />
  ));
}

/** The addresses of a report, in the order in which they were used. */
export const addressesOf = ({
  postAddress,
  laterPostAddresses,
}: AddressesProps['report']): CompanyAddress[] =>
  postAddress ? [postAddress, ...laterPostAddresses] : [];

type CopyAddressProps = {
  company: string;
  text: string;
  className?: string | undefined;
  isQuiet: boolean;
};

function CopyAddress({ company, text, className, isQuiet }: CopyAddressProps) {
  const t = useTexts('travel-cards');
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      showToast('success', { title: t('addressCopied'), text: company });
    } catch {
      showToast('error', t('addressNotCopied'));
    }
  }
  return (
    <Button
      icon="copy"
      variant={isQuiet ? 'quiet' : 'secondary'}
      className={className}
      aria-label={t('copyAddressOf', { company })}
      onClick={() => void copy()}
    >
      {t('copyAddress')}
    </Button>
  );
}
