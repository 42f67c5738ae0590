import { IconButton } from '#design/buttons/icon-button.tsx';

type RowButton = {
  /** Says which row is meant, for those who hear one button at a time. */
  label: string;
  onClick: () => void;
};

/** The pencil and the bin at the end of a row. */
export function RowButtons({ edit, remove }: { edit: RowButton; remove: RowButton }) {
  return (
    <span className="inline-flex">
      <IconButton icon="edit" {...edit} />
      <IconButton icon="trash" {...remove} />
    </span>
  );
}
