// The staff's answer to a payment and its proofs. Two people at once: the second is told what the first did.
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { comprovanteDoPagamento, podeTransitarPagamento } from '@martelo/domain/pagamentos/states.ts'
import { auditar } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import type { Tx } from '../../core/database/database.ts'
import { type Ctx, exigirSessao } from '../../core/http/contexto.ts'
import { RecusaLancada, recusar } from '../../core/http/handle.ts'
import { mudarPagamento, pagamentoPor, responderComprovantes } from './pagamentos.sql.ts'

interface Resposta {
  readonly evento: 'aprovar' | 'divergir' | 'estornar'
  readonly motivo?: string | null | undefined
  readonly versao: number
}

/** With the sale locked. Throws NAO_ENCONTRADO, MUDOU and RECUSADO. */
export async function responder(ctx: Ctx, tx: Tx, uid: string, r: Resposta): Promise<void> {
  const hotId = ctx.hotsite.id
  const { usuId, nome, papeis } = exigirSessao(ctx)
  const p = await pagamentoPor(tx, hotId, { uid })
  if (p === undefined || !p.ativo)
    throw new RecusaLancada(recusar('NAO_ENCONTRADO', 'Pagamento não encontrado'))
  await conferirVersao(ctx, tx, { entidade: 'pagamento', uid, versaoAtual: p.versao, versaoLida: r.versao })
  const pode = podeTransitarPagamento(
    { de: p.situacao, evento: r.evento, atores: atoresDosPapeis(papeis) },
    { temArquivo: true, motivo: r.motivo ?? undefined },
  )
  if (!pode.pode)
    throw new RecusaLancada(
      recusar('RECUSADO', pode.motivo, pode.causa === 'guarda' ? { campos: { motivo: pode.motivo } } : {}),
    )
  const quando = new Date(ctx.agora)
  const motivo = r.evento === 'aprovar' ? null : (r.motivo ?? null)
  await mudarPagamento(tx, hotId, p.id, {
    situacao: pode.para,
    motivo,
    respondidoAt: quando,
    respondidoBy: usuId,
  })
  await responderComprovantes(tx, hotId, p.id, {
    situacao: comprovanteDoPagamento(pode.para),
    motivo,
    usuId,
    usuNome: nome,
    quando,
  })
  await auditar(ctx, tx, {
    entidade: 'pagamento',
    uid,
    acao: r.evento,
    antes: { situacao: p.situacao },
    depois: { situacao: pode.para },
    motivo,
  })
}
