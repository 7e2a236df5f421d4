/** The only user after a server starts on an empty database. */
export const PASSWORD = 'bench-only-4f1c9a';

/** The cookies of the superadmin. */
export async function signedIn(url) {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'bench' },
    body: JSON.stringify({ username: 'superadmin', password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`Sign-in answered ${answer.status}.`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
