import { type ComponentType, useEffect, useRef } from 'react';

/** Says that a part of a public page runs now; `web/app/public` gives back what was typed into it before. */
export const aliveEvent = 'takst:alive';

/**
 * A view whose code is fetched apart, on a page that the server has rendered. In one element: until its code is there,
 * nothing else would tell where its HTML ends.
 */
export const comesAliveLater = <Props extends object>(View: ComponentType<Props>) => ({
  default: function Later(props: Props) {
    const element = useRef<HTMLDivElement>(null);
    useEffect(() => {
      element.current?.dispatchEvent(new CustomEvent(aliveEvent, { bubbles: true }));
    }, []);
    return (
      <div ref={element} data-later="">
        <View {...props} />
      </div>
    );
  },
});
