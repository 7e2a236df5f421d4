import { expect, request } from '@playwright/test';
import { headers, signInByApi } from './back-office.ts';
import { SUPERADMIN } from './server.ts';

/** Closes the demo club as a club begins: no registration, and the season of the code, whatever day it is. */
export async function closeDemo(baseURL: string): Promise<void> {
  const office = await request.newContext({ baseURL });
  await signInByApi(office, SUPERADMIN);
  const put = async (path: string, data: object) => {
    const answer = await office.put(path, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await put('/api/settings/practice_registration_enabled', { value: 'false' });
  await put('/api/club/settings/season', { value: null });
  const teams = (await (await office.get('/api/teams')).json()) as {
    id: number;
    registrationOpen: boolean;
  }[];
  for (const { id } of teams.filter(({ registrationOpen }) => registrationOpen))
    await put(`/api/teams/${id}`, { registrationOpen: false });
  await office.dispose();
}
