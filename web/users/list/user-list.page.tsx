import { pageSize } from '@takst/contract/paging.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '#design/page/card.tsx';
import { PageHeader } from '#design/page/page-header.tsx';
import { SearchBox } from '#design/search/search-box.tsx';
import { useListState } from '#design/table/list-address.ts';
import { Pagination } from '#design/table/pagination.tsx';
import { useLastPage } from '#design/table/use-last-page.ts';
import { useTexts } from '#texts/use-texts.ts';
import { UserDialog, type UserDialogName } from '#users/state/user-dialog.tsx';
import { userListQuery } from '#users/user.queries.ts';
import { NewUserButton } from './new-user-button.tsx';
import { UserTable } from './user.table.tsx';

/** Those whom one administers (spec 1 §2.4). */
export function UserListPage() {
  const t = useTexts('users');
  const { search, page, setSearch, setPage } = useListState('/brukere');
  const [dialog, setDialog] = useState<UserDialogName | null>(null);
  const { data, isPlaceholderData } = useQuery(userListQuery({ search, page }));
  const total = data?.totalEntries;
  useLastPage({ page, pageSize, total: isPlaceholderData ? undefined : total, setPage });
  return (
    <>
      <PageHeader title={t('listTitle')} actions={<NewUserButton />} />
      <Card isFlush>
        <div className="border-b border-line p-4">
          <SearchBox
            label={t('searchLabel')}
            value={search}
            onSearch={setSearch}
            className="sm:max-w-lg"
          />
        </div>
        <UserTable
          rows={data?.matches}
          search={search}
          isStale={isPlaceholderData}
          onClearSearch={() => setSearch('')}
          onAsk={setDialog}
        />
        {total !== undefined && <Pagination page={page} total={total} onPage={setPage} />}
      </Card>
      {dialog && <UserDialog dialog={dialog} onClose={() => setDialog(null)} />}
    </>
  );
}
