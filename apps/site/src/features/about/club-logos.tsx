import { LEAGUES } from '@lions/domain';
import { Crest, LEAGUE_CONTENT, translate } from '@lions/web-base';
import type { ReactNode } from 'react';
import { LeagueLogo } from '../../ui/league-logo';
import type { PageRequest } from '../../ui/page/page';

interface ClubLogosProps extends Pick<PageRequest, 'language' | 'texts'> {
  /** Rendered below the logos. */
  children: ReactNode;
}

/** The crest and the leagues' logos, each with its name. */
export function ClubLogos({ language, texts, children }: ClubLogosProps) {
  const { about } = texts.about;
  const logos = [
    { name: about.crest, drawing: <Crest /> },
    ...LEAGUES.map((league) => ({
      name: translate(language, about, 'league', { league: LEAGUE_CONTENT[league].label }),
      drawing: <LeagueLogo league={league} />,
    })),
  ];
  return (
    <section className="section">
      <div className="wrap">
        <h2>{about.logosTitle}</h2>
        <ul className="club-logos">
          {logos.map(({ name, drawing }) => (
            <li key={name}>
              {drawing}
              <p>{name}</p>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </section>
  );
}
