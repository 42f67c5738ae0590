import { searchUserCompanies } from '@takst/contract/customers/session/search-user-companies.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/api/query.ts';
import { classNames } from '#platform/design/class-names.ts';
import { controlClass, labelClass } from '#platform/design/fields/field-style.ts';
import { Icon } from '#platform/design/icon.tsx';
import { Dropdown } from '#platform/design/overlays/dropdown.tsx';
import { Button } from '#platform/design/buttons/button.tsx';
import { CompanyList } from '#platform/session/picker/company-list.tsx';
import { useSignedIn } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

interface CompanyFilterProps {
  /** The id of the chosen company; empty for all. */
  value: string;
  onChange: (companyId: string) => void;
}

/** One company or all of them, searched on the server (spec 3 §2.2: 200 px high). */
export function CompanyFilter({ value, onChange }: CompanyFilterProps) {
  const t = useTexts('travel-cards');
  const { companies } = useSignedIn();
  const company = useChosenCompany(value);
  const name = value === '' ? t('allCompanies') : (company?.name ?? value);
  return (
    <div className="w-full sm:max-w-sm">
      <Dropdown
        align="start"
        buttonClassName={classNames(
          controlClass,
          'flex items-center gap-2 bg-surface px-3 text-left',
        )}
        panelClassName="w-full min-w-72"
        label={
          <>
            <Icon name="search" className="text-ink-muted" />
            <span className={classNames(labelClass, 'sr-only')}>{t('company')}</span>
            <span className="min-w-0 flex-1 truncate">{name}</span>
            <Icon name="chevron-down" />
          </>
        }
      >
        {(close) => (
          <>
            {value !== '' && (
              <Button
                variant="quiet"
                className="m-2"
                onClick={() => {
                  onChange('');
                  close();
                }}
              >
                {t('allCompanies')}
              </Button>
            )}
            <CompanyList
              size="dropdown"
              companies={companies}
              selected={company}
              onChoose={({ id }) => {
                onChange(String(id));
                close();
              }}
            />
          </>
        )}
      </Dropdown>
    </div>
  );
}

/** The company of the address, which is perhaps none of the user's own. */
function useChosenCompany(companyId: string) {
  const { data } = useQuery({
    ...queryOf(searchUserCompanies, { query: { searchFor: companyId } }),
    enabled: companyId !== '',
    throwOnError: false,
  });
  return data?.matches.find(({ id }) => String(id) === companyId);
}
