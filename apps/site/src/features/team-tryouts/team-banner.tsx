import type { ReactNode } from 'react';
import { LeagueLogo } from '../../ui/league-logo';
import type { TeamView } from './team-view';

interface TeamBannerProps {
  team: TeamView;
  back: { href: string; name: string };
  children: ReactNode;
}

/** The team's name between its badge and its league's logo. */
export function TeamBanner({ team, back, children }: TeamBannerProps) {
  return (
    <div className="banner team-banner">
      <div className="wrap page-head">
        <a className="back-link" href={back.href}>
          {back.name}
        </a>
        <div className="team-head">
          <span className="badge" data-team-color={team.colorTheme} aria-hidden="true">
            {team.badge}
          </span>
          <div className="team-name">
            <h1>{team.name}</h1>
            {team.description && (
              <p className="lead" lang={team.description.language}>
                {team.description.text}
              </p>
            )}
          </div>
          <LeagueLogo league={team.league} className="league-logo" />
        </div>
        {children}
      </div>
    </div>
  );
}
