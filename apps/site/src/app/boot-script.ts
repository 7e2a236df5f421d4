/**
 * The only inline script of public pages; constant, so that the content security policy can hold its hash. It
 * hydrates the page once it is loaded, painted and idle, or at the first touch or key, but after six seconds at the
 * latest: a browser may withhold frames and idle time. It retries when the network returns or after four seconds. It
 * stores the language chosen by the toggle for a year, and keeps the rest of the address.
 * It hides the development notice once it is dismissed on this device; without storage, until the page is left.
 * A button that needs the page's script shows as busy when tapped too early; public-entry.ts repeats the tap.
 * The files of a registration form are fetched all at once when a finger or the focus reaches its button, or with the
 * page's own when the address asks for it and the page has its button: a cancelled practice has none. Those of the
 * page behind a link to a form are fetched once this page is idle, too.
 */
export const BOOT_SCRIPT = `(d=>{
let{entry,modules,form,next}=d.currentScript.dataset;
const fetchAll=(rel,files)=>{
for(const href of files?files.split(' '):[]){
const link=d.createElement('link'),style=/css$/.test(href);
link.rel=style&&rel!='prefetch'?'preload':rel;
if(style)link.as='style';
link.crossOrigin='';
link.href=href;
d.head.append(link)
}
};
const fetchForm=()=>{
fetchAll('modulepreload',form);
form=''
};
const fetchNext=()=>{
fetchAll('prefetch',next);
next=''
};
const isAsked=()=>{
const[,name,id]=/[?&](register|practice)=(\\d*)/.exec(location.search)||[];
return form&&name&&d.querySelector('[name='+name+'][value="'+id+'"]')
};
const soon=(run,most)=>self.requestIdleCallback?requestIdleCallback(run,{timeout:most}):setTimeout(run,300);
const notice='notice-dismissed',root=d.documentElement;
const hide=()=>root.setAttribute('data-'+notice,'');
try{if(localStorage.getItem(notice))hide()}catch{}
d.addEventListener('click',event=>{
if(!(event.target instanceof Element)||!event.target.closest('[data-dismiss-notice]'))return;
hide();
d.getElementById('main').focus({preventScroll:true});
try{localStorage.setItem(notice,'1')}catch{}
});
const start=()=>{
const wanted=entry;
entry='';
fetchAll('modulepreload',modules);
modules='';
if(isAsked())fetchForm();
if(wanted)import(wanted).then(()=>(navigator.connection||{}).saveData||soon(fetchNext,9000)).catch(()=>{entry=wanted;addEventListener('online',start,{once:true});setTimeout(start,4000)})
};
for(const type of['pointerdown','touchstart','keydown'])addEventListener(type,start,{once:true,passive:true,capture:true});
const idle=()=>soon(start,4000);
if(form||next)for(const type of['pointerover','touchstart','focusin'])addEventListener(type,({target})=>{
if(!(target instanceof Element))return;
if(target.closest('[aria-haspopup=dialog]')){start();fetchForm()}
if(target.closest('a[href*="register="],a[href*="practice="]'))fetchNext()
},{passive:true,capture:true});
const painted=()=>{if(isAsked())return idle();setTimeout(idle,2000);requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(idle,300)))};
if(d.readyState==='complete')painted();else addEventListener('load',painted,{once:true});
d.addEventListener('click',event=>{
if(root.dataset.hydrated||!(event.target instanceof Element))return;
const button=event.target.closest('[data-island] :is(button[type=button],form:not([method]) button,[aria-haspopup=dialog])');
if(!button)return;
event.preventDefault();
event.stopPropagation();
for(const before of d.querySelectorAll('[data-tapped]')){before.removeAttribute('data-tapped');before.removeAttribute('aria-busy')}
button.dataset.tapped='';
button.setAttribute('aria-busy','true');
start()
},true);
d.addEventListener('click',event=>{
const link=event.target instanceof Element&&event.target.closest('a[data-language]');
if(!link)return;
link.search=location.search;
link.hash=location.hash;
d.cookie='language='+link.dataset.language+';path=/;max-age=31536000;samesite=lax'+(location.protocol==='https:'?';secure':'')
})
})(document)`;
