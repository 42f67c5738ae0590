import type { coveredUserList } from '@takst/contract/services/ticket-counter/covers/covered-user-list.contract.ts';
import type { CoveredUser } from '@takst/contract/services/ticket-counter/covers/covered-user.schema.ts';
import { formatListedPhone, formatPrice } from '#platform/design/format.ts';
import type { ColumnContents } from '#platform/lists/list-page.tsx';
import { RowButtons } from '#platform/design/table/row-buttons.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

export function useCoverColumns(
  onAsk: (act: 'edit' | 'remove', user: CoveredUser) => void,
): ColumnContents<typeof coveredUserList> {
  const t = useTexts('covered-users');
  return {
    name: {
      cell: ({ name }) => <span className="wrap-anywhere">{name}</span>,
      isRowHeader: true,
      onCard: 'title',
    },
    phone: {
      width: 10,
      cell: ({ phoneCountryCode, phone }) => (
        <span className="whitespace-nowrap tabular-nums">
          {formatListedPhone(phoneCountryCode, phone)}
        </span>
      ),
    },
    invoiceReference: {
      cell: ({ invoiceReference }) => <span className="wrap-anywhere">{invoiceReference}</span>,
    },
    limit: {
      width: 11,
      cell: ({ limitOre }) =>
        limitOre === null ? (
          <span className="text-ink-muted">{t('noLimit')}</span>
        ) : (
          <span className="whitespace-nowrap tabular-nums">{formatPrice(limitOre)}</span>
        ),
      cardCell: ({ limitOre }) =>
        limitOre === null ? t('noLimit') : t('limitOf', { amount: formatPrice(limitOre) }),
    },
    acts: {
      width: 8.75,
      cell: (user) => (
        <RowButtons
          edit={{ label: t('editOf', { name: user.name }), onClick: () => onAsk('edit', user) }}
          remove={{
            label: t('removeOf', { name: user.name }),
            onClick: () => onAsk('remove', user),
          }}
        />
      ),
      align: 'end',
      onCard: 'aside',
    },
  };
}
