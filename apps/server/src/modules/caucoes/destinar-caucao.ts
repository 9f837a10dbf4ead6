// A paid deposit after its auction: what the domain's rule says, carried out. Called by the minute's sweep and by a person
// who does not want to wait for it.
import { destinoDaCaucao } from '@martelo/domain/caucoes/destino-da-caucao.ts'
import type { Ator } from '@martelo/domain/comum/transicoes.ts'
import { ORIGEM_CAUCAO } from '@martelo/domain/pagamentos/tipos-de-pagamento.ts'
import type { Tx } from '../../core/database/database.ts'
import { creditarNaVenda } from '../pagamentos/door.ts'
import type { QuemMexe, VendaMudada } from '../vendas/door.ts'
import type { Caucao, FatosDaCaucao } from './caucoes.sql.ts'
import { type CaucaoMovida, contextoDaCaucao, moverCaucao } from './mover-caucao.ts'

export interface Destinada {
  readonly movida: CaucaoMovida
  readonly vendas: readonly VendaMudada[]
}

/** Null when it has to wait, or a person has to decide. The deposit is locked by the caller. */
export async function destinarCaucao(
  m: QuemMexe,
  tx: Tx,
  c: Caucao,
  f: FatosDaCaucao,
  quem: readonly Ator[] = ['sistema'],
  motivo?: string,
): Promise<Destinada | null> {
  const contexto = contextoDaCaucao(f, motivo)
  const recebido = c.valorRecebido ?? c.valor
  // The bank may have sent a part back by itself: it is not here to pay with.
  const destino = destinoDaCaucao(recebido - c.valorDevolvido, f)
  if (destino.tipo === 'devolver') {
    const movida = await moverCaucao(m, tx, c, { evento: 'liberar', quem, contexto, devolver: recebido })
    return { movida, vendas: [] }
  }
  if (destino.tipo !== 'aplicar') return null
  const aplicado = destino.partes.reduce((t, p) => t + p.valor, 0)
  const movida = await moverCaucao(m, tx, c, {
    evento: destino.sobra > 0 ? 'aplicarComSobra' : 'aplicar',
    quem,
    contexto,
    mudar: { valorAplicado: aplicado },
    ...(destino.sobra > 0 ? { devolver: c.valorDevolvido + destino.sobra } : {}),
  })
  if (!movida.pode) return { movida, vendas: [] }
  const vendas: VendaMudada[] = []
  for (const { vndId, valor } of destino.partes)
    vendas.push(
      await creditarNaVenda(m, tx, {
        vndId,
        valor,
        origem: ORIGEM_CAUCAO,
        cauId: c.id,
        assinatura: 'Caução da habilitação',
      }),
    )
  return { movida, vendas }
}
