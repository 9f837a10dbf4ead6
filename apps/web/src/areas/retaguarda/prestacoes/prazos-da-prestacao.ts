// Until when the house accounts to a consignor and pays him, in one sentence that names who pays whom.
import { formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import type { Prestacao } from './prestacao.screen.tsx'

/** Null: it is settled. */
export function prazosDaPrestacao({
  situacao,
  comitente,
  contas,
  prazo,
  prazoDePagamento,
  atos: { pagarPix, pagarTransferencia },
}: Pick<Prestacao, 'situacao' | 'comitente' | 'prazo' | 'prazoDePagamento'> & {
  readonly contas: Pick<Prestacao['contas'], 'liquido'>
  readonly atos: Pick<Prestacao['atos'], 'pagarPix' | 'pagarTransferencia'>
}): string | null {
  if (situacao === 'PAGA') return null
  const ate = formatarDia(prazoDePagamento)
  if (situacao !== 'APROVADA')
    return `A casa presta contas a ${comitente} até ${formatarDia(prazo)} e paga até ${ate} (Decreto 21.981, art. 27).`
  if (contas.liquido > 0)
    return [
      `A casa paga a ${comitente} até ${ate}.`,
      !pagarPix.pode && !pagarTransferencia.pode && pagarTransferencia.motivo,
    ]
      .filter(Boolean)
      .join(' ')
  return `Não há valor a pagar a ${comitente}: encerre até ${ate}.`
}
