import { expectTypeOf, it } from 'vitest';
import type { ComponentProps } from 'react';
import { Link } from '#design/buttons/link.tsx';
import { LinkButton } from '#design/buttons/link-button.tsx';
import type { TableProps } from '#design/table/column.ts';
import { PageLink } from './page-link.tsx';
import type { useGoTo } from './use-go-to.ts';

it('a link to a page that does not exist does not compile', () => {
  type Targets =
    | ComponentProps<typeof PageLink>['to']
    | ComponentProps<typeof Link>['to']
    | ComponentProps<typeof LinkButton>['to']
    | Parameters<ReturnType<typeof useGoTo>>[0]
    | ReturnType<NonNullable<TableProps<unknown>['rowPath']>>;
  expectTypeOf<'/brukere'>().toExtend<Targets>();
  expectTypeOf<'/bruker'>().not.toExtend<Targets>();
  expectTypeOf<'/brukere/12'>().not.toExtend<Targets>();
  expectTypeOf<string>().not.toExtend<Targets>();
  // @ts-expect-error no such page
  void (<Link to="/bruker" />);
  // @ts-expect-error no such page
  void (<LinkButton to="/brukere/12" />);
});
