/**
 * The one inline script of public pages, constant so that its hash can stand in the content security policy. It
 * loads the islands once the page is loaded and the browser idle, or at the first touch or key; and it remembers
 * the language that the toggle chooses, for a year.
 */
export const BOOT_SCRIPT = `(d=>{
let entry=d.currentScript.dataset.entry;
const start=()=>{if(entry)import(entry);entry=''};
for(const type of['pointerdown','touchstart','keydown'])addEventListener(type,start,{once:true,passive:true,capture:true});
const idle=()=>self.requestIdleCallback?requestIdleCallback(start):setTimeout(start,300);
if(d.readyState==='complete')idle();else addEventListener('load',idle,{once:true});
d.addEventListener('click',event=>{
const link=event.target instanceof Element&&event.target.closest('a[data-language]');
if(link)d.cookie='language='+link.dataset.language+';path=/;max-age=31536000;samesite=lax'+(location.protocol==='https:'?';secure':'')
})
})(document)`;
