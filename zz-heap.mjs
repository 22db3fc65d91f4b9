import { chromium } from 'playwright';
const browser=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox','--disable-background-networking','--disable-component-update','--disable-sync','--no-first-run']});
const page=await (await browser.newContext({viewport:{width:320,height:568}})).newPage(); await page.goto('http://127.0.0.1:4281/'); await page.getByRole('button',{name:'Solo esenciales'}).click();
await page.getByRole('button',{name:'Activar la música'}).click(); await page.waitForFunction(()=>navigator.mediaSession.playbackState==='playing'); await page.waitForTimeout(5000);
await page.evaluate(()=>document.querySelector('video').pause());
const s=await page.context().newCDPSession(page); await s.send('Performance.enable');
const heap=async()=>{await s.send('HeapProfiler.collectGarbage');const u=(await s.send('Runtime.getHeapUsage')).usedSize; const m=Object.fromEntries((await s.send('Performance.getMetrics')).metrics.map(x=>[x.name,x.value])); return [Math.round(u/1000),m.Nodes,m.JSEventListeners]};
for(let i=0;i<=5;i++){console.log(i,'min',await heap()); if(i<5) await page.waitForTimeout(60000);}
await browser.close();
