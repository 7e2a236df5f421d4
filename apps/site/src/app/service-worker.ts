/**
 * Source of the service worker: answers navigation without a network with the offline page. It caches nothing
 * else, because team pages may name children.
 */
export function serviceWorker(): string {
  return `const CACHE=${JSON.stringify(`offline ${CLIENT_ASSETS.build}`)};
const PAGES={en:'/offline',fr:'/fr/offline'};
addEventListener('install',event=>{
skipWaiting();
event.waitUntil((async()=>{
const cache=await caches.open(CACHE);
for(const[language,page]of Object.entries(PAGES))
await cache.put(page,await fetch(page,{credentials:'omit',cache:'no-cache',headers:{'accept-language':language}}))
})())
});
addEventListener('activate',event=>event.waitUntil((async()=>{
for(const name of await caches.keys())if(name.startsWith('offline ')&&name!==CACHE)await caches.delete(name);
// Else each page would wait for this worker to start before it is asked for.
if(registration.navigationPreload)await registration.navigationPreload.enable();
await clients.claim()
})()));
const languageOf=async path=>{
if(/^\\/fr(\\/|$)/.test(path))return'fr';
const chosen=self.cookieStore&&await cookieStore.get('language');
return(chosen?chosen.value:navigator.language).startsWith('fr')?'fr':'en'
};
addEventListener('fetch',event=>{
const{pathname}=new URL(event.request.url);
if(event.request.mode!=='navigate'||event.request.method!=='GET'||/^(\\/fr)?\\/(admin|api)(\\/|$)/.test(pathname))return;
event.respondWith((async()=>{
try{return await event.preloadResponse||await fetch(event.request)}
catch(error){
const page=await caches.match(PAGES[await languageOf(pathname)]);
if(page)return page;
throw error
}
})())
});
`;
}
