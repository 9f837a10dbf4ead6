// A sale against its deadline, in the shape of the domain's rule, with the bank's calendar around an instant.
import { type Calendario, montarCalendario } from '@martelo/domain/calendario/dias-uteis.ts'
import { feriadosDosAnos } from '@martelo/domain/calendario/feriados.ts'
import {
  fimDoDiaDePagamento,
  ultimoDiaParaPagar,
  type VendaNoPrazo,
} from '@martelo/domain/vendas/prazo-de-pagamento.ts'
import { itensAtivos } from './contas-da-venda.ts'
import type { VendaLida } from './vendas.sql.ts'

/** Banks keep the national calendar wherever the buyer lives. From the year before to `anosDepois` after. */
export function calendarioBancario(instante: number, anosDepois = 1): Calendario {
  const ano = new Date(instante).getUTCFullYear()
  return montarCalendario('bancario', feriadosDosAnos(ano - 1, ano + anosDepois))
}

/** A boleto paid on its last bank day is told on the next one. */
function fimDoBoleto(vencimento: string | null): number | null {
  if (vencimento === null) return null
  const fim = fimDoDiaDePagamento(vencimento)
  return fimDoDiaDePagamento(ultimoDiaParaPagar(fim, calendarioBancario(fim)))
}

export function vendaNoPrazo(v: VendaLida): VendaNoPrazo {
  return {
    situacao: v.venda.situacao,
    prazo: v.venda.dataPagamento.getTime(),
    pagamentos: v.pagamentos.map((p) => ({
      situacao: p.situacao,
      cobrancaAte: p.pixExpiraAt?.getTime() ?? fimDoBoleto(p.boletoVencimento),
    })),
    lotesAguardando: itensAtivos(v).every((i) => i.situacaoLote === 'AG_PAGAMENTO'),
  }
}
