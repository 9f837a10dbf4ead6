/**
 * Calls one bound call the way the HTTP server does (permission, limits, schemas), as the person of the context. Import the
 * handlers first (`carregarModulos`, or the handler's file). `responderChamada` is the whole answer; the others are forms of it.
 */
import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import type { Ctx } from '../../apps/server/src/core/http/contexto.ts'
import { executar } from '../../apps/server/src/core/http/executar.ts'
import { type ArquivoRecebido, tratadores } from '../../apps/server/src/core/http/handle.ts'
import type { Hotsite } from '../../apps/server/src/core/tenant/hotsites.ts'
import type { Cenario, Pessoa } from './cenario.ts'

export interface EntradaDeTeste {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
  readonly arquivos?: readonly { nome: string; bytes: Buffer }[]
}

/** The answer with its mark: a value, a file, or the refusal. */
export async function responderChamada(ctx: Ctx, chave: string, entrada: EntradaDeTeste = {}) {
  const t = tratadores.get(chave)
  if (t === undefined) throw new Error(`no handler for ${chave}`)
  const arquivos: ArquivoRecebido[] = (entrada.arquivos ?? []).map((a) => ({ campo: 'arquivo', ...a }))
  const { params = {}, query = {}, body = {} } = entrada
  return executar(t, ctx, { params, query, body, arquivos }, false)
}

export interface Resposta<R> {
  readonly status: number
  /** the reply; only there when the status is 200 */
  readonly valor: R
  /** the refusal's code, message and fields, or null */
  readonly erro: {
    readonly error: string
    readonly message: unknown
    readonly campos?: Record<string, string>
    readonly dados?: unknown
    readonly esperarSegundos?: number | undefined
  } | null
}

/** `contrato` gives the key and the type of the reply. */
export async function executarChamada<C extends { readonly key: string }>(
  ctx: Ctx,
  contrato: C,
  entrada: EntradaDeTeste = {},
): Promise<Resposta<RespostaDe<C>>> {
  const r = await responderChamada(ctx, contrato.key, entrada)
  if (!r.ok) return { status: r.erro.statusCode, valor: null as never, erro: r.erro }
  return { status: 200, valor: ('valor' in r ? r.valor : null) as RespostaDe<C>, erro: null }
}

/** The file that a call answers; the refusal's status when there is none. */
export async function bytesDaChamada(
  ctx: Ctx,
  contrato: { readonly key: string },
  entrada: EntradaDeTeste,
): Promise<Buffer | number> {
  const r = await responderChamada(ctx, contrato.key, entrada)
  if (!r.ok) return r.erro.statusCode
  if (!('arquivo' in r)) throw new Error('this call answers no file')
  const { corpo } = r.arquivo
  if (corpo instanceof Uint8Array) return Buffer.from(corpo)
  const corrente = 'ler' in corpo ? await corpo.ler() : (corpo as Readable)
  if (corrente === null) throw new Error('the file is gone')
  return buffer(corrente)
}

/** An answer as it travels: any depth of fields and lists. */
export type Solto = { readonly [campo: string]: Solto } & readonly Solto[]

export interface PartesDeTeste {
  readonly params?: object
  readonly query?: object
  readonly body?: object
}

/** By its key, in a person's name: the value or the error object, untyped, and the header `count`. */
export async function chamarComo(
  c: Cenario,
  pessoa: Pessoa | null,
  chave: string,
  partes: PartesDeTeste = {},
  hotsite: Hotsite = c.hotsite,
): Promise<{ valor: Solto; erro: Solto; total: number | null }> {
  const ctx = c.ctx(pessoa, hotsite) as ReturnType<Cenario['ctx']> & { saida: { total: number | null } }
  const r = await responderChamada(ctx, chave, partes)
  return {
    valor: (r.ok && 'valor' in r ? r.valor : null) as Solto,
    erro: (r.ok ? null : r.erro) as unknown as Solto,
    total: ctx.saida.total,
  }
}
