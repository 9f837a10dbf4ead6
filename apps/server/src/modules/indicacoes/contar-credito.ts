// Tells who brought a client what became of the credit, in the transaction that moves it.
import type { SituacaoDoCredito } from '@martelo/domain/indicacoes/credito.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Servicos } from '../../core/servicos.ts'

interface Credito {
  readonly valor: number
  readonly indicado: string
  readonly donoUsuId: number
}

/** `motivo` is told of a refusal alone. Waiting, in analysis and used: he knows, or there is nothing to be done yet. */
export async function contarCredito(
  { correio }: Pick<Servicos, 'correio'>,
  tx: Tx,
  hotId: number,
  k: Credito,
  { para, motivo }: { readonly para: SituacaoDoCredito; readonly motivo: string },
): Promise<void> {
  const quem = { para: { usuId: k.donoUsuId }, link: '/cliente/indique-ganhe' }
  const variaveis = { valor: k.valor, indicado: k.indicado }
  if (para === 'Liberado') await correio.avisar(tx, hotId, { tipo: 'indicacao-liberada', variaveis, ...quem })
  if (para === 'Pago') await correio.avisar(tx, hotId, { tipo: 'indicacao-paga', variaveis, ...quem })
  if (para === 'Recusado')
    await correio.avisar(tx, hotId, {
      tipo: 'indicacao-recusada',
      variaveis: { ...variaveis, motivo },
      ...quem,
    })
}
