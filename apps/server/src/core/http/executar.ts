// Runs one call the same way whether it came over HTTP or from a server-rendered page in this process:
// permission → limit → input → handler → reply cut to its schema. Answers a value, never throws.
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { type ErroDaApi, juntarMensagens } from '@martelo/contracts/core/error-object.ts'
import { mensagemDeCampo } from '@martelo/contracts/core/mensagens-de-campo.ts'
import {
  ehInterno,
  ehPapelDeCliente,
  PERMISSOES,
  papeisDe,
  permite,
} from '@martelo/contracts/core/permissions.ts'
import { recursoLigado } from '@martelo/domain/hotsites/recursos.ts'
import {
  chamadaDaEquipe,
  esperarSegundos,
  fechadaAVisitantes,
  mensagemDeFechada,
} from '@martelo/domain/operacao/manutencao.ts'
import { podeEmNomeDeOutro } from '@martelo/domain/usuarios/em-nome-de-outro.ts'
import type { ZodError } from 'zod'
import { quemPede } from '../auth/bloqueios.ts'
import { SessaoEncerrada } from '../database/database.ts'
import { medidas } from '../medidas.ts'
import type { Ctx } from './contexto.ts'
import { erroDeFaltaDoBanco } from './falta-do-banco.ts'
import {
  type Arquivo,
  type ArquivoRecebido,
  ehArquivo,
  ehRecusa,
  Ocupado,
  type Recusada,
  RecusaLancada,
  type Tratador,
} from './handle.ts'
import { comReplica, lembrarEscrita } from './ler-da-replica.ts'
import { consumirLimite } from './limite-de-taxa.ts'

export type Resultado =
  | { readonly ok: true; readonly valor: unknown }
  | { readonly ok: true; readonly arquivo: Arquivo }
  | { readonly ok: false; readonly erro: ErroDaApi }

export interface EntradaCrua {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly arquivos?: readonly ArquivoRecebido[]
}

const EM_PORTUGUES = { error: mensagemDeCampo }
/** A call this slow is told in the log, with its request id. */
const LENTA_MS = 1000

/** Runs one call. Any outcome is a value; a bug is logged with its request id and becomes a 500. */
export async function executar(
  tratador: Tratador,
  ctx: Ctx,
  crua: EntradaCrua,
  producao: boolean,
): Promise<Resultado> {
  const inicio = performance.now()
  const r = await cumprir(tratador, ctx, crua, producao)
  const ms = performance.now() - inicio
  const status = String(r.ok ? 200 : r.erro.statusCode)
  medidas.chamadas.observe({ chamada: tratador.contract.key, status }, ms / 1000)
  if (ms > LENTA_MS) ctx.log.warn({ chamada: tratador.contract.key, ms: Math.round(ms) }, 'slow call')
  return r
}

async function cumprir(
  tratador: Tratador,
  ctx: Ctx,
  crua: EntradaCrua,
  producao: boolean,
): Promise<Resultado> {
  const { contract } = tratador
  try {
    const negado =
      conferirBloqueio(tratador, ctx) ??
      conferirManutencao(tratador, ctx) ??
      conferirRecurso(tratador, ctx) ??
      conferirPermissao(tratador, ctx) ??
      conferirEscopo(tratador, ctx) ??
      (await conferirLimite(tratador, ctx))
    if (negado) return { ok: false, erro: { ...negado, requestId: ctx.reqId } }
    const partes = {
      params: contract.params.safeParse(crua.params ?? {}, EM_PORTUGUES),
      query: contract.query.safeParse(crua.query ?? {}, EM_PORTUGUES),
      body: contract.body.safeParse(crua.body ?? {}, EM_PORTUGUES),
    }
    const erros = [partes.params, partes.query, partes.body].flatMap((p) => (p.success ? [] : [p.error]))
    if (erros.length > 0) return { ok: false, erro: erroDeCampos(erros, ctx.reqId) }
    const resposta = await tratador.run(comReplica(contract, ctx), {
      params: partes.params.data,
      query: partes.query.data,
      body: partes.body.data,
      arquivos: crua.arquivos ?? [],
    })
    await lembrarEscrita(contract, ctx)
    if (ehRecusa(resposta)) return { ok: false, erro: erroDeRecusa(tratador, resposta, ctx.reqId) }
    if (ehArquivo(resposta)) return { ok: true, arquivo: resposta }
    if (contract.trusted && producao) return { ok: true, valor: resposta }
    return { ok: true, valor: contract.reply.parse(resposta) }
  } catch (e) {
    if (e instanceof RecusaLancada) return { ok: false, erro: erroDeRecusa(tratador, e.recusa, ctx.reqId) }
    if (e instanceof Ocupado) return { ok: false, erro: erroDeOcupado(e, ctx.reqId) }
    if (e instanceof SessaoEncerrada) return { ok: false, erro: erroDeSessaoEncerrada(ctx.reqId) }
    const falta = erroDeFaltaDoBanco(e, ctx.reqId)
    if (falta !== null) {
      ctx.log.warn({ err: e, chamada: contract.key }, 'call put off: the database')
      return { ok: false, erro: falta }
    }
    ctx.log.error({ err: e, chamada: contract.key }, 'call failed')
    return {
      ok: false,
      erro: {
        message: MENSAGENS.falhaInterna,
        statusCode: 500,
        error: 'Internal Server Error',
        requestId: ctx.reqId,
      },
    }
  }
}

function conferirBloqueio({ contract }: Tratador, ctx: Ctx): ErroDaApi | null {
  if (!ctx.servicos.bloqueios.barra(ctx.hotsite.id, quemPede(ctx), contract.ato ?? null)) return null
  return { message: MENSAGENS.acessoBloqueado, statusCode: 403, error: 'BLOQUEADO' }
}

function conferirPermissao({ contract }: Tratador, ctx: Ctx): ErroDaApi | null {
  if (permite(contract.permission, ctx.sessao)) return null
  const regra: 'todos' | 'logados' | readonly string[] = PERMISSOES[contract.permission]
  if (ctx.sessao === null) {
    const soCliente = typeof regra !== 'string' && regra.every((p) => ehPapelDeCliente(p))
    return {
      message: soCliente ? MENSAGENS.semSessaoCliente : MENSAGENS.semSessao,
      statusCode: 401,
      error: 'Unauthorized',
    }
  }
  return { message: MENSAGENS.semPapel(papeisDe(contract.permission)), statusCode: 403, error: 'Forbidden' }
}

/** A closed house has no visitors; its people stay in, and find their door. */
function conferirManutencao({ contract }: Tratador, { hotsite, sessao, agora }: Ctx): ErroDaApi | null {
  if (!fechadaAVisitantes(hotsite, agora) || ehInterno(sessao) || chamadaDaEquipe(contract.key)) return null
  return {
    message: mensagemDeFechada(hotsite, MENSAGENS.emManutencao),
    statusCode: 503,
    error: 'EM_MANUTENCAO',
    esperarSegundos: esperarSegundos(hotsite, agora),
  }
}

/** What the house has switched off is not there, for its own people neither. */
function conferirRecurso({ contract }: Tratador, { hotsite }: Ctx): ErroDaApi | null {
  if (contract.recurso === undefined || recursoLigado(hotsite.recursosDesligados, contract.recurso))
    return null
  return { message: MENSAGENS.recursoDesligado, statusCode: 404, error: 'DESLIGADO' }
}

/** A session in another person's name looks, and acts as far as he let it. */
function conferirEscopo({ contract }: Tratador, { sessao }: Ctx): ErroDaApi | null {
  if (sessao?.por === undefined || podeEmNomeDeOutro(contract, sessao.por.escopo, ehInterno(sessao)))
    return null
  return { message: MENSAGENS.emNomeDeOutro, statusCode: 403, error: 'EM_NOME_DE_OUTRO' }
}

async function conferirLimite({ contract }: Tratador, ctx: Ctx): Promise<ErroDaApi | null> {
  if (contract.limit === undefined) return null
  const quem = contract.limit.por === 'conta' && ctx.sessao !== null ? `u${ctx.sessao.usuId}` : `ip${ctx.ip}`
  const passa = await consumirLimite(
    ctx.banco,
    `${contract.key}|${ctx.hotsite.id}|${quem}`,
    contract.limit.max,
    contract.limit.segundos,
  )
  return passa ? null : { message: MENSAGENS.bloqueado429, statusCode: 429, error: 'Too Many Requests' }
}

/** No bug: told in the figures of the calls, not in the log, which would only add to the load. */
const erroDeOcupado = (e: Ocupado, requestId: string): ErroDaApi => ({
  message: e.message,
  statusCode: 503,
  error: 'Service Unavailable',
  esperarSegundos: e.esperarSegundos,
  requestId,
})

const erroDeSessaoEncerrada = (requestId: string): ErroDaApi => ({
  message: MENSAGENS.semSessao,
  statusCode: 401,
  error: 'Unauthorized',
  requestId,
})

function erroDeRecusa({ contract }: Tratador, r: Recusada, reqId: string): ErroDaApi {
  return {
    message: juntarMensagens(r.mensagem),
    statusCode: contract.refusals[r.codigo] ?? 409,
    error: r.codigo,
    ...(r.campos ? { campos: { ...r.campos } } : {}),
    ...(r.dados === undefined ? {} : { dados: r.dados }),
    ...(r.esperarSegundos === undefined ? {} : { esperarSegundos: r.esperarSegundos }),
    requestId: reqId,
  }
}

function erroDeCampos(erros: readonly ZodError[], reqId: string): ErroDaApi {
  const campos: Record<string, string> = {}
  for (const erro of erros) for (const i of erro.issues) campos[i.path.join('.') || 'corpo'] ??= i.message
  return {
    message: [...new Set(Object.values(campos))],
    statusCode: 400,
    error: 'Bad Request',
    campos,
    requestId: reqId,
  }
}
