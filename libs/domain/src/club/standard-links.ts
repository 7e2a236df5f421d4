import type { Language } from '../people.js';
import { VENUES, venueMapUrl } from '../sessions/venue.js';
import type { ClubValue } from './club-settings.js';
import type { LinkKey } from './link-settings.js';

type Words = Record<Language, string>;
type LinkRow = NonNullable<ClubValue<LinkKey>['links']>[number];

/** For names that are not translated. */
export const same = (text: string): Words => ({ en: text, fr: text });

/* Only verified addresses. Where none is known, the link leads to the nearest existing page, and its note says so. */
const HOCKEY_QUEBEC = {
  href: 'https://www.hockey.qc.ca',
  note: { en: 'via Hockey Quebec', fr: 'sur le site de Hockey Québec' },
};
const HOCKEY_CANADA = {
  href: 'https://www.hockeycanada.ca/en-ca/home',
  hrefFr: 'https://www.hockeycanada.ca/fr-ca/home',
};
const VIA_HOCKEY_CANADA = {
  ...HOCKEY_CANADA,
  note: { en: 'via Hockey Canada', fr: 'sur le site de Hockey Canada' },
};

/** A maps search, for places without a verified address. */
const mapSearch = (query: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;

const ARENAS = [
  'dollard-civic-centre',
  'sportplexe-pierrefonds',
  'beaconsfield',
  'mount-royal',
  'bob-birnie',
];

const arenaLinks = VENUES.filter(({ id }) => ARENAS.includes(id)).map((venue): LinkRow => ({
  name: venue.name,
  href: venueMapUrl(venue),
  note: { en: `${venue.city.en}, on the map`, fr: `${venue.city.fr}, sur la carte` },
}));

const LINKS: Record<LinkKey, LinkRow[]> = {
  teamLinks: [
    { name: { en: 'Video analysis', fr: 'Analyse vidéo' }, ...VIA_HOCKEY_CANADA },
    { name: { en: 'Coaching app', fr: 'Application pour entraîneurs' }, ...VIA_HOCKEY_CANADA },
    { name: { en: 'Dressing room policy', fr: 'Politique sur les vestiaires' }, ...VIA_HOCKEY_CANADA },
    {
      name: { en: 'Dressing room FAQ', fr: 'Foire aux questions sur les vestiaires' },
      ...VIA_HOCKEY_CANADA,
    },
    { name: { en: 'Code of conduct', fr: 'Code de conduite' } },
    { name: { en: 'Manager handbook', fr: 'Guide du gérant ou de la gérante d’équipe' } },
  ],
  facilityLinks: [
    ...arenaLinks,
    {
      name: { en: 'Gym', fr: 'Centre de conditionnement physique' },
      href: mapSearch('gym, Dollard-Des Ormeaux, Quebec'),
      note: { en: 'gyms in Dollard-Des Ormeaux, on the map', fr: 'à Dollard-Des Ormeaux, sur la carte' },
    },
  ],
  equipmentLinks: [
    {
      name: { en: 'Used sports equipment store', fr: 'Magasin d’articles de sport d’occasion' },
      href: mapSearch('used sports equipment, West Island, Montreal, Quebec'),
      note: { en: 'stores in the West Island, on the map', fr: 'dans l’Ouest-de-l’Île, sur la carte' },
    },
  ],
  localAssociations: [
    { name: same('MRO'), ...HOCKEY_QUEBEC },
    { name: { en: 'St Laurent', fr: 'Saint-Laurent' }, ...HOCKEY_QUEBEC },
    { name: { en: 'Cote St Luc', fr: 'Côte-Saint-Luc' }, ...HOCKEY_QUEBEC },
    { name: same('DDO'), ...HOCKEY_QUEBEC },
    { name: { en: 'West Island', fr: 'Ouest-de-l’Île (West Island)' }, ...HOCKEY_QUEBEC },
    { name: same('Pierrefonds'), ...HOCKEY_QUEBEC },
    { name: same('Lakeshore'), ...HOCKEY_QUEBEC },
    { name: same('Lachine'), ...HOCKEY_QUEBEC },
    { name: { en: 'Full Quebec list', fr: 'Liste complète pour le Québec' }, ...HOCKEY_QUEBEC },
  ],
  regionalAssociations: [
    { name: { en: 'Lac St Louis', fr: 'Lac St-Louis' }, ...HOCKEY_QUEBEC },
    { name: same('North Stars'), ...HOCKEY_QUEBEC },
    { name: same('Grizzlies'), ...HOCKEY_QUEBEC },
    { name: same('Chacals'), ...HOCKEY_QUEBEC },
  ],
  juniorLinks: [
    {
      name: { en: 'CHL', fr: 'LCH' },
      href: 'https://chl.ca',
      note: { en: 'Canadian Hockey League', fr: 'Ligue canadienne de hockey' },
    },
    {
      name: { en: 'QMJHL', fr: 'LHJMQ' },
      href: 'https://theqmjhl.ca',
      hrefFr: 'https://chl.ca/lhjmq/',
      isNested: true,
    },
    { name: same('OHL'), href: 'https://ohl.ca', isNested: true },
    { name: same('WHL'), href: 'https://whl.ca', isNested: true },
    { name: same('NAHL'), href: 'https://www.nahl.com' },
    { name: same('USHL'), href: 'https://www.ushl.com' },
    { name: same('NCAA'), href: 'https://www.ncaa.com' },
    { name: same('U.S. College Hockey Online'), href: 'https://www.uscho.com' },
    { name: same('College Hockey News'), href: 'https://www.collegehockeynews.com' },
  ],
  leagueLinks: [
    { name: { en: 'M18 AAA league', fr: 'Ligue M18 AAA' }, ...HOCKEY_QUEBEC },
    { name: same('LHEQ'), ...HOCKEY_QUEBEC },
    { name: same('Hockey Canada'), ...HOCKEY_CANADA },
    { name: { en: 'Hockey Quebec', fr: 'Hockey Québec' }, href: HOCKEY_QUEBEC.href },
  ],
  professionalLinks: [
    { name: { en: 'NHL', fr: 'LNH' }, href: 'https://www.nhl.com', hrefFr: 'https://www.nhl.com/fr' },
    { name: { en: 'AHL', fr: 'Ligue américaine (LAH)' }, href: 'https://theahl.com' },
    { name: same('ECHL'), href: 'https://echl.com' },
    { name: same('KHL'), href: 'https://www.khl.ru' },
    {
      name: { en: 'Swiss league', fr: 'Ligue suisse' },
      href: 'https://www.nationalleague.ch',
      note: same('National League'),
    },
    {
      name: { en: 'Swedish league', fr: 'Ligue suédoise' },
      href: 'https://www.shl.se',
      note: same('SHL'),
    },
    {
      name: { en: 'Finnish league', fr: 'Ligue finlandaise' },
      href: 'https://liiga.fi',
      note: same('Liiga'),
    },
    {
      name: { en: 'Czech league', fr: 'Ligue tchèque' },
      href: 'https://www.hokej.cz',
      note: { en: 'via hokej.cz', fr: 'sur hokej.cz' },
    },
    {
      name: { en: 'List of all leagues', fr: 'Liste de toutes les ligues' },
      href: 'https://www.eliteprospects.com/leagues',
      note: { en: 'via Elite Prospects', fr: 'sur Elite Prospects' },
    },
  ],
};

/** The useful links while no setting is saved. */
export const STANDARD_LINKS = Object.fromEntries(
  Object.entries(LINKS).map(([key, links]) => [key, { links }]),
) as Record<LinkKey, ClubValue<LinkKey>>;
