import type { APIRequestContext } from '@playwright/test';
import { dayFromNow, givenTeam, headers, signInByApi, uniqueName } from './back-office.ts';
import { SUPERADMIN } from './server.ts';
import { expect, test as base } from './site-test.ts';

export interface OpenTeam {
  id: number;
  /** Ids of its sessions, by day. */
  sessions: number[];
  email: string;
}

/** A test's own team, and a signed-in coach's API calls beside the family's browser. */
export const test = base.extend<{
  office: APIRequestContext;
  openTeam: (capacity: number, days?: number) => Promise<OpenTeam>;
}>({
  office: async ({ playwright, baseURL }, use) => {
    const office = await playwright.request.newContext({ baseURL });
    await signInByApi(office, SUPERADMIN);
    await use(office);
    await office.dispose();
  },
  openTeam: async ({ office }, use, testInfo) => {
    await use(async (capacity, dayCount = 1) => {
      const name = `M15 ${uniqueName(testInfo)}`;
      // Far ahead: other tests' sessions come first in the lists of upcoming sessions.
      const days = Array.from({ length: dayCount }, (_, index) => dayFromNow(200 + index));
      const id = await givenTeam(office, { name, playerNames: [], days });
      await open(office, id, true);
      const listed = (await (await office.get(`/api/teams/${id}/sessions`)).json()) as { id: number }[];
      const sessions = listed.map((session) => session.id).sort((a, b) => a - b);
      for (const session of sessions)
        expect((await office.put(`/api/sessions/${session}`, { headers, data: { capacity } })).ok()).toBe(
          true,
        );
      return { id, sessions, email: `${uniqueName(testInfo)}@example.test` };
    });
  },
});

/** Opens or closes a team’s registration. */
export async function open(office: APIRequestContext, team: number, registrationOpen: boolean) {
  const answer = await office.put(`/api/teams/${team}`, { headers, data: { registrationOpen } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** The registrations as the coach sees them, in order. */
export async function registeredNames(
  office: APIRequestContext,
  session: number | undefined,
): Promise<string[]> {
  const rows = (await (await office.get(`/api/sessions/${session}/registrations`)).json()) as {
    playerName: string;
  }[];
  return rows.map(({ playerName }) => playerName);
}

export { expect };
