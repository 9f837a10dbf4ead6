// Calls over the websocket (`chamar`): those whose contract says `socket`, run by the same `executar` as over HTTP, with
// the session of the connection. It saves a bidder the connection, the headers and the cookie of each request; the key
// of the request makes it safe to repeat a call over HTTP whose answer never came.
// Refuses: calls that are not for the socket, more than PENDENTES unanswered ones, a session that has ended meanwhile
// (the tab renews it over HTTP and connects again).

import type { ErroDaApi } from '@martelo/contracts/core/error-object.ts'
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { sessaoQueVale } from '../../core/auth/bloqueios.ts'
import { montarCtx } from '../../core/http/aplicacao.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { executar } from '../../core/http/executar.ts'
import { tratadores } from '../../core/http/handle.ts'
import type { Servicos } from '../../core/servicos.ts'
import type { Conexao } from './conexao.ts'

/** Unanswered calls of one connection: a person has one, a slow network some more. */
const PENDENTES = 32
const SO_HTTP = new Set(['cookie', 'contar'])

export interface Chamado {
  readonly n: number
  readonly c: string
  readonly p: unknown
  readonly b: unknown
}

export type Chamador = (m: Chamado) => Promise<void>

/** What one connection may call. */
export function criarChamador(s: Servicos, c: Conexao): Chamador {
  let pendentes = 0
  let base: Ctx | null = null
  const responder = (n: number, corpo: { d: unknown } | { erro: ErroDaApi }): void =>
    c.enviar(JSON.stringify({ t: 'resposta', n, ...corpo }))
  const erro = (statusCode: number, error: string, message: string): { erro: ErroDaApi } => ({
    erro: { message, statusCode, error },
  })
  return async ({ n, c: chave, p, b }) => {
    const tratador = tratadores.get(chave)
    if (tratador === undefined || !tratador.contract.socket)
      return responder(n, erro(404, 'Not Found', MENSAGENS.naoEncontrado))
    if (pendentes >= PENDENTES) return responder(n, erro(503, 'OCUPADO', MENSAGENS.tempoEsgotado))
    base ??= contextoDaConexao(s, c)
    const agora = s.banco.relogio.agora()
    // What a request over HTTP would find: a token that has ended is no session, nor is one that a block ended.
    const dura = c.sessao !== null && c.sessao.fim > agora ? c.sessao : null
    const sessao = sessaoQueVale(s.bloqueios, c.hotsite.id, { ...base, sessao: dura })
    pendentes += 1
    try {
      const ctx: Ctx = { ...base, agora, sessao, reqId: `${base.reqId}-${n}` }
      const r = await executar(tratador, ctx, { params: p, query: {}, body: b }, s.config.producao)
      if (!r.ok) responder(n, { erro: r.erro })
      else if ('valor' in r) responder(n, { d: r.valor })
    } finally {
      pendentes -= 1
    }
  }
}

function contextoDaConexao(s: Servicos, c: Conexao): Ctx {
  const ctx = montarCtx(s, {
    hotsite: c.hotsite,
    sessao: c.sessao,
    ip: c.ip,
    agente: c.agente,
    https: c.https,
    origem: c.origem,
    cookieDeRenovacao: null,
    cookieDoAparelho: c.aparelho,
    rastreio: null,
    origemTrafego: null,
    log: s.log,
    reqId: c.id,
    agora: s.banco.relogio.agora(),
  })
  for (const nome of SO_HTTP)
    Object.defineProperty(ctx, nome, {
      enumerable: true,
      value: () => {
        throw new Error(`a call over the socket has no ${nome}`)
      },
    })
  return ctx
}
