import { LEAGUES } from '@lions/domain';
import { LEAGUE_CONTENT, localize } from '@lions/web-base';
import { PROGRAM_PAGES } from '../../content/programs';
import { LeagueLogo } from '../../ui/league-logo';
import type { FetchJson, Page, PageRequest } from '../../ui/page/page';
import { PageHead } from '../../ui/page/page-head';
import { readTeams } from '../../ui/page/public-api';
import { RelatedLinks } from './program-soon';
import css from './program-soon.css?inline';

/** Whether families can register for a team's tryouts; not while the API does not answer. */
const isTeamOpen = (fetchJson: FetchJson) =>
  readTeams(fetchJson).then(
    (teams) => teams.some(({ registrationOpen }) => registrationOpen),
    () => false,
  );

/**
 * The tryouts page: an announcement, also of what is coming soon until a team is open, and links to the published
 * tryouts.
 */
export async function tryoutsSoonPage({
  language,
  texts,
  words,
  club,
  fetchJson,
}: PageRequest): Promise<Page> {
  const section = texts.programs.tryoutsSoon;
  const isSoon = club.comingSoon.tryouts && !(await isTeamOpen(fetchJson));
  const { description, announcement } = isSoon ? section : section.ready;
  const art = (
    <div className="tryouts-art">
      {LEAGUES.map((league) => (
        <LeagueLogo key={league} league={league} />
      ))}
    </div>
  );
  const content = (
    <>
      <PageHead eyebrow={section.title} title={announcement} lead={section.lead} art={art}>
        <p className="actions">
          <a className="button button-gold" href={localize('/hockey-programs/tryouts', language)}>
            {section.chooser}
          </a>
          {LEAGUES.map((league) => (
            <a
              key={league}
              className="button button-ghost"
              href={localize(`/hockey-programs/tryouts/${league}`, language)}
            >
              {LEAGUE_CONTENT[league].label}
            </a>
          ))}
        </p>
      </PageHead>
      <RelatedLinks
        title={section.programsTitle}
        relatedLinks={PROGRAM_PAGES}
        language={language}
        words={words}
      />
    </>
  );
  return { title: section.title, description, css: [css], content };
}
