// What every storefront page carries beside what React draws: the manifest's link, the question about cookies, the
// house's scripts that the visitor allowed, the removal of what he no longer allows, the service worker's registration.
// Plain HTML: no byte of JavaScript bundle, works without script, moves nothing.
// Refuses anything of a visitor: his page may be cached for others and varies by host, address and choice alone
// (microcache.ts).
import {
  CHAVE_DO_VISITANTE,
  COOKIE_DO_CONSENTIMENTO,
  type Escolha,
  lerEscolha,
} from '@martelo/domain/hotsites/consentimento.ts'
import {
  ID_DOS_DOCUMENTOS,
  lerScripts,
  type ScriptDoSite,
  type ScriptsDePagina,
} from '@martelo/domain/hotsites/scripts-do-site.ts'
import type { Hotsite } from '../tenant/hotsites.ts'

/**
 * Pages of the house, documents to be printed, and the editor's preview: visitors are not asked, measured or notified
 * there.
 */
const DA_CASA =
  /^\/(?:admin\/|admin$|comitente|leiloeiro|login-sistema|admin-auth|previa-da-pagina|estoque|eventos\/|auditorio$|extrato\/|livros-|prestacao-de-contas\/|nota-leilao|ficha-|etiquetas?-|relatorio-remocao\/|mapfre-|qrcode\/|retirada-por-terceiros|comprovante-|laudo-|vistoriar)/

/**
 * Pages whose address is the key to them: a removal, a paper, an invitation, a booked visit, the way out of letters, a
 * new password. A driver at work is not asked about cookies, and no script of others may read the address.
 */
const PELO_LINK =
  /^\/(?:(?:remocao|nota|meus-dados|desfazer-contato|convite|visita(?!\/marcar\/)|avisos|novidades|regulamento-aceito)\/|redefinir-senha$)/

export const ehPaginaDoPublico = (caminho: string): boolean => !DA_CASA.test(caminho)

/** Null: this visitor has not chosen. */
export function escolhaDoPedido(cookies: string | undefined): Escolha | null {
  const m = new RegExp(`(?:^|;\\s*)${COOKIE_DO_CONSENTIMENTO}=([^;]*)`).exec(cookies ?? '')
  return lerEscolha(m?.[1])
}

/** The same with what else the house shows around its pages. */
export const comBanners = (e: Extras, b: { readonly inicio: string; readonly fim: string }): Extras => ({
  ...e,
  inicio: e.inicio + b.inicio,
  fim: b.fim + e.fim,
})

interface Pedida {
  readonly hotsite: Hotsite
  /** path and query */
  readonly url: string
  readonly nonce: string
  readonly escolha: Escolha | null
  /** the client's uid; empty: not signed in; null: a session may be renewed, whose is unknown */
  readonly quem: string | null
  /** development has no service worker */
  readonly instalavel: boolean
}

export interface Extras {
  /** at the start of body */
  readonly inicio: string
  /** at the end of head */
  readonly cabeca: string
  /** at the end of body */
  readonly fim: string
  /** sources that the content security policy of this page adds */
  readonly fontes: readonly string[]
}

const NENHUM: Extras = { inicio: '', cabeca: '', fim: '', fontes: [] }
/** What Google's guide to the policy names for measuring. */
const DO_GOOGLE = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
]

export function extrasDaPagina(p: Pedida): Extras {
  const [caminho = '/'] = p.url.split('?')
  if (!ehPaginaDoPublico(caminho)) return NENHUM
  const pergunta = p.escolha === null && !PELO_LINK.test(caminho)
  const mede =
    p.escolha === 'medicao' && !PELO_LINK.test(caminho)
      ? scriptsPermitidos(p.hotsite, caminho, p.nonce)
      : null
  return {
    inicio: '',
    cabeca: (p.instalavel ? doAplicativo(p.hotsite) : '') + (mede?.html ?? ''),
    fim:
      (pergunta ? perguntar(p) : '') +
      (p.escolha === 'medicao' ? documentos(p.hotsite) : limpeza(p.nonce)) +
      (p.instalavel ? registro(p.quem, p.nonce) : ''),
    fontes: mede?.fontes ?? [],
  }
}

const doAplicativo = (h: Hotsite): string =>
  `<link rel="manifest" href="/v1/hotsite/manifesto"><link rel="apple-touch-icon" href="/v1/hotsite/icone/apple-180?v=${h.versao}">`

/** When the page stands and is idle. The service worker learns who is signed in, and throws away what was another's. */
function registro(quem: string | null, nonce: string): string {
  const dizer =
    quem === null
      ? ''
      : `.then(function(){return s.ready}).then(function(r){r.active.postMessage({quem:'${quem}'})})`
  return `<script nonce="${nonce}">(function(s){s&&addEventListener('load',function(){setTimeout(function(){s.register('/sw.js')${dizer}.catch(function(){})},1500)})})(navigator.serviceWorker)</script>`
}

const scriptsDePagina = (h: Hotsite): ScriptsDePagina => h.scriptsDePagina as unknown as ScriptsDePagina

const temScripts = (h: Hotsite): boolean =>
  h.analytics !== null || (h.headerScript ?? '') !== '' || scriptsDePagina(h).length > 0

/**
 * The pages with scripts of their own, for the listener of links (apps/web/src/core/ligacao.tsx): scripts stand in the
 * head of a document, so a link to one of these pages loads a document.
 */
function documentos(h: Hotsite): string {
  const caminhos = scriptsDePagina(h).map((p) => p.uri)
  return caminhos.length === 0
    ? ''
    : `<script type="application/json" id="${ID_DOS_DOCUMENTOS}">${JSON.stringify(caminhos).replaceAll('<', '\\u003c')}</script>`
}

/**
 * A visitor who does not allow measuring, or no longer does, keeps nothing of it: his number as a visitor and Google's
 * cookies, which it puts at this host or at one above it.
 */
const limpeza = (nonce: string): string =>
  `<script nonce="${nonce}">try{localStorage.removeItem('${CHAVE_DO_VISITANTE}')}catch(e){}document.cookie.split('; ').forEach(function(c){var n=c.split('=')[0],h=location.hostname.split('.');if(!/^_g(a|id|at|cl)/.test(n))return;document.cookie=n+'=;max-age=0;path=/';for(;h.length;h.shift())document.cookie=n+'=;max-age=0;path=/;domain='+h.join('.')})</script>`

function scriptsPermitidos(h: Hotsite, caminho: string, nonce: string): { html: string; fontes: string[] } {
  const daPagina = scriptsDePagina(h).filter((p) => p.uri === caminho)
  const lidos = [h.headerScript ?? '', ...daPagina.map((p) => p.handleScript)].flatMap((texto) => {
    // What was stored passed this; a host taken from the list since then takes its scripts with it.
    const r = lerScripts(texto, h.hostsDeScript)
    return r.ok ? r.valor : []
  })
  const todos = [...(h.analytics === null ? [] : doAnalytics(h.analytics)), ...lidos]
  if (todos.length === 0) return { html: '', fontes: [] }
  return {
    html: todos.map((s) => escrever(s, nonce)).join(''),
    fontes: [...(h.analytics === null ? [] : DO_GOOGLE), ...h.hostsDeScript.map((host) => `https://${host}`)],
  }
}

/** Google's own snippet, told to shorten addresses. */
const doAnalytics = (id: string): ScriptDoSite[] => [
  { src: `https://www.googletagmanager.com/gtag/js?id=${id}`, codigo: '', modulo: false },
  {
    src: null,
    codigo: `window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag('js',new Date());gtag('config','${id}',{anonymize_ip:true})`,
    modulo: false,
  },
]

function escrever(s: ScriptDoSite, nonce: string): string {
  const tipo = s.modulo ? ' type="module"' : ''
  return s.src === null
    ? `<script nonce="${nonce}"${tipo}>${s.codigo}</script>`
    : `<script nonce="${nonce}"${tipo} src="${escapar(s.src)}" async></script>`
}

const escapar = (t: string): string => t.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

const ESTILO =
  '#consentimento{position:fixed;inset:auto 0 var(--barra-no-pe,0px);z-index:var(--z-popover);background:var(--cor-superficie);color:var(--cor-texto);border-top:1px solid var(--cor-borda);box-shadow:var(--shadow-3);padding:var(--space-2) var(--page-gutter) calc(var(--space-2) + env(safe-area-inset-bottom))}' +
  '#consentimento form{display:flex;flex-wrap:wrap;gap:var(--space-2) var(--space-3);align-items:center;max-width:var(--page-width);margin:auto}' +
  '#consentimento p{flex:1 1 20rem;margin:0;font-size:var(--font-size-s);line-height:var(--line-snug)}' +
  '#consentimento a{color:var(--cor-primaria-texto)}' +
  '#consentimento button{flex:1 1 9rem;max-width:14rem;min-height:var(--control-m);padding:0 var(--space-4);border:1px solid var(--cor-borda-forte);border-radius:var(--radius-m);background:var(--cor-superficie);color:var(--cor-texto);font:inherit;font-size:var(--font-size-s);font-weight:var(--weight-semibold);cursor:pointer}' +
  '#consentimento button:hover{background:var(--cor-superficie-2)}' +
  '#consentimento button:focus-visible,#consentimento a:focus-visible{outline:3px solid var(--cor-foco);outline-offset:2px}' +
  // It covers no act: a bar at the foot says how high it is and stands below it, what floats there stands above it, and the
  // page can be scrolled past it. Its height is measured below; without script the estimate counts.
  ':root{--aviso-alto:7rem;--aviso-no-pe:calc(var(--aviso-alto) + var(--barra-no-pe,0px));scroll-padding-bottom:var(--aviso-no-pe)}@media(min-width:48rem){:root{--aviso-alto:4rem}}body{padding-bottom:var(--aviso-no-pe)}' +
  '@media(max-width:61.99rem){body:has(.moldura-rodape) #consentimento{z-index:calc(var(--z-header) - 1)}}' +
  // Bidding comes first: where the bar under the thumb stands, the question stands above it.
  '@media(max-width:63.99rem){body:has(.polegar) #consentimento{z-index:calc(var(--z-sticky) - 1);padding-bottom:var(--space-2)}}' +
  '@media print{#consentimento{display:none}:root{--aviso-no-pe:0px}}'

/** Writes how high the question is now, inside it: what depends on it goes with it. */
const MEDIR =
  "(function(a){var s=a.appendChild(document.createElement('style'));function m(){s.textContent=':root{--aviso-alto:'+a.offsetHeight+'px}'}m();addEventListener('resize',m)})(document.getElementById('consentimento'));"

/**
 * A form, so that it works without script; with script the page stays as it is, unless the house has scripts that a yes
 * lets in: those stand in the head of a document, which is loaded again for this visit to be measured. Both answers look
 * the same.
 */
function perguntar({ hotsite, url, nonce }: Pedida): string {
  const depois = temScripts(hotsite)
    ? "v=='medicao'?location.reload():f.parentNode.remove()"
    : 'f.parentNode.remove()'
  return (
    `<aside id="consentimento" aria-label="Cookies"><style>${ESTILO}</style><form method="post" action="/cookies">` +
    '<p>Usamos só o necessário. Podemos também medir as visitas para melhorar o site? <a href="/cookies">Saiba mais</a></p>' +
    `<input type="hidden" name="voltar" value="${escapar(url)}">` +
    '<button name="escolha" value="nada">Só o necessário</button><button name="escolha" value="medicao">Permitir medição</button></form></aside>' +
    `<script nonce="${nonce}">${MEDIR}document.forms&&document.querySelector('#consentimento form').addEventListener('submit',function(e){e.preventDefault();var f=this,v=e.submitter.value;fetch('/v1/consentimento',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({escolha:v})}).then(function(r){if(!r.ok)throw r;${depois}}).catch(function(){location.href='/cookies'})})</script>`
  )
}
