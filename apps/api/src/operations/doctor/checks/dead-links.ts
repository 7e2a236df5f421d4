import { ok, warning, type Check } from '../check.js';
import { ask } from './public-url.js';

const AT_ONCE = 8;
/** Then the answers so far count: one slow site must not hide the others. */
const LONGEST_MS = 15_000;
const MAX_PAGES = 200;
const MAX_LINKS = 300;
/** Links that the warning names. */
const MAX_NAMED = 5;

/** Links on the public pages that lead nowhere. */
export const DEAD_LINKS: Check = {
  id: 'dead-links',
  name: { en: 'Links of the site', fr: 'Liens du site' },
  async run({ configuration: { publicUrl } }) {
    const until = performance.now() + LONGEST_MS;
    const pages = await pagesOf(publicUrl);
    if (!pages)
      return warning(
        { en: 'The site map cannot be read.', fr: 'Le plan du site ne peut pas être lu.' },
        {
          en: 'Start the site, and see that PUBLIC_URL leads to it.',
          fr: 'Démarrez le site, et vérifiez que PUBLIC_URL y mène.',
        },
      );
    const links = new Set<string>();
    await inLanes(pages, until, async (page) => {
      const html = (await (await ask(page))?.text().catch(() => '')) ?? '';
      for (const link of linksIn(html, page)) if (links.size < MAX_LINKS) links.add(link);
    });
    const dead: string[] = [];
    const silent: string[] = [];
    const foreign: string[] = [];
    let asked = 0;
    await inLanes([...links], until, async (link) => {
      asked += 1;
      const state = await stateOf(link);
      if (state === 'dead') dead.push(link);
      if (state === 'silent') silent.push(link);
      if (!link.startsWith(`${publicUrl}/`)) foreign.push(link);
    });
    const isOffline = foreign.length > 0 && foreign.every((link) => silent.includes(link));
    dead.push(...silent.filter((link) => !isOffline || !foreign.includes(link)));
    if (isOffline && dead.length === 0) return OFFLINE;
    if (dead.length === 0)
      return ok({
        en: `Pages: ${pages.length}, links: ${asked}, none dead.`,
        fr: `Pages\u00a0: ${pages.length}, liens\u00a0: ${asked}, aucun mort.`,
      });
    const named = dead.sort().slice(0, MAX_NAMED).join(', ');
    return warning(
      { en: `Dead links: ${dead.length} (${named}).`, fr: `Liens morts\u00a0: ${dead.length} (${named}).` },
      {
        en: 'Correct them in the back-office (Club, Details and texts), or in apps/site/src/content.',
        fr: 'Corrigez-les dans l’administration (Club, Coordonnées et textes), ou dans apps/site/src/content.',
      },
    );
  },
};

/** No other site answers: that says nothing about the links. */
const OFFLINE = warning(
  {
    en: 'The links to other sites could not be checked: this machine reaches none of them.',
    fr: 'Les liens vers d’autres sites n’ont pas pu être vérifiés\u00a0: cette machine n’en atteint aucun.',
  },
  {
    en: 'Nothing, where the network forbids it; otherwise check the connection of this machine.',
    fr: 'Rien à faire si le réseau interdit ces connexions; sinon, vérifiez la connexion de cette machine.',
  },
);

async function pagesOf(publicUrl: string): Promise<string[] | undefined> {
  const answer = await ask(`${publicUrl}/sitemap.xml`);
  if (!answer?.ok) return undefined;
  const map = await answer.text();
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = '']) => page).slice(0, MAX_PAGES);
}

function linksIn(html: string, page: string): string[] {
  const addresses = [...html.matchAll(/<a\s[^>]*?href="([^"#]+)/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  return addresses
    .filter((href) => URL.canParse(href, page))
    .map((href) => new URL(href, page))
    .filter(({ protocol }) => /^https?:$/.test(protocol))
    .map(({ href }) => href);
}

/** Dead is only what is certain: many sites refuse programs (403, 405, 429) and are there all the same. */
async function stateOf(link: string): Promise<'alive' | 'dead' | 'silent'> {
  const head = await ask(link, { method: 'HEAD' });
  if (head && !isGone(head)) return 'alive';
  // Some sites do not know HEAD, and answer it with 404.
  const answer = await ask(link);
  await answer?.body?.cancel();
  if (!answer) return 'silent';
  return isGone(answer) ? 'dead' : 'alive';
}

const isGone = ({ status }: Response) => status === 404 || status === 410;

/** @param until by `performance.now()` */
async function inLanes<T>(
  items: readonly T[],
  until: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = [...items];
  const lane = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift())
      if (performance.now() < until) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}
