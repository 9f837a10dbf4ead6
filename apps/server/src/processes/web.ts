// Pages: React Router's build in production, Vite with hot reload in development, behind the same port as the API.
// Pages call the API in this process, through the same `executar` that HTTP uses.
import { randomBytes } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import path from 'node:path'
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { ehInterno } from '@martelo/contracts/core/permissions.ts'
import { fechadaAVisitantes, portaDaEquipe } from '@martelo/domain/operacao/manutencao.ts'
import { ladrilhosDe, origemDosLadrilhos } from '@martelo/domain/hotsites/ladrilhos.ts'
import { createRequestListener } from '@remix-run/node-fetch-server'
import { quemPede } from '../core/auth/bloqueios.ts'
import { abrirContexto, type Saida } from '../core/http/aplicacao.ts'
import { cabecalhosDePagina } from '../core/http/cabecalhos.ts'
import type { Ctx } from '../core/http/contexto.ts'
import { servirEstaticos } from '../core/http/estaticos.ts'
import { type EntradaCrua, executar } from '../core/http/executar.ts'
import {
  comBanners,
  type Extras,
  ehPaginaDoPublico,
  escolhaDoPedido,
  extrasDaPagina,
} from '../core/http/extras-da-pagina.ts'
import { enderecoDoPedido } from '../core/http/endereco-do-pedido.ts'
import { erroDeFaltaDoBanco } from '../core/http/falta-do-banco.ts'
import { tratadores } from '../core/http/handle.ts'
import { prazoDeCadaCache } from '../core/http/lembrar.ts'
import { comMicrocache } from '../core/http/microcache.ts'
import { paginaBloqueada, paginaEmManutencao, paginaSemHotsite } from '../core/http/sem-hotsite.ts'
import type { Servicos } from '../core/servicos.ts'
import { htmlDosBanners } from '../modules/banners/banners-da-pagina.ts'
import { carregarPaginas } from './carregar-modulos.ts'
import { mapaDeRotas, type Rotas } from './mapa-de-rotas.ts'
import { type Manifesto, servirRotas } from './rotas-do-navegador.ts'

export interface Web {
  atender(q: IncomingMessage, r: ServerResponse): void
  parar(): Promise<void>
}

/** What the pages' bundle exports from its entry (trap: context keys must come from the loaders' own bundle). */
interface Entrada {
  criarContexto(dados: {
    hotsite: Ctx['hotsite']
    sessao: Ctx['sessao']
    chamar: (chave: string, entrada: EntradaCrua) => Promise<{ valor: unknown; total: number | null }>
    agora: number
    demo: boolean
    nonce: string
    extras: Extras
    soDados: boolean
  }): unknown
}
interface Build {
  readonly entry: { readonly module: Entrada }
  readonly routes: Rotas
  readonly assets: Manifesto
}
type CtxDePagina = Ctx & { saida: Saida; nonce: string; extras: Extras; soDados: boolean }
type Pagina = (q: IncomingMessage, r: ServerResponse) => void

export async function criarWeb(s: Servicos, http: Server): Promise<Web> {
  const raiz = path.resolve(import.meta.dirname, '../../../web')
  if (s.config.desenvolvimento) return webDeDesenvolvimento(s, http, raiz)
  const build = (await carregarPaginas()) as Build
  const { createRequestHandler, matchRoutes } = await import('react-router')
  const rotasDe = mapaDeRotas(build.routes, matchRoutes)
  const tratadorDe = tratadoresPorRota(build, (b) => createRequestHandler(b as never, 'production'))
  const pagina = comHotsite(s, async (req, ctx) =>
    tratadorDe(rotasDe(caminhoDaPagina(req.url)))(req, contextoDaPagina(s, build, ctx) as never),
  )
  const prazo = prazoDeCadaCache(s.config.microcacheMs)
  const comCache = prazo > 0 ? comMicrocache(pagina, prazo) : pagina
  const estaticos = servirEstaticos(path.join(raiz, 'build/client'))
  const rotas = servirRotas(build.assets, rotasDe)
  return {
    atender: (q, r) => {
      if (estaticos(q, r) || rotas(q, r)) return
      if (s.bloqueios.conhece(enderecoDoPedido(q, s.config.atrasDeProxy))) pagina(q, r)
      else comCache(q, r)
    },
    parar: () => Promise.resolve(),
  }
}

type Tratar = (req: Request, contexto: never) => Promise<Response>

/** A router for each page that knows the routes of that page alone; addresses of no page have the one that knows all. */
function tratadoresPorRota(build: Build, criar: (b: Build) => Tratar): (ids: readonly string[]) => Tratar {
  const feitos = new Map<string, Tratar>()
  return (ids) => {
    const chave = ids.at(-1) ?? ''
    const ja = feitos.get(chave)
    if (ja !== undefined) return ja
    const routes =
      ids.length === 0 ? build.routes : Object.fromEntries(ids.map((id) => [id, build.routes[id]]))
    const novo = criar({ ...build, routes })
    feitos.set(chave, novo)
    return novo
  }
}

/** The page that the router asks the data of stands in front of `.data`; for an index an underscore stands there too. */
const caminhoDaPagina = (url: string): string => new URL(url).pathname.replace(/(?<=\/)_\.data$|\.data$/, '')

async function webDeDesenvolvimento(s: Servicos, http: Server, raiz: string): Promise<Web> {
  const { createServer } = await import('vite')
  const { createRequestHandler } = await import('react-router')
  const vite = await createServer({
    root: raiz,
    server: { middlewareMode: { server: http }, hmr: { server: http }, allowedHosts: ['.localhost'] },
    appType: 'custom',
  })
  const carregar = () =>
    vite.ssrLoadModule('virtual:react-router/server-build') as Promise<unknown> as Promise<Build>
  const tratar = createRequestHandler(carregar as never, 'development')
  const pagina = comHotsite(s, async (req, ctx) =>
    tratar(req, contextoDaPagina(s, await carregar(), ctx) as never),
  )
  return { atender: (q, r) => vite.middlewares(q, r, () => pagina(q, r)), parar: () => vite.close() }
}

function contextoDaPagina(s: Servicos, build: Build, ctx: CtxDePagina): unknown {
  return build.entry.module.criarContexto({
    hotsite: ctx.hotsite,
    sessao: ctx.sessao,
    agora: ctx.agora,
    demo: s.config.demo,
    nonce: ctx.nonce,
    extras: ctx.extras,
    soDados: ctx.soDados,
    chamar: async (chave, entrada) => {
      const tratador = tratadores.get(chave)
      if (tratador === undefined) throw new Error(`no handler for ${chave}`)
      const saida: { total: number | null } = { total: null }
      const r = await executar(
        tratador,
        {
          ...ctx,
          contar: (n) => {
            saida.total = n
          },
        },
        entrada,
        s.config.producao,
      )
      if (!r.ok) throw Object.assign(new Error(String(r.erro.message)), { erro: r.erro })
      if ('arquivo' in r) throw new Error(`${chave} answers a file`)
      return { valor: r.valor, total: saida.total }
    },
  })
}

/** Visitors stay out while the house is closed; staff finds its door, and works. */
const fechadaPara = (ctx: Ctx, url: string): boolean =>
  fechadaAVisitantes(ctx.hotsite, ctx.agora) &&
  !ehInterno(ctx.sessao) &&
  !portaDaEquipe((url.split('?')[0] ?? '/').replace(/\.data$/, ''))

function comHotsite(s: Servicos, tratar: (req: Request, ctx: CtxDePagina) => Promise<Response>): Pagina {
  return (q, r) => {
    const https = s.config.atrasDeProxy ? q.headers['x-forwarded-proto'] === 'https' : false
    const ip = enderecoDoPedido(q, s.config.atrasDeProxy)
    const porta = q.socket.localPort
    abrirContexto(s, { host: q.headers.host ?? '', ip, cabecalhos: q.headers, https, porta }, s.log)
      .then(async (ctx) => {
        if (ctx === null) return paginaSemHotsite(s, q, r)
        if (s.bloqueios.barra(ctx.hotsite.id, quemPede(ctx), null)) return paginaBloqueada(ctx.hotsite, r)
        const url = q.url ?? '/'
        if (fechadaPara(ctx, url)) return paginaEmManutencao(ctx.hotsite, ctx.agora, r)
        const nonce = randomBytes(16).toString('base64')
        const soDados = /\.data(\?|$)/.test(url)
        const escolha = escolhaDoPedido(q.headers.cookie)
        const quem = ctx.sessao?.cliUid ?? ((ctx.sessao ?? ctx.cookieDeRenovacao) ? null : '')
        const instalavel = !s.config.desenvolvimento
        const base = extrasDaPagina({ hotsite: ctx.hotsite, url, nonce, escolha, quem, instalavel })
        const extras = ehPaginaDoPublico(url.split('?')[0] ?? '/')
          ? comBanners(base, await htmlDosBanners(ctx, nonce, escolha !== null))
          : base
        // Vite's own scripts in development carry no nonce.
        if (!s.config.desenvolvimento) {
          const ladrilhos = ladrilhosDe(ctx.hotsite, s.config.ladrilhos)
          const imagens = ladrilhos === null ? [] : [origemDosLadrilhos(ladrilhos.url)]
          cabecalhosDePagina(r, { nonce, https, url, fontes: extras.fontes, imagens, pessoal: quem !== '' })
        }
        return createRequestListener((req) => tratar(req, { ...ctx, nonce, extras, soDados }), {
          trustProxy: s.config.atrasDeProxy,
        })(q, r)
      })
      .catch((e: unknown) => {
        const falta = erroDeFaltaDoBanco(e, '')
        if (falta === null) s.log.error({ err: e, url: q.url }, 'page failed')
        else s.log.warn({ err: e, url: q.url }, 'page put off: the database')
        if (!r.headersSent)
          r.writeHead(falta?.statusCode ?? 500, {
            'content-type': 'text/plain; charset=utf-8',
            ...(falta && { 'retry-after': String(falta.esperarSegundos) }),
          })
        r.end(falta?.message ?? MENSAGENS.falhaInterna)
      })
  }
}
