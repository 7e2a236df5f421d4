import type {
  ChangeRegistrationDto,
  CorrectRegistrationDto,
  CreatePracticeDto,
  CreateTeamDto,
  CreateTryoutSessionDto,
  CreateUserDto,
  UpdateIncidentDto,
  UpdatePictureDto,
  UpdatePracticeDto,
  UpdateTeamDto,
  UpdateTryoutSessionDto,
  UpdateUserDto,
} from '@lions/api-client';

test('the client takes one field alone for each change', () => {
  const changes: [
    UpdateTeamDto,
    UpdateUserDto,
    UpdateTryoutSessionDto,
    UpdatePracticeDto,
    UpdatePictureDto,
    UpdateIncidentDto,
    ChangeRegistrationDto,
    CorrectRegistrationDto,
  ] = [
    { description: 'Bring both jerseys' },
    { lastName: 'Tremblay' },
    { description: 'Bring both jerseys' },
    { time: '7:00 PM - 8:30 PM' },
    { altEn: 'The rink' },
    { isSerious: true },
    { attended: true },
    { playerName: 'Demo Player' },
  ];
  expect(changes.map((change) => Object.keys(change).length)).toEqual(changes.map(() => 1));
});

test('the client requires what a new row requires, and nothing else', () => {
  const least: [CreateTeamDto, CreateUserDto, CreateTryoutSessionDto, CreatePracticeDto] = [
    { name: 'M15 AAA', league: 'lheq' },
    {
      firstName: 'Demo',
      lastName: 'Coach',
      username: 'demo.coach',
      email: 'demo@example.test',
    },
    { date: '2026-09-05', time: '6:00 PM - 7:30 PM', location: 'Bob-Birnie Arena' },
    { date: '2026-12-05', time: '6:00 PM - 7:30 PM' },
  ];
  // @ts-expect-error A team has a league.
  const team: CreateTeamDto = { name: 'M15 AAA' };
  // @ts-expect-error A user has an e-mail address.
  const user: CreateUserDto = { firstName: '', lastName: '', username: '' };
  // @ts-expect-error A tryout session has a location.
  const session: CreateTryoutSessionDto = { date: '2026-09-05', time: '6:00 PM - 7:30 PM' };
  // @ts-expect-error A practice has a time.
  const practice: CreatePracticeDto = { date: '2026-12-05' };
  const missing = least.map((body, at) => {
    const given = [team, user, session, practice][at] ?? {};
    return Object.keys(body).filter((name) => !(name in given));
  });
  expect(missing).toEqual([['league'], ['email'], ['location'], ['time']]);
});
