import { positionOrder, type RosterRow } from './roster';

test('sorts positions in the same order for practices and tryout sessions', () => {
  const inOrder = (rows: object[]) =>
    [...(rows as RosterRow[])].sort((a, b) => positionOrder(a) - positionOrder(b));
  const practice = [{ position: 'G' }, { position: 'F' }, { position: 'D' }];
  expect(inOrder(practice)).toEqual([{ position: 'D' }, { position: 'F' }, { position: 'G' }]);
  const session = [
    { playerPosition: 'Goalie' },
    { playerPosition: 'Defense' },
    { playerPosition: 'Forward' },
  ];
  expect(inOrder(session)).toEqual([
    { playerPosition: 'Defense' },
    { playerPosition: 'Forward' },
    { playerPosition: 'Goalie' },
  ]);
});
