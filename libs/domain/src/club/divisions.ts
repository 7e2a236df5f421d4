import { ageDivision, LEAGUES, type League } from '../teams/team.js';
import type { FieldValues } from './club-field.js';

/** The last year of birth that a field takes. */
const LAST_YEAR = 2999;

const TEAMS_HINT = {
  en: 'Names with commas between them, each with its French name after a slash where that differs: “M13 AAA Elite / M13 AAA Élite”. A new season proposes them.',
  fr: 'Des noms en anglais séparés par des virgules, chacun suivi d’une barre oblique et de son nom français s’il est différent\u00a0: «\u00a0M13 AAA Elite / M13 AAA Élite\u00a0». Une nouvelle saison les propose.',
};

/** The age divisions of a season by year of birth, the youngest first, and the teams of each. */
export const DIVISIONS_SETTING = {
  name: { en: 'Divisions', fr: 'Catégories d’âge' },
  about: {
    en: 'On the page of the player journey: the division of each year of birth, the youngest first. A new season proposes the teams. Without divisions there is no table.',
    fr: 'Sur la page du parcours du joueur\u00a0: la catégorie de chaque année de naissance, en commençant par les plus jeunes. Une nouvelle saison propose les équipes. Sans catégories, il n’y a pas de tableau.',
  },
  fields: {
    seasonYear: {
      kind: 'number',
      isRequired: true,
      max: LAST_YEAR,
      en: 'Year in which the season of these years of birth begins',
      fr: 'Année où commence la saison de ces années de naissance',
      hint: {
        en: 'In later seasons every year of birth moves along.',
        fr: 'Aux saisons suivantes, toutes les années de naissance se décalent.',
      },
    },
    divisions: {
      kind: 'rows',
      max: 15,
      en: 'Divisions',
      fr: 'Catégories d’âge',
      fields: {
        name: { kind: 'words', isRequired: true, max: 20, en: 'Name', fr: 'Nom' },
        firstYear: {
          kind: 'number',
          isRequired: true,
          max: LAST_YEAR,
          en: 'First year of birth',
          fr: 'Première année de naissance',
        },
        lastYear: {
          kind: 'number',
          max: LAST_YEAR,
          from: 'firstYear',
          before: 'firstYear',
          en: 'Last year of birth',
          fr: 'Dernière année de naissance',
          hint: {
            en: 'The year before the division above begins. Empty in the first division only: everyone younger.',
            fr: 'L’année juste avant la première année de naissance de la catégorie au-dessus. Vide dans la première catégorie seulement\u00a0: tous les plus jeunes.',
          },
        },
        lheqTeams: {
          kind: 'line',
          max: 200,
          en: 'Teams in LHEQ',
          fr: 'Équipes dans la LHEQ',
          hint: TEAMS_HINT,
        },
        m18aaaTeams: {
          kind: 'line',
          max: 200,
          en: 'Teams in M18 AAA',
          fr: 'Équipes dans la ligue M18 AAA',
          hint: TEAMS_HINT,
        },
      },
    },
  },
} as const;

type Divisions = FieldValues<typeof DIVISIONS_SETTING.fields>;

/** A division with its years of birth in one season; without a last year it is open to everyone younger. */
export type Division = NonNullable<Divisions['divisions']>[number];

/** A team that a new season proposes. */
export interface SeasonTeam {
  name: string;
  /** Only where it differs. */
  nameFr?: string;
  league: League;
}

/** The divisions of the season that begins in `year`: each season, every year of birth is one later. */
export function divisionsIn({ seasonYear: known, divisions = [] }: Divisions, year: number): Division[] {
  const later = year - known;
  return divisions.map(({ firstYear, lastYear, ...division }) => ({
    ...division,
    firstYear: firstYear + later,
    ...(lastYear !== undefined && { lastYear: lastYear + later }),
  }));
}

/** The division of a team, by the number after the letter M in both names ('M15 AAA' is in 'M15'). */
export function divisionOfTeam(divisions: readonly Division[], team: string): Division | undefined {
  const age = ageDivision(team);
  return divisions.find(({ name }) => age !== undefined && ageDivision(name.en) === age);
}

/** The teams that a new season proposes, in the order of the divisions. */
export const seasonTeams = (divisions: readonly Division[]): SeasonTeam[] =>
  divisions.flatMap((division) =>
    LEAGUES.flatMap((league) =>
      (division[`${league}Teams`] ?? '')
        .split(',')
        .map((names) => {
          const [name = '', nameFr = ''] = names.split('/').map((each) => each.trim());
          return { name, ...(nameFr !== '' && { nameFr }), league };
        })
        .filter(({ name }) => name !== ''),
    ),
  );
