/** Calls one bound call the way the HTTP server does (permission, limits, schemas), as the person of the context. */
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import type { Ctx } from '../../apps/server/src/core/http/contexto.ts'
import { executar } from '../../apps/server/src/core/http/executar.ts'
import { type ArquivoRecebido, tratadores } from '../../apps/server/src/core/http/handle.ts'

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
  entrada: {
    params?: unknown
    query?: unknown
    body?: unknown
    arquivos?: readonly { nome: string; bytes: Buffer }[]
  } = {},
): Promise<Resposta<RespostaDe<C>>> {
  const t = tratadores.get(contrato.key)
  if (t === undefined) throw new Error(`no handler for ${contrato.key}`)
  const arquivos: ArquivoRecebido[] = (entrada.arquivos ?? []).map((a) => ({ campo: 'arquivo', ...a }))
  const r = await executar(
    t,
    ctx,
    { params: entrada.params ?? {}, query: entrada.query ?? {}, body: entrada.body ?? {}, arquivos },
    false,
  )
  if (!r.ok) return { status: r.erro.statusCode, valor: null as never, erro: r.erro }
  return { status: 200, valor: ('valor' in r ? r.valor : null) as RespostaDe<C>, erro: null }
}
