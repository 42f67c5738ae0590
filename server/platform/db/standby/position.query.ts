/** A connection, as the pools lend it. */
export type Asked = {
  readonly query: (
    statement: string,
    values?: readonly unknown[],
  ) => Promise<{ readonly rows: readonly unknown[] }>;
};

/** How far a primary has come: all that others can see is in its log up to here. */
export type Position = {
  readonly location: string;
  readonly timeline: number;
  /** The cluster: a standby is a copy of one. */
  readonly system: string;
};

export async function positionOfPrimary(primary: Asked): Promise<Position> {
  const { rows } = await primary.query(`
    select location::text,
           ('x' || substr(pg_walfile_name(location), 1, 8))::bit(32)::int as timeline,
           system_identifier::text as system
      from pg_current_wal_flush_lsn() as location, pg_control_system()`);
  return rows[0] as Position;
}

/** Where a server stands against a primary. */
export type Standing =
  | { readonly kind: 'follows' }
  | { readonly kind: 'behind'; readonly bytes: number }
  /** It has been promoted, or was none. */
  | { readonly kind: 'no-standby' }
  /** Of another cluster, or of a timeline that the primary has left. */
  | { readonly kind: 'foreign' };

type Row = { readonly isStandby: boolean; readonly isOfPrimary: boolean; readonly behind: number };

/**
 * Compares the timeline of its last checkpoint: a standby that has replayed more of the old primary than the promoted
 * one has would seem to be ahead.
 */
export async function standingOf(
  server: Asked,
  { location, timeline, system }: Position,
): Promise<Standing> {
  const { rows } = await server.query(
    `select pg_is_in_recovery() as "isStandby",
            system_identifier::text = $1 and timeline_id = $2 as "isOfPrimary",
            coalesce(pg_wal_lsn_diff($3::pg_lsn, pg_last_wal_replay_lsn()), 1)::float8 as behind
       from pg_control_system(), pg_control_checkpoint()`,
    [system, timeline, location],
  );
  const { isStandby, isOfPrimary, behind } = rows[0] as Row;
  if (!isStandby) return { kind: 'no-standby' };
  if (!isOfPrimary) return { kind: 'foreign' };
  return behind > 0 ? { kind: 'behind', bytes: behind } : { kind: 'follows' };
}
