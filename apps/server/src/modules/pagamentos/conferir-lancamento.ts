// What is asked of a payment that somebody registers by hand before it is written.
import type { EntradaDe } from '@martelo/contracts/core/define-call.ts'
import type { registrarPagamento } from '@martelo/contracts/pagamentos/registrar-pagamento.contract.ts'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import {
  avisoDeExcedente,
  erroDaData,
  type ResumoDoPagamento,
  resumoDoPagamento,
} from '@martelo/domain/pagamentos/guarda-do-pagamento.ts'
import { contaNosTotais } from '@martelo/domain/pagamentos/tipos-de-pagamento.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { RecusaLancada, recusar } from '../../core/http/handle.ts'
import { somasDe, type VendaLida } from '../vendas/door.ts'

type Corpo = EntradaDe<typeof registrarPagamento>['body']

/** Sum and day against the sale at this moment. Throws EXCEDENTE and CAMPOS; answers what the payment does to what is missing. */
export function conferirLancamento(
  ctx: Pick<Ctx, 'agora'>,
  v: VendaLida,
  body: Pick<Corpo, 'tipo' | 'valor' | 'aceitaExcedente' | 'dataPagamento'>,
): ResumoDoPagamento {
  const resumo = resumoDoPagamento(somasDe(v).restante, contaNosTotais(body.tipo) ? body.valor : 0)
  const excedente = avisoDeExcedente(resumo)
  if (excedente !== null && !body.aceitaExcedente)
    throw new RecusaLancada(
      recusar('EXCEDENTE', excedente, { campos: { valor: excedente }, dados: { ...resumo } }),
    )
  const hoje = diaEmBrasilia(ctx.agora)
  const erro = erroDaData(body.dataPagamento ?? hoje, {
    hoje,
    daVenda: diaEmBrasilia(v.venda.createdAt.getTime()),
    prevista: body.tipo === 'A_RECEBER',
  })
  if (erro !== null) throw new RecusaLancada(recusar('CAMPOS', erro, { campos: { dataPagamento: erro } }))
  return resumo
}
