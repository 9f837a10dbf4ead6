// The line of a sale that a card will pay: judged by the house's offer and by what is due, with the sale locked.
import { escolherParcelas } from '@martelo/domain/cartoes/regra-do-cartao.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import type { Parcelamento } from '@martelo/domain/pagamentos/parcelas-do-cartao.ts'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import { type Ctx, exigirCliente } from '../../core/http/contexto.ts'
import { RecusaLancada, recusar } from '../../core/http/handle.ts'
import { inserirPagamento } from '../pagamentos/door.ts'
import {
  exigeBoleto,
  impedimentoParaPagar,
  porCobrancasDeLado,
  somasDe,
  type VendaLida,
} from '../vendas/door.ts'
import { lerOferta } from './oferta-do-cartao.ts'

const recusa = (codigo: 'RECUSADO' | 'PARCELAS' | 'VALOR', frase: string, campo?: string): RecusaLancada =>
  new RecusaLancada(recusar(codigo, frase, campo === undefined ? {} : { campos: { [campo]: frase } }))

interface Escolha {
  readonly valor: number
  readonly qtdParcelas: number
  readonly valorComJuros: number
}

export async function conferirEscolha(ctx: Ctx, tx: Tx, v: VendaLida, b: Escolha): Promise<Parcelamento> {
  const impedimento = impedimentoParaPagar(v)
  if (impedimento !== null) throw recusa('RECUSADO', impedimento)
  if (exigeBoleto(v)) throw recusa('RECUSADO', 'Esta compra é paga somente por boleto.')
  const { restante } = somasDe(v)
  if (b.valor > restante) throw recusa('VALOR', `O valor a pagar é ${formatarReais(restante)}.`, 'valor')
  const { linhas, regra } = await lerOferta(tx, ctx.hotsite.id)
  const r = escolherParcelas(b.valor, b.qtdParcelas, linhas, regra)
  if (!r.ok) throw recusa('PARCELAS', r.motivo, 'qtdParcelas')
  if (r.opcao.total !== b.valorComJuros)
    throw recusa(
      'PARCELAS',
      `As parcelas mudaram: o total agora é ${formatarReais(r.opcao.total)}.`,
      'qtdParcelas',
    )
  return r.opcao
}

export async function inserirCartao(
  ctx: Ctx,
  tx: Tx,
  v: VendaLida,
  valor: number,
  o: Parcelamento,
): Promise<number> {
  const hotId = ctx.hotsite.id
  const { usuId } = exigirCliente(ctx)
  await porCobrancasDeLado(tx, hotId, v.venda.id, { divergentes: true })
  const pagamento = await inserirPagamento(tx, {
    hotId,
    vndId: v.venda.id,
    tipo: 'CARTAO_DE_CREDITO',
    valor,
    detalhes: JSON.stringify({ qtdParcelas: o.parcelas, taxaDeJuros: o.jurosAoMes, valorComJuros: o.total }),
    createdBy: usuId,
  })
  const novo = await tx
    .insertInto('cartaoTransacao')
    .values({
      hotId,
      vndId: v.venda.id,
      pagId: pagamento.id,
      valor,
      valorComJuros: o.total,
      parcelas: o.parcelas,
      taxaDeJuros: o.jurosAoMes,
      createdBy: usuId,
    })
    .returning(['id', 'uid'])
    .executeTakeFirstOrThrow()
  await auditar(ctx, tx, {
    entidade: 'cartao',
    uid: novo.uid,
    acao: 'iniciar',
    depois: { venda: v.venda.uid, valor, parcelas: o.parcelas, valorComJuros: o.total },
  })
  return novo.id
}
