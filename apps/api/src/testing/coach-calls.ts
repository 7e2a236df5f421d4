const PRACTICE = { date: '2025-09-20', time: '6:00 PM - 7:30 PM' };
const SESSION = { date: '2025-09-20', time: '6:00 PM - 7:30 PM', location: 'Bob-Birnie Arena' };
export const MESSAGE = { audience: 'both', subjectEn: 'Jerseys', textEn: 'Both.', subjectFr: '', textFr: '' };
export const DEVICE = '6a0a3f6e-6a3e-4a53-9f4c-0f2f6d1f0a01';
const CHANGE = { id: '6a0a3f6e-6a3e-4a53-9f4c-0f2f6d1f0a02', at: '2025-09-01T15:59:00.000Z', attended: true };

/** Ids that a call names. */
export interface Place {
  registrationId: number;
  mailId: number;
  undoId: number;
}

type Call<Named> = (of: Named & Place) => [path: string, body?: object];

/** Calls that change a team: a coach makes them for the coach's own teams only. */
export const TEAM_CALLS: Record<string, Call<{ team: { id: number }; sessionId: number }>> = {
  'POST /api/teams': () => ['/api/teams', { name: 'M13 New', league: 'lheq' }],
  'PUT /api/teams/order': ({ team }) => ['/api/teams/order', { league: 'lheq', teamIds: [team.id] }],
  'PUT /api/teams/:id': ({ team }) => [`/api/teams/${team.id}`, { name: 'M13 Other' }],
  'DELETE /api/teams/:id': ({ team }) => [`/api/teams/${team.id}`],
  'PUT /api/teams/:id/active-players': ({ team }) => [
    `/api/teams/${team.id}/active-players`,
    { playerNames: ['Demo Player 09'] },
  ],
  'POST /api/teams/:id/sessions': ({ team }) => [`/api/teams/${team.id}/sessions`, SESSION],
  'POST /api/teams/:id/sessions/batch': ({ team }) => [
    `/api/teams/${team.id}/sessions/batch`,
    { dates: [SESSION.date], time: SESSION.time, location: SESSION.location },
  ],
  'PUT /api/sessions/:id': ({ sessionId }) => [`/api/sessions/${sessionId}`, { isCancelled: true }],
  'DELETE /api/sessions/:id': ({ sessionId }) => [`/api/sessions/${sessionId}`],
  'PUT /api/registrations/:id': ({ registrationId }) => [
    `/api/registrations/${registrationId}`,
    { attended: true },
  ],
  'DELETE /api/registrations/:id': ({ registrationId }) => [`/api/registrations/${registrationId}`],
  'POST /api/registrations/:id/family-link': ({ registrationId }) => [
    `/api/registrations/${registrationId}/family-link`,
  ],
  'POST /api/undo/:id': ({ undoId }) => [`/api/undo/${undoId}`],
  'POST /api/check-in/sessions/:id': ({ sessionId, registrationId }) => [
    `/api/check-in/sessions/${sessionId}`,
    { device: DEVICE, takesNumbers: true, changes: [{ ...CHANGE, registrationId }] },
  ],
  'PUT /api/to-tell': ({ mailId }) => ['/api/to-tell', { mailIds: [mailId], isTold: true }],
  'POST /api/messages': ({ sessionId }) => ['/api/messages', { sessionId, ...MESSAGE }],
};

/** Calls that change a practice: a limited coach makes them only when practices are part of the limit. */
export const PRACTICE_CALLS: Record<string, Call<{ practiceId: number }>> = {
  'POST /api/practices': () => ['/api/practices', PRACTICE],
  'POST /api/practices/batch': () => ['/api/practices/batch', { practices: [PRACTICE] }],
  'PUT /api/practices/:id': ({ practiceId }) => [`/api/practices/${practiceId}`, { isCancelled: true }],
  'DELETE /api/practices/:id': ({ practiceId }) => [`/api/practices/${practiceId}`],
  'PUT /api/registrations/:id': ({ registrationId }) => [
    `/api/registrations/${registrationId}`,
    { attended: true },
  ],
  'DELETE /api/registrations/:id': ({ registrationId }) => [`/api/registrations/${registrationId}`],
  'POST /api/registrations/:id/family-link': ({ registrationId }) => [
    `/api/registrations/${registrationId}/family-link`,
  ],
  'POST /api/undo/:id': ({ undoId }) => [`/api/undo/${undoId}`],
  'POST /api/check-in/practices/:id': ({ practiceId, registrationId }) => [
    `/api/check-in/practices/${practiceId}`,
    { device: DEVICE, takesNumbers: true, changes: [{ ...CHANGE, registrationId }] },
  ],
  'PUT /api/to-tell': ({ mailId }) => ['/api/to-tell', { mailIds: [mailId], isTold: true }],
  'POST /api/messages': ({ practiceId }) => ['/api/messages', { practiceId, ...MESSAGE }],
};

/** Calls of coaches that change neither: those of the caller's own account, and those that only read. */
export const CHANGES_NOTHING = [
  'PUT /api/auth/password',
  'DELETE /api/auth/sessions/:id',
  'POST /api/auth/end-other-sessions',
  'POST /api/auth/second-factor',
  'POST /api/auth/second-factor/confirm',
  'POST /api/auth/second-factor/recovery-codes',
  'POST /api/auth/second-factor/remove',
  'POST /api/auth/passkeys/options',
  'POST /api/auth/passkeys',
  'DELETE /api/auth/passkeys/:id',
  'POST /api/messages/preview',
  'POST /api/search',
  'POST /api/registrations/:id/family',
];
