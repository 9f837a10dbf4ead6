// What one lot of the consignor's list brought him, from the columns that the list reads.
import { type ResultadoDoLote, resultadoDoLote } from '@martelo/domain/portal/resultado-do-lote.ts'
import { lerFaixas } from '@martelo/domain/prestacoes/comissao-do-contrato.ts'
import type { LinhaDoComitente } from './lotes-do-comitente.sql.ts'

export function resultadoDe(l: LinhaDoComitente): ResultadoDoLote {
  const lidas = lerFaixas(l.comissaoFaixas)
  return resultadoDoLote({
    lance: l.lance,
    valorVendido: l.valorVendido,
    reserva: l.reserva,
    contrato: {
      quemPaga: l.comissaoPagaPor,
      porcentagem: l.comissaoPorcentagem ?? 0,
      minima: l.comissaoMinima ?? 0,
      faixas: lidas.ok ? lidas.faixas : [],
    },
    prestado:
      l.prestadoValor === null || l.prestadoComissao === null
        ? null
        : { valor: l.prestadoValor, comissao: l.prestadoComissao, multa: l.prestadoMulta ?? 0 },
    despesas: l.despesas,
  })
}
