import { IconButton } from '#design/buttons/icon-button.tsx';

type RowButton = {
  /** Accessible name; includes the row's name. */
  label: string;
  onClick: () => void;
};

/** Edit and delete buttons at the end of a row. */
export function RowButtons({ edit, remove }: { edit: RowButton; remove: RowButton }) {
  return (
    <span className="inline-flex">
      <IconButton icon="edit" {...edit} />
      <IconButton icon="trash" {...remove} />
    </span>
  );
}
