// Optimistic concurrency: every edited record carries `versao`; a save says which version it read. When it is not the
// current one, the person is told who changed what since (from the audit), and nothing is written.
import { createHash } from 'node:crypto'
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { sql } from 'kysely'
import { auditar } from './auditoria.ts'
import type { Tx } from './database/database.ts'
import type { Ctx } from './http/contexto.ts'
import { RecusaLancada, recusar } from './http/handle.ts'

interface Registro {
  readonly entidade: string
  readonly uid: string
  readonly versaoAtual: number
  readonly versaoLida: number
}

type Campos = Record<string, unknown> | null

interface MudancaDeCampo {
  readonly antes: unknown
  readonly depois: unknown
  /** who changed it last */
  readonly por: string | null
}
export interface MudancasDeOutros {
  readonly por: string | null
  readonly mudancas: Readonly<Record<string, MudancaDeCampo>>
}

/**
 * What was audited after the version that was read, per field from the first value to the last one. Rows that carry no
 * version are counted instead: one for each version.
 */
export async function mudancasDesde(ctx: Ctx, tx: Tx, r: Registro): Promise<MudancasDeOutros> {
  const linhas = await tx
    .selectFrom('auditoria')
    .select(['usuNome', 'antes', 'depois'])
    .where('hotId', '=', ctx.hotsite.id)
    .where('entidade', '=', r.entidade)
    .where('entidadeUid', '=', r.uid)
    .where((e) => e.or([e('versao', 'is', null), e('versao', '>', r.versaoLida)]))
    .orderBy('id', 'desc')
    .limit(Math.max(1, r.versaoAtual - r.versaoLida))
    .execute()
  const mudancas: Record<string, MudancaDeCampo> = {}
  for (const l of linhas.toReversed()) {
    const antes = (l.antes as Campos) ?? {}
    for (const [campo, depois] of Object.entries((l.depois as Campos) ?? {})) {
      const inicio = mudancas[campo]?.antes ?? antes[campo] ?? null
      mudancas[campo] = { antes: inicio, depois, por: l.usuNome }
    }
  }
  return { por: linhas[0]?.usuNome ?? null, mudancas }
}

/** Throws the refusal MUDOU (409) when the record moved on. Call with the row locked. */
export async function conferirVersao(ctx: Ctx, tx: Tx, r: Registro): Promise<void> {
  if (r.versaoAtual === r.versaoLida) return
  const { por, mudancas } = await mudancasDesde(ctx, tx, r)
  throw new RecusaLancada(
    recusar('MUDOU', MENSAGENS.mudouEntretanto, { dados: { versao: r.versaoAtual, por, mudancas } }),
  )
}

/** What a small table of the hotsite looks like now. A save that names another mark has not seen what it overwrites. */
export const marcaDaTabela = (linhas: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(linhas)).digest('base64url').slice(0, 16)

/** The text of the refusal MUDOU for such a table. */
const TABELA_MUDOU = 'Outra pessoa mudou esta tabela enquanto você a editava. Abra de novo e refaça.'

interface TabelaDoHotsite<L> {
  /** its name in the audit's two halves, and its lock's */
  readonly nome: string
  readonly acao: string
  ler(tx: Tx, hotId: number): Promise<L[]>
  trocar(tx: Tx, hotId: number, linhas: readonly L[]): Promise<void>
}

/** Saves such a table whole, by people who saw the one they replace. Answers its new mark. Throws the refusal MUDOU. */
export function salvarTabela<L>(
  ctx: Ctx,
  t: TabelaDoHotsite<L>,
  pedida: { readonly marca: string; readonly linhas: readonly L[] },
): Promise<{ marca: string }> {
  const { id: hotId, uid } = ctx.hotsite
  return ctx.tx(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${t.nome}:${hotId}`}, 11))`.execute(tx)
    const antes = await t.ler(tx, hotId)
    if (marcaDaTabela(antes) !== pedida.marca) throw new RecusaLancada(recusar('MUDOU', TABELA_MUDOU))
    await t.trocar(tx, hotId, pedida.linhas)
    const depois = await t.ler(tx, hotId)
    await auditar(ctx, tx, {
      entidade: 'hotsite',
      uid,
      acao: t.acao,
      antes: { [t.nome]: antes },
      depois: { [t.nome]: depois },
    })
    return { marca: marcaDaTabela(depois) }
  })
}
