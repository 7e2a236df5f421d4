import type { TeamDto } from '@lions/api-client';
import { isLeague, teamNameIn, type Language } from '@lions/domain';
import { LEAGUE_CONTENT, localize } from '@lions/web-base';

/** Choice of a frame: 'club', a league, or the id of a team. */
export type EmbedChoice = string;

interface Embedded {
  /** Attribute of the script, and parameter of the frame. */
  kind?: 'team' | 'league';
  value: string;
  /** Page of the site with the same dates. */
  page: string;
  /** Name of the team or the league. */
  name: string;
}

function embedded(choice: EmbedChoice, teams: readonly TeamDto[], language: Language): Embedded {
  if (isLeague(choice))
    return {
      kind: 'league',
      value: choice,
      page: `/hockey-programs/tryouts/${choice}`,
      name: LEAGUE_CONTENT[choice].label,
    };
  const team = teams.find(({ id }) => String(id) === choice);
  if (!team) return { value: '', page: '/calendar', name: '' };
  const name = teamNameIn(team, language);
  return { kind: 'team', value: choice, page: `/hockey-programs/team/${team.id}`, name };
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** Text of the link, which readers without scripts see, and the title of the frame. */
const LINK: Record<Language, (name: string) => string> = {
  en: (name) => (name === '' ? 'Dates of the Lac St-Louis Lions' : `Dates of ${name} – Lac St-Louis Lions`),
  fr: (name) =>
    name === '' ? 'Dates des Lions du Lac St-Louis' : `Dates\u00a0: ${name} – Lions du Lac St-Louis`,
};

interface Embed {
  /** HTML for another site's page. */
  snippet: string;
  /** Address of the frame on this site. */
  frame: string;
}

/** The snippet of the schedule for a site in that language; `origin` is this site's. */
export function embedOf(
  choice: EmbedChoice,
  teams: readonly TeamDto[],
  language: Language,
  origin: string,
): Embed {
  const { kind, value, page, name } = embedded(choice, teams, language);
  const attribute = kind ? ` data-${kind}="${value}"` : '';
  const query = new URLSearchParams([...(kind ? [[kind, value]] : []), ['lang', language]]);
  return {
    snippet: [
      '<div>',
      `  <a href="${origin}${localize(page, language)}">${escapeHtml(LINK[language](name))}</a>`,
      `  <script src="${origin}/embed.js"${attribute} data-lang="${language}" async></script>`,
      '</div>',
    ].join('\n'),
    frame: `/embed/schedule?${query}`,
  };
}
