/** The one script in the frame: it tells its height to the page around it, and again when that changes. */
export const FRAME_SCRIPT = `(d=>{
new ResizeObserver(()=>parent.postMessage({lionsHeight:Math.ceil(d.getBoundingClientRect().height)},'*')).observe(d)
})(document.documentElement)`;

/**
 * /embed.js, which other sites load: puts the frame behind its element, and hides the link before it once the frame is
 * shown. It sets no style sheet and no style attribute, which the page's policy may forbid.
 */
export const EMBED_SCRIPT = `(d=>{
const script=d.currentScript,{team,league,lang}=script.dataset,club=new URL(script.src).origin;
const before=script.previousElementSibling,link=before&&before.matches('a')?before:undefined;
const query=new URLSearchParams({lang:lang||(/^fr/i.test(d.documentElement.lang)?'fr':'en')});
if(team)query.set('team',team);else if(league)query.set('league',league);
const frame=d.createElement('iframe');
frame.title=link?link.textContent:'Lions';
frame.width='100%';
frame.height=400;
frame.style.border=0;
frame.style.display='block';
addEventListener('message',({source,origin,data})=>{
if(source!==frame.contentWindow||origin!==club||!(data&&data.lionsHeight>0))return;
frame.height=data.lionsHeight;
if(link)link.hidden=true
});
frame.src=club+'/embed/schedule?'+query;
script.after(frame)
})(document)
`;
