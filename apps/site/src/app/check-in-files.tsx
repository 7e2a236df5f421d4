import { DEFAULT_LANGUAGE, type Language } from '@lions/domain';
import { BRAND, Crest, localize } from '@lions/web-base';
import { renderToStaticMarkup } from 'react-dom/server';

/** The scope of the check-in's service worker at an address of that language. */
const scopeIn = (language: Language) => `${localize('/admin/check-in', language)}/`;
/** In the scope: the page that opens the last check-in of a phone. */
const LAST = 'last';
const PAGE = /^\/admin\/check-in\/(?:last|(?:practices|sessions)\/\d{1,10})$/;

export const isCheckInPage = (path: string): boolean => PAGE.test(path);

const pngIcon = (size: number, purpose: 'any' | 'maskable') => ({
  src: CLIENT_ASSETS.files[`app-${purpose}-${size}.png`],
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** For Android, which installs no SVG; rendered by `npm run share-pictures -w @lions/e2e`. */
const PNG_ICONS = [
  pngIcon(192, 'any'),
  pngIcon(512, 'any'),
  pngIcon(192, 'maskable'),
  pngIcon(512, 'maskable'),
];

export const manifestAddress = (language: Language): string => `${scopeIn(language)}manifest.webmanifest`;

/** The installed check-in opens the last one, at an address of the same language. */
export function checkInManifest(language: Language = DEFAULT_LANGUAGE): string {
  const scope = scopeIn(language);
  return JSON.stringify({
    id: scope,
    name: 'Lions – Check-in / Présences',
    short_name: 'Lions',
    start_url: scope + LAST,
    scope,
    display: 'standalone',
    background_color: BRAND.navy,
    theme_color: BRAND.navy,
    icons: [{ src: `${scope}icon.svg`, sizes: 'any', type: 'image/svg+xml' }, ...PNG_ICONS],
  });
}

export const checkInIcon = (): string => renderToStaticMarkup(<Crest />);

/**
 * Source of the service worker of the check-in: its document and files, so that it opens without a network. No player
 * is in any of them; what the page keeps is encrypted (docs/decisions/coaches/check-in.md).
 */
export function checkInWorker(): string {
  const icons = Object.entries(CLIENT_ASSETS.files).filter(([name]) => name.startsWith('app-'));
  const files = [...(CLIENT_ASSETS.admin?.checkIn ?? []), ...icons.map(([, address]) => address)];
  return `const FILES=${JSON.stringify(files)};
const PAGE=new URL(registration.scope).pathname+${JSON.stringify(LAST)};
const CACHE=['check-in',${JSON.stringify(CLIENT_ASSETS.build)},...FILES].join(' ');
addEventListener('install',event=>{
skipWaiting();
event.waitUntil((async()=>{
const cache=await caches.open(CACHE);
await cache.addAll(FILES);
for(const language of['en','fr'])
await cache.put(PAGE+'?'+language,await fetch(PAGE,{credentials:'omit',cache:'no-store',headers:{'accept-language':language}}))
})())
});
addEventListener('activate',event=>event.waitUntil((async()=>{
for(const name of await caches.keys())if(name.startsWith('check-in ')&&name!==CACHE)await caches.delete(name);
await clients.claim()
})()));
const kept=async()=>{
const chosen=self.cookieStore&&await cookieStore.get('language');
const language=(chosen?chosen.value:navigator.language).startsWith('fr')?'fr':'en';
return(await caches.open(CACHE)).match(PAGE+'?'+language)
};
const inTime=request=>Promise.race([fetch(request),new Promise((_,reject)=>setTimeout(reject,3000,new Error('too slow')))]);
addEventListener('fetch',event=>{
const{pathname,origin}=new URL(event.request.url);
if(event.request.method!=='GET'||origin!==location.origin)return;
if(FILES.includes(pathname))
event.respondWith(caches.match(pathname).then(file=>file||fetch(event.request)));
else if(event.request.mode==='navigate')
event.respondWith(inTime(event.request).catch(async error=>{
const page=await kept();
if(page)return page;
throw error
}))
});
`;
}
