// A statement as the answer of a call, read anew.
import type { Ctx } from '../../core/http/contexto.ts'
import { RecusaLancada, recusar } from '../../core/http/handle.ts'
import { conferirVersao } from '../../core/conflito.ts'
import type { Tx } from '../../core/database/database.ts'
import { apresentarPrestacao } from './apresentar-prestacao.ts'
import { lerPrestacao, type PrestacaoLida } from './ler-prestacao.ts'
import { contaDoComitente } from './prestacoes.sql.ts'

export const naoEncontrada = () => recusar('NAO_ENCONTRADA', 'Prestação de contas não encontrada')

export async function responderPrestacao(ctx: Ctx, por: { readonly uid: string } | { readonly id: number }) {
  return ctx.ler(async (tx) => {
    const l = await lerPrestacao(tx, ctx.hotsite.id, por)
    if (l === undefined) throw new Error('a statement that was there is gone')
    return apresentarPrestacao(ctx, l, await contaDoComitente(tx, ctx.hotsite.id, l.p.comId))
  })
}

/** Locked, and in the version that the person read. Throws NAO_ENCONTRADA and MUDOU. */
export async function travarPrestacao(
  ctx: Ctx,
  tx: Tx,
  uid: string,
  versao: number | null,
): Promise<PrestacaoLida> {
  const l = await lerPrestacao(tx, ctx.hotsite.id, { uid }, { travar: true })
  if (l === undefined) throw new RecusaLancada(naoEncontrada())
  if (versao !== null)
    await conferirVersao(ctx, tx, { entidade: 'prestacao', uid, versaoAtual: l.p.versao, versaoLida: versao })
  return l
}
