// A sale against its deadline, in the shape of the domain's rule, with the bank's calendar around an instant.
import { type Calendario, montarCalendario } from '@martelo/domain/calendario/dias-uteis.ts'
import { feriadosDosAnos } from '@martelo/domain/calendario/feriados.ts'
import type { VendaNoPrazo } from '@martelo/domain/vendas/prazo-de-pagamento.ts'
import { itensAtivos } from './contas-da-venda.ts'
import type { VendaLida } from './vendas.sql.ts'

/** Banks keep the national calendar wherever the buyer lives. */
export function calendarioBancario(instante: number): Calendario {
  const ano = new Date(instante).getUTCFullYear()
  return montarCalendario('bancario', feriadosDosAnos(ano - 1, ano + 1))
}

export function vendaNoPrazo(v: VendaLida): VendaNoPrazo {
  return {
    situacao: v.venda.situacao,
    prazo: v.venda.dataPagamento.getTime(),
    pagamentos: v.pagamentos.map((p) => ({
      situacao: p.situacao,
      cobrancaAte: p.pixExpiraAt?.getTime() ?? null,
    })),
    lotesAguardando: itensAtivos(v).every((i) => i.situacaoLote === 'AG_PAGAMENTO'),
  }
}
