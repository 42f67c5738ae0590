import type { Widget } from '@takst/contract/services/self-service/widget/widget.schema.ts';
import { sql } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import { isWithinScope, withinCompany } from '#platform/scope/within-scope.ts';
import { isLiveAgreement } from '#platform/access/live/live-agreement.query.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { secretsOf, tablesOf } from '#platform/db/tables.ts';
import type { Tables } from '#platform/db/tables.generated.ts';

type Credentials = Pick<Widget, 'clientId' | 'clientSecret'>;
export type WidgetSettings = Omit<Widget, keyof Credentials | 'version' | 'isDisabled'>;

const columnsOf = (settings: WidgetSettings) => ({
  agreement_numbers: settings.agreementNumbers.map(String),
  format: settings.format,
  width: settings.width,
  colour_scheme: settings.colourScheme,
  logo: settings.logo,
  employee_id_help_text: settings.employeeIdHelpText,
  employee_id_regex: settings.employeeIdRegex,
  allowed_origins: [...settings.allowedOrigins],
});

type Row = Pick<
  Tables['self_service.widget'],
  'client_id' | 'client_secret' | keyof ReturnType<typeof columnsOf>
> & { version: number; is_disabled: boolean };

const secretPlace = 'self_service.widget.client_secret';

/** What stands in a checked column is one of the values that its check names. */
const widgetOf = (source: Database | Transaction, row: Row): Widget => ({
  clientId: row.client_id,
  clientSecret: secretsOf(source).open(secretPlace, row.client_secret),
  agreementNumbers: row.agreement_numbers.map(Number),
  format: row.format as Widget['format'],
  width: row.width,
  colourScheme: row.colour_scheme as Widget['colourScheme'],
  logo: row.logo,
  employeeIdHelpText: row.employee_id_help_text,
  employeeIdRegex: row.employee_id_regex,
  allowedOrigins: row.allowed_origins,
  version: row.version,
  isDisabled: row.is_disabled,
});

/** Whether the company has turned it off under all its agreements. */
const isDisabled = sql<boolean>`not exists (
  select from agreements.agreement
   where agreement.company_id = widget.company_id
     and agreement.id::text = any(widget.agreement_numbers)
     and ${isLiveAgreement('agreement')} and agreement.widget_access <> 'DISABLED')`.as(
  'is_disabled',
);

/** The widget of a company; null when it has none. */
export async function findWidget(
  source: Database | Transaction,
  scope: Scope,
  companyId: number,
): Promise<Widget | null> {
  const row = await tablesOf(source)
    .selectFrom('self_service.widget as widget')
    .where(withinCompany(scope, 'widget', companyId))
    .selectAll()
    .select(isDisabled)
    .executeTakeFirst();
  return row ? widgetOf(source, row) : null;
}

export function widgetStore(tx: Transaction, scope: Scope) {
  const tables = tablesOf(tx);
  return {
    /** The widget of a company, locked until the transaction ends. */
    async lock(companyId: number): Promise<Widget | null> {
      const row = await tables
        .selectFrom('self_service.widget as widget')
        .where(withinCompany(scope, 'widget', companyId))
        .selectAll()
        .select(isDisabled)
        .forUpdate('widget')
        .executeTakeFirst();
      return row ? widgetOf(tx, row) : null;
    },

    /** False when the company has a widget already. */
    async insert(
      companyId: number,
      { clientId, clientSecret, ...settings }: Credentials & WidgetSettings,
      at: Temporal.Instant,
    ): Promise<boolean> {
      if (!isWithinScope(scope, companyId)) throw new Error('a company outside the scope');
      const inserted = await tables
        .insertInto('self_service.widget')
        .values({
          tenant: scope.tenant,
          company_id: companyId,
          client_id: clientId,
          client_secret: secretsOf(tx).seal(secretPlace, clientSecret),
          created_at: at,
          ...columnsOf(settings),
        })
        .onConflict((conflict) => conflict.column('company_id').doNothing())
        .returning('client_id')
        .executeTakeFirst();
      return inserted !== undefined;
    },

    async change(companyId: number, settings: WidgetSettings): Promise<void> {
      await tables
        .updateTable('self_service.widget')
        .set((row) => ({ ...columnsOf(settings), version: row('version', '+', 1) }))
        .where(withinCompany(scope, 'self_service.widget', companyId))
        .execute();
    },

    async setSecret(companyId: number, clientSecret: string): Promise<void> {
      await tables
        .updateTable('self_service.widget')
        .set({ client_secret: secretsOf(tx).seal(secretPlace, clientSecret) })
        .where(withinCompany(scope, 'self_service.widget', companyId))
        .execute();
    },
  };
}
