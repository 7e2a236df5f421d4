import type { League } from '@lions/domain';

/** A puck and two sticks with the league's name, drawn for this site. Decoration: the name is beside it. */
export function LeagueLogo({ league, className }: { league: League; className?: string }) {
  const [line, small] = league === 'lheq' ? ['LHEQ', ''] : ['M18', 'AAA'];
  const [ground, edge] = league === 'lheq' ? ['#1d4fb8', '#dbe7ff'] : ['#0a1738', '#f7b92f'];
  return (
    <svg className={className} viewBox="0 0 120 120" xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
      <path d="M60 3 109 31v58L60 117 11 89V31Z" fill={edge} />
      <path d="M60 10 103 35v50L60 110 17 85V35Z" fill={ground} />
      <path d="m38 22 4-2 30 56 14 4-2 6-16-3Zm44 0-4-2-30 56-14 4 2 6 16-3Z" fill={edge} opacity=".28" />
      <ellipse cx="60" cy="90" rx="15" ry="4.5" fill="#060e24" />
      <path d="M45 90v5c0 6 30 6 30 0v-5c0 6-30 6-30 0Z" fill="#060e24" />
      <g fill="#fff" fontFamily="Arial, Helvetica, sans-serif" fontWeight="900" textAnchor="middle">
        <text x="60" y={small ? 57 : 66} fontSize={small ? 30 : 24} letterSpacing="-0.5">
          {line}
        </text>
        {small && (
          <text x="61" y="77" fontSize="17" letterSpacing="3" fill={edge}>
            {small}
          </text>
        )}
      </g>
    </svg>
  );
}
