import { LANGUAGES, type Language } from '@lions/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { DICTIONARIES } from '../../i18n/dictionary';
import { givenPageRequest } from '../../ui/given-page-request';
import type { Page, PageSource } from '../../ui/page';
import { practicePage } from './practice-page';
import { schedulePage } from './schedule-page';

async function htmlOf(page: PageSource, language: Language, today = '2026-02-10'): Promise<string> {
  const { content }: Page = await page(givenPageRequest(language, { today }));
  return renderToStaticMarkup(content);
}

describe('the practice registration page', () => {
  it.each(LANGUAGES)('lets nobody into what is below the stamp: %s', async (language) => {
    const html = await htmlOf(practicePage, language);
    const [before = '', blurred = ''] = html.split('<div class="preview-blurred"');
    expect(blurred).toMatch(/^ inert="" aria-hidden="true"/);
    expect(before).toContain(DICTIONARIES[language].practice.comingSoon);
    expect(before).not.toMatch(/<(button|input|form)/);
    expect(blurred).not.toMatch(/<a /);
  });

  it('says in words what is not open yet, and leads on', async () => {
    const [readable] = (await htmlOf(practicePage, 'en')).split('class="preview"');
    expect(readable).toContain('Online registration is not open yet.');
    expect(readable).toContain('18 skaters and 2 goalies');
    expect(readable).toContain('href="/practices"');
  });

  it.each([
    ['en', '2026-02-10', 'February 2026', 'Sun', '2026-02-01', '2026-03-14'],
    ['fr', '2026-08-31', 'août 2026', 'dim.', '2026-07-26', '2026-09-05'],
  ] as const)('shows the month in 42 cells from Sunday: %s', async (language, today, month, ...expected) => {
    const html = await htmlOf(practicePage, language, today);
    const days = [...html.matchAll(/<time dateTime="([^"]+)"/g)].map((match) => match[1]);
    const firstWeekday = /<th scope="col">([^<]+)</.exec(html)?.[1];
    expect(html).toContain(`<p>${month}</p>`);
    expect([firstWeekday, days[0], days.at(-1)]).toEqual(expected);
    expect(days).toHaveLength(42);
  });

  it('explains each of the four states by a sign and a word', async () => {
    const legend = /<ul class="legend">(.*?)<\/ul>/.exec(await htmlOf(practicePage, 'en'))?.[1] ?? '';
    const words = legend.replace(/<svg.*?<\/svg>/g, '*').replace(/<[^>]+>/g, ' ');
    expect(words.split('*').map((word) => word.trim())).toEqual([
      '',
      'Available',
      'Partial',
      'Full',
      'Waitlist',
    ]);
  });
});

describe('the practice schedule page', () => {
  it.each([
    ['en', 'Practice Schedule - Coming Soon'],
    ['fr', 'Horaire des entraînements - À venir'],
  ] as const)('says by a picture in its own language that it is coming: %s', async (language, alt) => {
    const html = await htmlOf(schedulePage, language);
    expect(html).toMatch(new RegExp(`<img[^>]*practice-schedule\\.${language}[^>]*alt="${alt}"`));
  });
});
