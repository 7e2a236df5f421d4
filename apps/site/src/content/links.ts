import { CLUB_SETTINGS, type LinkKey } from '@lions/domain';
import type { Localized } from './localized';

export interface LinkSection {
  /** Its anchor on the page. */
  id: string;
  /** The setting that holds its links. */
  key: LinkKey;
}

/** The sections of the useful links, in order. */
export const LINK_SECTIONS: LinkSection[] = [
  { id: 'lions-teams', key: 'teamLinks' },
  { id: 'facilities', key: 'facilityLinks' },
  { id: 'equipment', key: 'equipmentLinks' },
  { id: 'local-associations', key: 'localAssociations' },
  { id: 'regional-associations', key: 'regionalAssociations' },
  { id: 'junior-and-college', key: 'juniorLinks' },
  { id: 'leagues', key: 'leagueLinks' },
  { id: 'professional', key: 'professionalLinks' },
];

export const sectionName = ({ key }: LinkSection): Localized => CLUB_SETTINGS[key].name;
