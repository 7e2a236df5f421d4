/**
 * node:test run: the main flows of a parent and of a coach in the browser of PLATFORM_BROWSER (webkit or
 * firefox), in both languages. PLATFORM_QUICK=true: only the parent's flow at a phone's width.
 */
import { after, before, describe, it } from 'node:test';
import { FIREFOX } from './firefox.mjs';
import { Person } from './person.mjs';
import { givenOpenTeam, signInByApi, startSite } from './site.mjs';
import { coachFlow, parentFlow } from './flows.mjs';
import { WEBKIT } from './webkit.mjs';
import { WORDS } from './words.mjs';

const { name, start } = { webkit: WEBKIT, firefox: FIREFOX }[process.env.PLATFORM_BROWSER ?? 'webkit'];
const isQuick = process.env.PLATFORM_QUICK === 'true';
const SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];
const FLOWS = { parent: parentFlow, coach: coachFlow };

describe(name, () => {
  let site;
  let browser;
  let call;
  before(async () => {
    site = await startSite();
    call = await signInByApi(site.url);
    browser = await start();
  });
  after(async () => {
    browser?.stop();
    await site?.stop();
  });

  for (const screen of isQuick ? SCREENS.slice(0, 1) : SCREENS)
    for (const language of Object.keys(WORDS))
      for (const who of isQuick ? ['parent'] : Object.keys(FLOWS))
        it(`main flow of a ${who}, ${language}, ${screen.width} px`, async () => {
          const what = `${name} ${who} ${language} ${screen.width}`;
          const team = await givenOpenTeam(call, `M13 ${what}`);
          const driver = await browser.open();
          const person = new Person(driver, site.url, what.toLowerCase().replaceAll(' ', '-'));
          try {
            await driver
              .manage()
              .window()
              .setRect({ x: 0, y: 0, ...screen });
            await driver.get(`${site.url}/api/health/live`);
            await driver.manage().addCookie({ name: 'language', value: language });
            await FLOWS[who]({ person, words: WORDS[language], team, call });
          } catch (error) {
            await person.picture('failed');
            throw error;
          } finally {
            await driver.quit();
          }
        });
});
