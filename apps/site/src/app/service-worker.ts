import { COPIES } from '../ui/receipts/own-receipts';

/**
 * Source of the service worker: answers navigation without a network with the offline page, or with the copy of a
 * ticket that a page stored on this device (docs/decisions/family-link.md). It stores nothing but the offline page,
 * because team pages may name children, and removes the copies of tickets that are over or no longer valid.
 */
export function serviceWorker(): string {
  return `const CACHE=${JSON.stringify(`offline ${CLIENT_ASSETS.build}`)},TICKETS=${JSON.stringify(COPIES)},SLOW_MS=4000;
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
const ticketOf=path=>(/^(?:\\/fr)?(\\/my\\/r\\/[\\w-]+)$/.exec(path)||[])[1];
const isOver=copy=>!(Date.parse(copy.headers.get('expires'))>Date.now());
const tickets=async()=>{
const cache=await caches.open(TICKETS),found=[];
for(const key of await cache.keys()){
const copy=await cache.match(key);
if(isOver(copy))await cache.delete(key);
else found.push({path:new URL(key.url).pathname,copy})
}
return found
};
const offline=async path=>{
const page=await caches.match(PAGES[await languageOf(path)]);
if(!page)return;
const links=await Promise.all((await tickets()).map(async({path,copy})=>
'<a class="button button-ghost" href="'+path+'">'+(/<title>(.*?) \\|/.exec(await copy.text())||[,path])[1]+'</a>'));
const html=(await page.text()).replace('<span data-tickets=""></span>',()=>links.join(' '));
return new Response(html,{headers:page.headers})
};
addEventListener('fetch',event=>{
const{pathname}=new URL(event.request.url);
if(event.request.mode!=='navigate'||event.request.method!=='GET'||/^(\\/fr)?\\/(admin|api)(\\/|$)/.test(pathname))return;
const ticket=ticketOf(pathname);
const network=(async()=>{
const answer=await event.preloadResponse||await fetch(event.request);
if(ticket&&answer.status===404)await(await caches.open(TICKETS)).delete(ticket);
return answer
})();
const kept=tickets();
event.waitUntil(kept);
event.respondWith((async()=>{
const copy=ticket&&(await kept).find(({path})=>path===ticket)?.copy;
try{return await(copy?Promise.race([network,new Promise((_,reject)=>setTimeout(reject,SLOW_MS,new Error('too slow')))]):network)}
catch(error){
const page=copy||await offline(pathname);
if(page)return page;
throw error
}
})())
});
`;
}
