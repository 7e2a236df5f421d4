import type { AuditEntryDto } from '@lions/api-client';
import i18next from 'i18next';
import { ADMIN_DICTIONARIES } from '../../i18n/dictionaries';
import { auditRow } from './audit-rows';
import type { Wording } from './audit-values';
import { changesOf, sentence, summary } from './audit-words';

beforeAll(() =>
  i18next.init({
    resources: { en: { admin: ADMIN_DICTIONARIES.en }, fr: { admin: ADMIN_DICTIONARIES.fr } },
    defaultNS: 'admin',
    ns: ['admin'],
    interpolation: { escapeValue: false },
  }),
);

const wording = (language: 'en' | 'fr'): Wording => ({
  t: i18next.getFixedT(language),
  language,
  zone: 'America/Toronto',
});
const entry = (line: Partial<AuditEntryDto>): AuditEntryDto => ({
  id: 1,
  at: '2026-11-22T02:05:00.000Z',
  actor: 'superadmin',
  actorId: 1,
  action: 'team.update',
  subject: 'team',
  subjectId: 4,
  subjectName: 'M15 AAA',
  subjectDate: null,
  before: null,
  after: null,
  ...line,
});
const told = (language: 'en' | 'fr', line: Partial<AuditEntryDto>) => {
  const words = wording(language);
  const told = entry(line);
  return `${sentence(words, told)} | ${summary(words, changesOf(words, told))}`.replace(/\u00a0/g, ' ');
};

describe('audit entry texts', () => {
  it('name the actor, the action, the subject and the first changes', () => {
    const line = { before: { isVisible: true }, after: { isVisible: false } };
    expect(told('en', line)).toBe('superadmin changed the team M15 AAA (4) | Visible to public: yes → no');
    expect(told('fr', line)).toBe(
      'superadmin a modifié l’équipe M15 AAA (4) | Visible pour le public : oui → non',
    );
  });

  it('tell a coach’s correction of a registration from a family’s', () => {
    const line = { action: 'registration.correct', subject: 'registration' };
    expect(told('en', line)).toMatch(/^superadmin corrected the registration /);
    expect(told('fr', line)).toMatch(/^superadmin a corrigé l’inscription /);
    expect(told('en', { ...line, actor: 'server' })).toMatch(/^A family corrected the registration /);
    expect(told('fr', { ...line, actor: 'server' })).toMatch(/^Une famille a corrigé l’inscription /);
  });

  it('name a setting of the club, and both languages of its texts', () => {
    const line = {
      action: 'club.update',
      subject: 'club',
      subjectName: 'season',
      before: { label: 'Fall 2025 / Automne 2025', firstDay: null },
      after: { label: 'Fall 2027 / Automne 2027', firstDay: null },
    };
    expect(told('fr', line)).toBe(
      'superadmin a modifié le réglage du club Saison (4) | ' +
        'Nom de la saison : Fall 2025 / Automne 2025 → Fall 2027 / Automne 2027',
    );
  });

  it('keep masked values masked and count long lists', () => {
    const before = {
      firstName: '(masked)',
      activePlayers: '3 entries',
      ids: Array.from({ length: 11 }, Number),
    };
    const after = { firstName: '(masked)', activePlayers: '1 entries', ids: [] };
    expect(told('fr', { before, after })).toContain(
      'Prénom : (masqué) → (masqué) · Joueurs en sélection : 3 entrées → 1 entrée · 1 autre champ',
    );
    expect(changesOf(wording('en'), entry({ before, after })).at(-1)).toEqual({
      field: 'ids',
      label: 'ids',
      before: '11 entries',
      after: '(empty)',
    });
  });

  it('format instants in the club’s zone and name days, settings and the server', () => {
    expect(
      told('en', { before: { deletedAt: null }, after: { deletedAt: '2026-11-22T02:05:00.000Z' } }),
    ).toMatch(/Deleted: \(empty\) → Nov\.? 21, 2026, 9:05 PM/);
    const setting = { subject: 'setting', subjectId: 2, subjectName: 'tryout_auto_deletion_time' };
    expect(
      told('en', {
        ...setting,
        action: 'setting.update',
        actor: 'server',
        before: { key: 'x' },
        after: { key: 'x', value: '03:00' },
      }),
    ).toBe('The server changed the setting Daily cleanup time (2) | Value: 3:00 AM');
    expect(
      told('en', {
        ...setting,
        action: 'setting.delete',
        before: { key: 'x', value: '03:00', description: null },
        after: null,
      }),
    ).toBe('superadmin removed the setting Daily cleanup time (2) | Value: 3:00 AM → (empty)');
    expect(told('fr', { action: 'tryoutSession.delete', subjectDate: '2026-12-01' })).toContain(
      'a supprimé la séance de sélection M15 AAA, mardi 1er décembre 2026 (4)',
    );
  });

  it('name a mail by its kind and day', () => {
    const mail = {
      subject: 'mail',
      action: 'mail.retry',
      subjectName: 'promoted',
      subjectDate: '2026-12-01',
    };
    expect(told('en', mail)).toContain(
      'had an email sent again: A spot has opened up, Tuesday, December 1, 2026 (4)',
    );
    expect(told('fr', mail)).toContain(
      'renvoyer un courriel : Une place s’est libérée, mardi 1er décembre 2026 (4)',
    );
  });

  it('describe entries without a name or an id, and retired actions', () => {
    expect(told('en', { subjectName: null })).toBe('superadmin changed the team (4) | ');
    expect(told('en', { subjectName: null, subjectId: null, action: 'team.fly' })).toBe(
      'superadmin: team.fly | ',
    );
  });

  it('translate states, roles and positions', () => {
    const before = { status: 'waiting', role: 'coach' };
    const after = { status: 'confirmed', role: 'superadmin' };
    expect(told('fr', { before, after })).toContain(
      'État : En attente → Confirmée · Rôle : Entraîneur → Superadmin',
    );
    expect(told('fr', { after: { playerPosition: 'Forward', playerDisplay: 'initials' } })).toContain(
      'Position : Attaque · Comment le public voit les joueurs : Initiales seulement',
    );
    const mail = { before: { status: 'failed' }, after: { status: 'told' } };
    expect(told('en', mail)).toContain('Status: Failed → Told by a coach');
    expect(told('fr', mail)).toContain('État : Échec → Famille avertie par un entraîneur');
    const team = { before: { colorTheme: 'none' }, after: { colorTheme: 'gold' } };
    expect(told('fr', team)).toContain('Couleur : Aucune → Or');
    expect(told('fr', { before: { locale: 'en' }, after: { locale: 'fr' } })).toContain(
      'Langue : Anglais → Français',
    );
  });

  it('have days and times in the reader’s language, wherever they are stored', () => {
    const incident = { after: { knownOn: '2026-12-01', consentVersion: '2026-11-25' } };
    expect(told('fr', incident)).toContain(
      'Connu depuis le : mardi 1er décembre 2026 · Consentement, version : 2026-11-25',
    );
    const line = {
      action: 'setting.update',
      subject: 'setting',
      subjectName: 'tryout_auto_deletion_time',
      after: { key: 'x', value: '03:00' },
    };
    expect(told('fr', line)).toContain('Valeur : 3 h');
    const events = { events: 'Gala / Gala · 2026-12-05 · 6:00 PM - 7:30 PM; Match · 2026-12-01' };
    expect(told('fr', { subject: 'club', after: events })).toContain(
      'Gala / Gala · samedi 5 décembre 2026 · 18 h – 19 h 30; Match · mardi 1er décembre 2026',
    );
  });

  it('name a practice by its times', () => {
    const practice = { action: 'practice.update', subject: 'practice', subjectName: '7:00 PM - 8:30 PM' };
    expect(told('fr', { ...practice, subjectDate: '2026-12-01' })).toBe(
      'superadmin a modifié l’entraînement 19 h – 20 h 30, mardi 1er décembre 2026 (4) | ',
    );
  });

  it('form a CSV row', () => {
    const after = { isVisible: false, capacity: 20, date: '2026-12-01' };
    expect(auditRow(wording('en'), entry({ before: { isVisible: true }, after }))).toEqual([
      '2026-11-21 21:05',
      'superadmin',
      'superadmin changed the team M15 AAA (4)',
      'Teams',
      4,
      'M15 AAA',
      'Visible to public: yes → no; Spots: 20; Date: Tuesday, December 1, 2026',
    ]);
  });
});
