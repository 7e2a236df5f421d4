import type { Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { mailSamples, type MailSample } from './mail-samples.ts';
import { expect, test } from '../support/site-test.ts';

/** Two spaces, line breaks and a space before a colon are the same to a reader. */
const words = (text: string) =>
  text.replaceAll('-----', '').replace(/\s+/g, ' ').replaceAll(' :', ':').trim();

/** The mail's words in their order, each link with its address; without the club's band and the date blocks. */
const wordsOf = (page: Page) =>
  page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const copy of body.querySelectorAll('[aria-hidden], .band')) copy.remove();
    for (const link of body.querySelectorAll('a')) link.append(`: ${link.getAttribute('href') ?? ''}`);
    for (const block of body.querySelectorAll('h1, h2, p, a, br, td')) block.after(' ');
    return body.textContent;
  });

/** A mail has no landmarks: the mail program's page around it has them. */
const LANDMARKS = /^light: (region|landmark-one-main): /;

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Shows each mail, and names the mail in which the check fails. */
async function forEachMail(page: Page, width: number, check: (mail: MailSample) => Promise<void>) {
  await page.setViewportSize({ width, height: 800 });
  for (const mail of await mailSamples()) {
    await page.setContent(mail.html);
    await test.step(mail.name, () => check(mail));
  }
}

test('every mail fits 360 and 600 px with buttons of 44 px', async ({ page }) => {
  for (const width of [360, 600])
    await forEachMail(page, width, async ({ name }) => {
      expect.soft(await widthOf(page), `${name} at ${width} px`).toBe(width);
      const heights = await page
        .locator('a')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
      expect.soft(Math.min(...heights), name).toBeGreaterThanOrEqual(44);
      const isDrawn = ({ naturalWidth }: HTMLImageElement) => naturalWidth > 0;
      expect.soft(await page.locator('img').evaluate(isDrawn), name).toBe(true);
    });
});

test('axe finds nothing in any mail, in light and in dark', async ({ page }) => {
  await forEachMail(page, 360, async ({ name }) => {
    const found = await violationsOf(page, { schemes: ['dark', 'light'] });
    expect
      .soft(
        found.filter((violation) => !LANDMARKS.test(violation)),
        name,
      )
      .toEqual([]);
  });
});

test('every mail says in HTML what it says in text, and names in its subject no child', async ({ page }) => {
  await forEachMail(page, 360, async ({ name, subject, text }) => {
    expect.soft(words(await wordsOf(page)), name).toBe(words(text));
    expect.soft(subject, name).not.toMatch(/Tremblay|Maximilien.*\(/);
  });
});

test('every mail is readable when the mail program drops the style sheet or all styles', async ({ page }) => {
  await forEachMail(page, 360, async ({ name, text }) => {
    await page.evaluate(() => document.querySelector('style')?.remove());
    expect
      .soft(await violationsOf(page, { schemes: ['dark'] }), `${name} without its style sheet`)
      .toEqual([]);
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('[style], [bgcolor]'))
        for (const attribute of ['style', 'bgcolor']) element.removeAttribute(attribute);
    });
    expect.soft(words(await wordsOf(page)), `${name} without styles`).toBe(words(text));
    // Nothing breaks a word of 80 letters there.
    if (!name.startsWith('odd-names')) expect.soft(await widthOf(page), `${name} without styles`).toBe(360);
  });
});
