import encodeQR from 'qr';
import { headers, uniqueName } from '../support/back-office.ts';
import { test, expect } from '../support/open-team.ts';
import { delivery, givenDoor, goOffline, goOnline, openPhone, playersOf, rowOf } from './door.ts';

/** Puts a code in front of a camera that the test draws. */
function drawCode(rows: boolean[][]): void {
  const canvas = document.createElement('canvas');
  canvas.width = 640;
  canvas.height = 480;
  const context = canvas.getContext('2d');
  const module = 8;
  const draw = () => {
    if (!context) return;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = '#000';
    for (const [top, squares] of rows.entries())
      for (const [left, isBlack] of squares.entries())
        if (isBlack) context.fillRect(60 + left * module, 40 + top * module, module, module);
  };
  // A stream only has frames of a canvas that changes.
  setInterval(draw, 50);
  navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream(20));
}

test('a family’s receipt checks its player in at a scan, without a network', async ({
  office,
  page,
  context,
}, testInfo) => {
  const { session, path } = await givenDoor(office, {
    name: `M15 ${uniqueName(testInfo)}`,
    players: 1,
    capacity: 9,
  });
  const player = { playerName: 'Demo Scanned', playerPosition: 'Goalie', playerAge: 14 };
  const parent = { parentName: 'Demo Parent', parentEmail: 'scanned@example.test' };
  const answer = await office.post(`/api/sessions/${session}/registrations`, {
    headers,
    data: { ...player, ...parent },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { manageUrl } = (await answer.json()) as { manageUrl: string };
  await page.addInitScript(drawCode, encodeQR(manageUrl, 'raw', { ecc: 'medium', border: 1 }));
  await openPhone(page, path);
  await goOffline(context);
  await page.getByRole('button', { name: 'Scan', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Demo Scanned: here');
  await page.keyboard.press('Escape');
  await expect(rowOf(page, 'Demo Scanned')).toBeChecked();
  await goOnline(context);
  await expect(delivery(page)).toHaveText('All sent');
  const here = (await playersOf(office, session)).filter(({ attended }) => attended);
  expect(here.map(({ playerName }) => playerName)).toEqual(['Demo Scanned']);
});

test('only the check-in may use the camera', async ({ page }) => {
  const policyOf = async (path: string) => (await page.goto(path))?.headers()['permissions-policy'];
  expect(await policyOf('/admin/check-in/sessions/1')).toContain('camera=(self)');
  expect(await policyOf('/admin/login')).toContain('camera=()');
  expect(await policyOf('/')).toContain('camera=()');
});
