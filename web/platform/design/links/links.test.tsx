import { expectTypeOf, it } from 'vitest';
import type { ComponentProps } from 'react';
import { Link } from '#platform/design/buttons/link.tsx';
import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import type { TableProps } from '#platform/design/table/column.ts';
import { PageLink } from './page-link.tsx';
import type { useGoTo } from './use-go-to.ts';

it('a link to a page that does not exist does not compile', () => {
  type Target = ComponentProps<typeof PageLink>['to'];
  expectTypeOf<ComponentProps<typeof Link>['to']>().toEqualTypeOf<Target>();
  expectTypeOf<ComponentProps<typeof LinkButton>['to']>().toEqualTypeOf<Target>();
  expectTypeOf<Parameters<ReturnType<typeof useGoTo>>[0]>().toEqualTypeOf<Target>();
  expectTypeOf<
    NonNullable<ReturnType<NonNullable<TableProps<unknown>['rowPath']>>>
  >().toEqualTypeOf<Target>();
  expectTypeOf<'/brukere'>().toExtend<Target>();
  expectTypeOf<'/bruker'>().not.toExtend<Target>();
  expectTypeOf<'/brukere/12'>().not.toExtend<Target>();
  expectTypeOf<string>().not.toExtend<Target>();
  // @ts-expect-error no such page
  void (<Link to="/bruker" />);
  // @ts-expect-error no such page
  void (<LinkButton to="/brukere/12" />);
});
