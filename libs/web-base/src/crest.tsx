/** Sixteen points of a mane around (100, 104), alternately long and short. */
function mane(outer: number, inner: number, turn = 0): string {
  return Array.from({ length: 32 }, (_, index) => {
    const angle = (index / 32) * 2 * Math.PI - Math.PI / 2 + turn;
    const radius = index % 2 === 0 ? outer : inner;
    return `${(100 + radius * Math.cos(angle)).toFixed(1)},${(104 + radius * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');
}

/** The club's crest, drawn for this site: a lion's head on a shield. Decoration unless it gets a title. */
export function Crest({ className, title, id }: { className?: string; title?: string; id?: string }) {
  const named = title ? ({ role: 'img', 'aria-label': title } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg id={id} className={className} viewBox="0 0 200 232" xmlns="http://www.w3.org/2000/svg" {...named}>
      <path d="M100 3 192 26v92c0 56-38 92-92 111C46 210 8 174 8 118V26Z" fill="#f7b92f" />
      <path d="M100 12 184 33v85c0 50-34 83-84 101-50-18-84-51-84-101V33Z" fill="#fff" />
      <path d="M100 18 178 38v80c0 47-31 77-78 95-47-18-78-48-78-95V38Z" fill="#0a1738" />
      <polygon points={mane(74, 57)} fill="#c98a0c" />
      <polygon points={mane(66, 49, Math.PI / 16)} fill="#f7b92f" />
      <path
        d="m58 66 20-10 22 8 22-8 20 10-4 20 8 22-16 20-8 24-22 18-22-18-8-24-16-20 8-22Z"
        fill="#ffe2a0"
      />
      <path d="M58 66 50 52l22 2 6 6-12 14Zm84 0 8-14-22 2-6 6 12 14Z" fill="#c98a0c" />
      <path d="m100 64-14 6 6 40-10 18h36l-10-18 6-40Z" fill="#fff3d6" />
      <path d="m62 86 28 10-4 9-18-5Zm76 0-28 10 4 9 18-5Z" fill="#0a1738" />
      <path d="m66 80 26 12 2-4-22-14Zm68 0-26 12-2-4 22-14Z" fill="#8a5c05" />
      <path d="M84 124h32l-8 13h-16Z" fill="#0a1738" />
      <path d="M98 136h4v9l18 5-4 5-16-4-16 4-4-5 18-5Z" fill="#0a1738" />
      <path d="m84 160 16-4 16 4-16 14Z" fill="#f7b92f" />
    </svg>
  );
}
