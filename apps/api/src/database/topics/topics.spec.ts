import { isRead, touchedBy } from './topics.js';

const places = ['practicePlaces', 'sessionPlaces'];

describe('what a statement touches', () => {
  it.each<[string, string[], { isChange?: boolean; isPrivate?: boolean }]>([
    ['SELECT `Team`.`id` FROM `teams` `Team` WHERE `Team`.`id` = ?', ['teams'], {}],
    ['SELECT 1 FROM "practices" "p" LEFT JOIN "settings" "s" ON 1 = 1', ['practices', 'settings'], {}],
    ['SELECT COUNT(*) FROM registrations WHERE practiceId = ?', ['practicePlaces'], {}],
    [
      'SELECT id FROM registrations WHERE sessionId IN (SELECT id FROM tryout_sessions)',
      ['sessionPlaces', 'sessions'],
      {},
    ],
    ['SELECT * FROM registrations WHERE id = ?', places, {}],
    ['SELECT topic, version FROM topic_versions', [], {}],
    ['SELECT * FROM admin_users', [], { isPrivate: true }],
    ['SELECT t.id FROM teams t JOIN families f ON 1 = 1', ['teams'], { isPrivate: true }],
    ['UPDATE `teams` SET `name` = ? WHERE `id` = ?', ['teams'], { isChange: true }],
    ['UPDATE registrations SET attended = ? WHERE id = ?', places, { isChange: true }],
    [
      'INSERT INTO settings (name) VALUES (?) ON DUPLICATE KEY UPDATE name = VALUES(name)',
      ['settings'],
      { isChange: true },
    ],
    ['INSERT INTO audit_entries (at) VALUES (?)', [], { isChange: true, isPrivate: true }],
  ])('%s', (sql, topics, more) => {
    const touched = touchedBy(sql);
    expect({ ...touched, isChange: !isRead(sql), topics: [...touched.topics].sort() }).toEqual({
      topics,
      isChange: false,
      isPrivate: false,
      ...more,
    });
  });

  it.each([
    ['teams', ['pictures', 'sessionPlaces', 'sessions', 'teams']],
    ['tryout_sessions', ['sessionPlaces', 'sessions']],
    ['practices', ['practicePlaces', 'practices']],
    ['families', ['practicePlaces', 'sessionPlaces']],
  ])('includes the rows that the database removes with those of %s', (table, topics) => {
    expect([...touchedBy(`DELETE FROM ${table} WHERE id = ?`).topics].sort()).toEqual(topics);
  });
});
