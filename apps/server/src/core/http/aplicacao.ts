// The HTTP side of one process: every bound call as a route, the web app for everything else, one port.
// Refuses: unknown hosts (no hotsite), cookie-authenticated changes from other origins, bodies over the call's limit.

import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { ErroDaApi } from '@martelo/contracts/core/error-object.ts'
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginCallback,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { Logger } from 'pino'
import { sessaoQueVale } from '../auth/bloqueios.ts'
import {
  COOKIE_ACESSO,
  COOKIE_APARELHO,
  COOKIE_RENOVACAO,
  COOKIE_VOLTA,
  lerCookies,
  origemConfiavel,
  portadorDe,
} from '../auth/cookies.ts'
import type { Servicos } from '../servicos.ts'
import type { Hotsite } from '../tenant/hotsites.ts'
import { servirArquivosPublicos } from './arquivos-publicos.ts'
import type { Ctx, Sessao } from './contexto.ts'
import { responderPorDominios } from './dominio-conhecido.ts'
import { executar, type Resultado } from './executar.ts'
import { erroDeFaltaDoBanco } from './falta-do-banco.ts'
import { aceitarFormularios, FormularioRecusado, lerFormulario } from './formulario.ts'
import { type CorpoEmPartes, type Tratador, tratadores } from './handle.ts'
import { COOKIE_ESCRITA } from './ler-da-replica.ts'
import { servirMetricas } from './metricas.ts'
import { anexoChamado } from './nome-de-arquivo.ts'
import { documentoOpenApi, POLITICA_DA_REFERENCIA, paginaDeReferencia } from './openapi.ts'
import { origemPublica } from './origem-publica.ts'
import { semRestos } from './sem-restos.ts'
import { trechoPedido } from './trecho-pedido.ts'

export interface Pedido {
  readonly host: string
  readonly ip: string
  readonly cabecalhos: IncomingMessage['headers']
  readonly https: boolean
  /** the port that this process took the request on */
  readonly porta: number | undefined
}

/** Opens the context of one request; null when the host belongs to no hotsite. */
export async function abrirContexto(
  s: Servicos,
  p: Pedido,
  log: Logger,
  reqId: string = randomUUID(),
): Promise<(Ctx & { saida: Saida }) | null> {
  const hotsite = await s.hotsites.porHost(p.host)
  if (hotsite === null) return null
  const agora = s.banco.relogio.agora()
  const cookies = lerCookies(portadorDe(p.cabecalhos) === null ? p.cabecalhos.cookie : undefined)
  const cookieDoAparelho = cookies.get(COOKIE_APARELHO) ?? null
  const lida = await lerSessao(s, hotsite, p, cookies, agora)
  const sessao = sessaoQueVale(s.bloqueios, hotsite.id, { ip: p.ip, cookieDoAparelho, sessao: lida })
  return montarCtx(s, {
    hotsite,
    sessao,
    ip: p.ip,
    agente: String(p.cabecalhos['user-agent'] ?? '').slice(0, 300),
    https: p.https,
    origem: origemPublica(p, s.config),
    cookieDeRenovacao: cookies.get(COOKIE_RENOVACAO) ?? null,
    cookieDaVolta: cookies.get(COOKIE_VOLTA) ?? null,
    cookieDoAparelho,
    portador: portadorDe(p.cabecalhos),
    escreveuAte: cookies.get(COOKIE_ESCRITA) ?? null,
    rastreio: cookies.get('client-tracking-id') ?? null,
    origemTrafego: cookies.get('traffic-source') ?? null,
    log,
    reqId,
    agora,
  })
}

export interface Saida {
  total: number | null
  readonly cookies: string[]
}

type Fatos = Pick<
  Ctx,
  | 'hotsite'
  | 'sessao'
  | 'ip'
  | 'agente'
  | 'https'
  | 'origem'
  | 'cookieDeRenovacao'
  | 'rastreio'
  | 'origemTrafego'
  | 'log'
  | 'reqId'
  | 'agora'
> &
  Partial<Pick<Ctx, 'escreveuAte' | 'cookieDoAparelho' | 'cookieDaVolta' | 'portador'>>

/** A context from its facts: requests, pages rendered in this process, and tests build theirs here. */
export function montarCtx(s: Servicos, f: Fatos): Ctx & { saida: Saida } {
  const saida: Saida = { total: null, cookies: [] }
  return {
    escreveuAte: null,
    cookieDoAparelho: null,
    cookieDaVolta: null,
    portador: null,
    ...f,
    log: f.log.child({ reqId: f.reqId, hot: f.hotsite.subdominio }),
    banco: s.banco,
    servicos: s,
    saida,
    tx: (fn) => semRestos((passo) => s.banco.doHotsite(f.hotsite.id, passo, f.sessao?.familia), fn),
    ler: (fn) => s.banco.lerDoHotsite(f.hotsite.id, fn, f.sessao?.familia),
    contar: (n) => {
      saida.total = n
    },
    cookie: (c) => saida.cookies.push(c),
  }
}

async function lerSessao(
  s: Servicos,
  hotsite: Hotsite,
  p: Pedido,
  cookies: ReadonlyMap<string, string>,
  agora: number,
): Promise<Sessao | null> {
  const token = portadorDe(p.cabecalhos) ?? cookies.get(COOKIE_ACESSO)
  return token === undefined ? null : s.tokens.conferir(hotsite.id, token, agora)
}

/** Requests that reach no call go to `web`. */
export async function criarAplicacao(
  s: Servicos,
  servir: (h: (q: IncomingMessage, r: ServerResponse) => void) => Server,
  extras: (app: FastifyInstance) => void,
): Promise<FastifyInstance> {
  const app = Fastify({
    serverFactory: servir,
    loggerInstance: s.log as FastifyBaseLogger, // oxlint-disable-line typescript/no-unnecessary-type-assertion -- without it Fastify's instance carries pino's type everywhere
    logController: new LogController({ disableRequestLogging: true }),
    // One proxy, ours: what a visitor wrote into the header himself stands further left and is not believed.
    trustProxy: s.config.atrasDeProxy ? (_endereco: string, saltos: number) => saltos === 0 : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    genReqId: () => randomUUID(),
    bodyLimit: 256 * 1024,
  })
  await aceitarFormularios(app)
  app.addHook('onRequest', (_req, rep, feito) => {
    rep.header('x-content-type-options', 'nosniff').header('cache-control', 'private, no-store')
    feito()
  })
  app.setErrorHandler((erro, req, rep) =>
    responderErro(rep, erroDoFastify(erro as { statusCode?: number; message: string }, req)),
  )
  app.setNotFoundHandler((req, rep) =>
    responderErro(rep, {
      message: MENSAGENS.naoEncontrado,
      statusCode: 404,
      error: 'Not Found',
      requestId: String(req.id),
    }),
  )
  for (const t of tratadores.values()) if (!t.contract.raw) rota(app, s, t)
  await app.register(rotasCruas(s))
  servirArquivosPublicos(app, s)
  referencia(app)
  servirMetricas(app, s)
  responderPorDominios(app, s)
  extras(app)
  return app
}

/** Calls that want the bytes as they came: their bodies are not parsed. */
function rotasCruas(s: Servicos): FastifyPluginCallback {
  return (cru, _opcoes, pronto) => {
    cru.removeAllContentTypeParsers()
    cru.addContentTypeParser('*', { parseAs: 'buffer' }, (_req, corpo, feito) => feito(null, corpo))
    for (const t of tratadores.values()) if (t.contract.raw) rota(cru, s, t)
    pronto()
  }
}

const corpoCru = (req: FastifyRequest) => ({
  corpo: Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0),
  cabecalhos: Object.fromEntries(
    Object.entries(req.headers).flatMap(([n, v]) => (v === undefined ? [] : [[n, String(v)]])),
  ),
  busca: req.query,
})

function referencia(app: FastifyInstance): void {
  let doc: Record<string, unknown> | null = null
  const documento = () => {
    doc ??= documentoOpenApi(tratadores.values(), 'Martelo')
    return doc
  }
  app.get('/openapi.json', () => documento())
  app.get('/docs', (_req, rep) =>
    rep
      .type('text/html; charset=utf-8')
      .headers(POLITICA_DA_REFERENCIA)
      .send(paginaDeReferencia(documento(), 'Martelo')),
  )
}

function rota(app: FastifyInstance, s: Servicos, tratador: Tratador): void {
  const { contract } = tratador
  app.route({
    method: contract.method,
    url: contract.path,
    bodyLimit: contract.upload
      ? contract.upload.maxArquivos * contract.upload.maxBytes + 512 * 1024
      : contract.maxBody,
    handler: async (req, rep) => {
      const ctx = await abrirContexto(
        s,
        {
          host: req.headers.host ?? '',
          ip: req.ip,
          cabecalhos: req.headers,
          https: req.protocol === 'https',
          porta: req.socket.localPort,
        },
        s.log,
        String(req.id),
      )
      if (ctx === null)
        return responderErro(rep, {
          message: MENSAGENS.naoEncontrado,
          statusCode: 404,
          error: 'Not Found',
          requestId: String(req.id),
        })
      // A client that sends neither a cookie nor an origin is no browser (a bank's notice): there is no session to
      // abuse.
      const { cookie, origin } = req.headers
      const porCookie = portadorDe(req.headers) === null && (cookie !== undefined || origin !== undefined)
      if (porCookie && !origemConfiavel(req.method, req.headers))
        return responderErro(rep, {
          message: 'Pedido recusado: origem desconhecida',
          statusCode: 403,
          error: 'Forbidden',
          requestId: ctx.reqId,
        })
      const entrada = contract.upload
        ? await lerFormulario(req, contract.upload)
        : { body: contract.raw ? corpoCru(req) : (req.body ?? {}), arquivos: [] }
      const r = await executar(
        tratador,
        ctx,
        { params: req.params, query: req.query, ...entrada },
        s.config.producao,
      )
      return responder(rep, r, ctx.saida, ctx.reqId)
    },
  })
}

/** The whole, or the part that was asked for. */
async function responderEmPartes(
  rep: FastifyReply,
  corpo: CorpoEmPartes,
  reqId: string,
): Promise<FastifyReply> {
  const trecho = trechoPedido(rep.request.headers.range, corpo.tamanho)
  const corrente = await corpo.ler(trecho ?? undefined)
  if (corrente === null)
    return responderErro(rep, {
      message: MENSAGENS.naoEncontrado,
      statusCode: 404,
      error: 'Not Found',
      requestId: reqId,
    })
  rep
    .header('accept-ranges', 'bytes')
    .header('content-length', trecho ? trecho.ate - trecho.de + 1 : corpo.tamanho)
  if (trecho) rep.status(206).header('content-range', `bytes ${trecho.de}-${trecho.ate}/${corpo.tamanho}`)
  return rep.send(corrente)
}

async function responder(
  rep: FastifyReply,
  r: Resultado,
  saida: Saida,
  reqId: string,
): Promise<FastifyReply> {
  rep.header('x-request-id', reqId)
  for (const c of saida.cookies) rep.header('set-cookie', c)
  if (!r.ok) return responderErro(rep, r.erro)
  if ('arquivo' in r) {
    const a = r.arquivo
    rep.header('content-type', a.tipo).header('cache-control', a.cache)
    if (a.nome !== undefined) rep.header('content-disposition', anexoChamado(a.nome))
    if ('ler' in a.corpo) return responderEmPartes(rep, a.corpo, reqId)
    return rep.send(a.corpo)
  }
  if (saida.total !== null) rep.header('count', String(saida.total))
  return rep.send(r.valor)
}

function responderErro(rep: FastifyReply, erro: ErroDaApi): FastifyReply {
  if (erro.esperarSegundos !== undefined) rep.header('retry-after', String(erro.esperarSegundos))
  return rep
    .status(erro.statusCode)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(erro))
}

function erroDoFastify(
  erro: { statusCode?: number; message: string; code?: string },
  req: FastifyRequest,
): ErroDaApi {
  const falta = erroDeFaltaDoBanco(erro, String(req.id))
  if (falta !== null) {
    req.log.warn({ err: erro }, 'request put off: the database')
    return falta
  }
  const statusCode = erro.statusCode ?? 500
  if (statusCode >= 500) req.log.error({ err: erro }, 'request failed')
  const message =
    statusCode === 413
      ? MENSAGENS.corpoGrande
      : statusCode >= 500
        ? MENSAGENS.falhaInterna
        : erro instanceof FormularioRecusado
          ? erro.message
          : 'Pedido malformado'
  return {
    message,
    statusCode,
    error:
      statusCode === 413 ? 'Payload Too Large' : statusCode >= 500 ? 'Internal Server Error' : 'Bad Request',
    requestId: String(req.id),
  }
}
