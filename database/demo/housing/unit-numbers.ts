/** Numbers as the land register gives them: main storey, floor, place from the left (`H0203`). */
export const unitNumbers = ({ floors, onEachFloor }: { floors: number; onEachFloor: number }) =>
  Array.from({ length: floors * onEachFloor }, (_, place) => {
    const floor = Math.floor(place / onEachFloor) + 1;
    const onFloor = (place % onEachFloor) + 1;
    return `H${String(floor).padStart(2, '0')}${String(onFloor).padStart(2, '0')}`;
  });
