// What a page carries of banners beside what React draws: the strip above everything, the promotional window, and the
// few lines that count what came into view. Plain HTML, so that it costs no byte of JavaScript bundle.
//
// The window opens once per person (his browser remembers it by the banner), not before he has answered about cookies,
// and never by itself without script: it locks no visitor out.
import type { Ctx } from '../../core/http/contexto.ts'
import { lembrar } from '../../core/http/lembrar.ts'
import { type BannerNoAr, bannersNoAr } from './banners.sql.ts'

export interface HtmlDosBanners {
  /** at the start of body */
  readonly inicio: string
  /** at the end of body */
  readonly fim: string
}

const NADA: HtmlDosBanners = { inicio: '', fim: '' }
/** The address that counts and leads on. */
export const enderecoDoBanner = (uid: string): string => `/ir?b=${uid}`

export async function htmlDosBanners(ctx: Ctx, nonce: string, janela: boolean): Promise<HtmlDosBanners> {
  const todos = await lembrar(ctx, 'banners', () => ctx.ler((tx) => bannersNoAr(tx, ctx.hotsite.id)))
  if (todos.length === 0) return NADA
  const semAlvo = (posicao: BannerNoAr['posicao']) =>
    todos.find((b) => b.posicao === posicao && b.leiUid === null && b.categoria === null)
  const [cabecalho, promocao] = [semAlvo('cabecalho'), janela ? semAlvo('janela') : undefined]
  return {
    inicio: cabecalho === undefined ? '' : faixa(cabecalho),
    fim: (promocao === undefined ? '' : janelaDe(promocao, nonce)) + contagem(nonce),
  }
}

const escapar = (t: string): string => t.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

function imagem(b: BannerNoAr): string {
  const celular =
    b.imagemMobile === null ? '' : `<source media="(max-width:47.99rem)" srcset="${escapar(b.imagemMobile)}">`
  const img = `<picture>${celular}<img src="${escapar(b.imagem)}" alt="${escapar(b.nome)}" decoding="async"></picture>`
  return b.urlDestino === null ? img : `<a href="${enderecoDoBanner(b.uid)}">${img}</a>`
}

/** Its height is there before the picture: nothing below it moves. */
const faixa = (b: BannerNoAr): string =>
  `<aside class="banner-do-cabecalho" aria-label="Destaque" data-banner="${b.uid}">` +
  '<style>.banner-do-cabecalho{display:block;height:clamp(3.5rem,6.25vw,6rem);overflow:hidden;background:var(--cor-superficie-2)}.banner-do-cabecalho img{display:block;width:100%;height:clamp(3.5rem,6.25vw,6rem);object-fit:cover}</style>' +
  `${imagem(b)}</aside>`

function janelaDe(b: BannerNoAr, nonce: string): string {
  return (
    `<dialog id="janela-promocional" aria-label="Promoção" data-banner="${b.uid}">` +
    '<style>#janela-promocional{padding:0;border:0;border-radius:var(--radius-l);overflow:hidden;max-width:min(36rem,92vw);max-height:90vh;background:var(--cor-superficie);box-shadow:var(--shadow-3)}#janela-promocional::backdrop{background:var(--cor-veu)}#janela-promocional img{display:block;max-width:100%;max-height:calc(90vh - 4rem);margin:auto}#janela-promocional form{display:flex;justify-content:flex-end;padding:var(--space-2)}#janela-promocional button{min-height:var(--control-m);padding:0 var(--space-4);border:1px solid var(--cor-borda-forte);border-radius:var(--radius-m);background:var(--cor-superficie);color:var(--cor-texto);font:inherit;cursor:pointer}#janela-promocional button:focus-visible{outline:3px solid var(--cor-foco);outline-offset:2px}</style>' +
    `<form method="dialog"><button>Fechar</button></form>${imagem(b)}</dialog>` +
    `<script nonce="${nonce}">addEventListener('load',function(){setTimeout(function(){try{var k='martelo.janelas',v=JSON.parse(localStorage.getItem(k)||'[]');if(v.indexOf('${b.uid}')>=0||document.querySelector('dialog[open]'))return;localStorage.setItem(k,JSON.stringify(v.slice(-19).concat('${b.uid}')));document.getElementById('janela-promocional').showModal()}catch(e){}},2500)})</script>`
  )
}

/**
 * A banner counts when half of it is in view, once per page that was loaded, whether it leads anywhere or not. The
 * browser is asked (IntersectionObserver), since it alone knows what a carousel that scrolls sideways shows. Sections
 * come and go while the page stands: every two seconds the new ones are watched and what was seen is sent.
 */
const contagem = (nonce: string): string =>
  `<script nonce="${nonce}">(function(v,n){if(!window.IntersectionObserver)return;var o=new IntersectionObserver(function(l){l.forEach(function(e){var u=e.target.getAttribute('data-banner');if(e.isIntersecting&&!v[u]){v[u]=1;n.push(u)}})},{threshold:.5});setInterval(function(){document.querySelectorAll('[data-banner]').forEach(function(a){o.observe(a)});n.length&&fetch('/v1/banners/vistos',{method:'POST',keepalive:true,headers:{'content-type':'application/json'},body:JSON.stringify({uids:n.splice(0,20)})}).catch(function(){})},2000)})({},[])</script>`
