import type { Client } from '../client.js';
import type { TestApp } from '../test-app.js';

/** A target of registrations in a test: over HTTP both kinds answer alike. */
export interface GivenTarget {
  kind: 'practice' | 'session';
  id: number;
}

/** The answer to a registration. */
export interface GivenAnswer {
  id: number;
  isWaitlist: boolean;
  manageUrl: string | null;
  code?: string;
}

/** Registers a child over HTTP as the site does; `change` uses the fields of the target's own form. */
export function register(
  client: Client,
  { kind, id }: GivenTarget,
  playerName: string,
  parentEmail: string,
  change: object = {},
  headers: Record<string, string> = {},
) {
  const player = { playerName, parentEmail };
  if (kind === 'practice')
    return client.post<GivenAnswer>(
      '/api/registrations',
      { ...player, practiceId: id, position: 'F', ...change },
      headers,
    );
  const more = { playerPosition: 'Forward', playerAge: 14, parentName: 'Demo Parent', ...change };
  return client.post<GivenAnswer>(`/api/sessions/${id}/registrations`, { ...player, ...more }, headers);
}

/** The token at the end of a private address. */
export const tokenOf = (url: string | null) => url?.split('/').at(-1) ?? '';

/** Registers a child and returns the path of its receipt's calls. */
export async function givenReceipt(
  app: TestApp,
  target: GivenTarget,
  playerName: string,
  parentEmail: string,
  change: object = {},
) {
  const { body } = await register(app.anonymous(), target, playerName, parentEmail, change);
  const token = tokenOf(body.manageUrl);
  return { id: body.id, token, url: body.manageUrl ?? '', path: `/api/my/r/${token}` };
}
