import type { Language } from '@lions/domain';
import type { FamilyExportDto } from './family-export.dto.js';
import { familyFile } from './family-file.js';

const ROW: FamilyExportDto['registrations'][number] = {
  id: 31,
  kind: 'session',
  targetId: 12,
  team: 'M15 AAA Elite',
  teamFr: 'M15 AAA Élite',
  teamId: 7,
  date: '2026-12-01',
  time: '6:00 PM - 7:30 PM',
  location: 'Dollard Civic Centre - Rink 1',
  description: '',
  descriptionFr: '',
  feeCents: null,
  feeUrl: null,
  startsAt: '2026-12-01T23:00:00.000Z',
  endsAt: '2026-12-02T00:30:00.000Z',
  playerName: 'Demo </script><b>Player',
  playerAge: null,
  birthYear: 2012,
  position: 'Goalie',
  parentName: 'Demo Parent',
  parentPhone: null,
  status: 'waiting',
  waitlistPosition: 2,
  isCalledOff: false,
  canCancel: true,
  canConfirm: false,
  canAccept: false,
  confirmedAt: null,
  consentVersion: '2026-11-25',
  consentReceivedAt: null,
  parentalAuthority: true,
  isBeforeProof: false,
  steps: [{ at: '2026-11-01T15:04:05.000Z', event: 'waiting', position: 3, actor: 'family' }],
  passedForReason: 0,
  createdAt: '2026-11-01T15:04:05.000Z',
  attended: false,
  isPaid: false,
  tryoutNumber: null,
  checkInNote: null,
  updatedAt: '2026-11-02T15:04:05.000Z',
};
const FAMILY: FamilyExportDto = {
  email: 'demo.parent@example.test',
  guardianEmail: null,
  locale: 'fr',
  createdAt: '2026-11-01T15:04:05.000Z',
  exportedAt: '2026-11-21T20:00:00.000Z',
  registrations: [ROW],
  mails: [
    { kind: 'waiting', status: 'sent', registrationId: 31, createdAt: ROW.createdAt, sentAt: ROW.createdAt },
  ],
};
const fileIn = (language: Language, family = FAMILY) =>
  familyFile(family, language, 'America/Toronto').replaceAll('\u00a0', ' ');

describe('a family’s file', () => {
  it('has labels, words, days and times of the language', () => {
    const french = fileIn('fr');
    for (const text of [
      '<html lang="fr">',
      '<dt>Langue de nos courriels</dt><dd>français</dd>',
      '<dt>Fichier créé</dt><dd>samedi 21 novembre 2026, 15 h</dd>',
      'Séance de sélection, M15 AAA Élite</h3>',
      '<dt>Date</dt><dd>mardi 1er décembre 2026</dd>',
      '<dt>Heure</dt><dd>18 h – 19 h 30</dd>',
      '<dt>État</dt><dd>Sur la liste d’attente</dd>',
      '<dt>Position</dt><dd>Gardien ou gardienne</dd>',
      '<li>dimanche 1er novembre 2026, 10 h 04, inscription sur la liste d’attente, rang 3, par la famille</li>',
      '<li>Sur la liste d’attente (courriel envoyé), dimanche 1er novembre 2026, 10 h 04</li>',
    ])
      expect(french).toContain(text);
    const english = fileIn('en');
    for (const text of [
      'Tryout session, M15 AAA Elite</h3>',
      '<dt>Time</dt><dd>6:00 PM – 7:30 PM</dd>',
      '<dt>Status</dt><dd>On the waiting list</dd>',
    ])
      expect(english).toContain(text);
  });

  it('shows what was typed at a practice or at the door', () => {
    const typed = { parentPhone: '514-555-0100', tryoutNumber: 12, checkInNote: 'Came late' };
    const english = fileIn('en', { ...FAMILY, registrations: [{ ...ROW, ...typed }] });
    for (const text of [
      '<dt>Parent’s phone</dt><dd>514-555-0100</dd>',
      '<dt>Parent</dt><dd>Demo Parent</dd>',
      '<dd>12</dd>',
      '<dd>Came late</dd>',
    ])
      expect(english).toContain(text);
  });

  it('shows no absent value, and says that there is nothing', () => {
    expect(fileIn('fr')).not.toContain('<dt>Âge</dt>');
    expect(fileIn('fr')).not.toMatch(/<dd>(?:null|undefined)?<\/dd>/);
    const empty = fileIn('fr', { ...FAMILY, registrations: [], mails: [] });
    expect(empty).toContain('Aucune inscription.');
    expect(empty).toContain('Aucun courriel.');
  });

  it('holds the same data as JSON, and runs no text of a family', () => {
    const file = familyFile(FAMILY, 'fr', 'America/Toronto');
    const [, json = ''] = /<script type="application\/json" id="data">([^<]*)<\/script>/.exec(file) ?? [];
    expect(JSON.parse(json)).toEqual(FAMILY);
    expect(file).not.toContain('<b>Player');
    expect(file).toContain('Demo &lt;/script&gt;&lt;b&gt;Player');
  });
});
