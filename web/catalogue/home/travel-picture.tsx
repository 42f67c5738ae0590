const stops = [
  { x: 60, y: 300 },
  { x: 60, y: 200 },
  { x: 150, y: 110 },
  { x: 260, y: 110 },
  { x: 340, y: 60 },
];

/** Decoration: a line map with two lines in the operator's colour. */
export function TravelPicture() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 340"
      fill="none"
      className="mx-auto hidden w-full max-w-sm lg:block"
    >
      <rect width="400" height="340" rx="28" className="fill-select-tint" />
      <g className="stroke-line" strokeWidth="2">
        <path d="M0 240 C120 190 220 270 400 210" />
        <path d="M110 0 C140 130 250 190 230 340" />
      </g>
      <g strokeWidth="14" strokeLinecap="round" strokeLinejoin="round">
        <path d="M150 300 V110 L210 50" className="stroke-on-select-tint opacity-25" />
        <path d="M60 300 V200 L150 110 H260 L340 60" className="stroke-select" />
      </g>
      <g className="fill-surface stroke-select" strokeWidth="6">
        {stops.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="11" />
        ))}
      </g>
      <circle cx="150" cy="110" r="17" className="fill-surface stroke-select" strokeWidth="8" />
    </svg>
  );
}
