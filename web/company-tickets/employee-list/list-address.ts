import { useListState as useListStateAt } from '#design/table/list-address.ts';

export { useListAddress } from '#design/table/list-address.ts';

/** Search and page of the employee list, in its address. */
export const useListState = () => useListStateAt('/bedriftsavtale');
