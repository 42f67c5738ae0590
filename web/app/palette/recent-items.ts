const mostItems = 3;

let chosen: readonly string[] = [];

/** The ids of the pages and acts that were chosen last in the palette, newest first. */
export const recentItems = (): readonly string[] => chosen;

export function markRecent(id: string): void {
  chosen = [id, ...chosen.filter((other) => other !== id)].slice(0, mostItems);
}
