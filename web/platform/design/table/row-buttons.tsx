import { IconButton } from '#platform/design/buttons/icon-button.tsx';

type RowButton = {
  /** Accessible name; includes the row's name. */
  label: string;
  onClick: () => void;
};

export function RowButtons({ edit, remove }: { edit: RowButton; remove: RowButton }) {
  return (
    <span className="inline-flex">
      <IconButton icon="edit" {...edit} />
      <IconButton icon="trash" {...remove} />
    </span>
  );
}
