// What is checked of a payment registered by hand before it is written.
import type { EntradaDe } from '@martelo/contracts/core/define-call.ts'
import type { registrarPagamento } from '@martelo/contracts/pagamentos/registrar-pagamento.contract.ts'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import {
  avisoDeExcedente,
  erroDaData,
  type ResumoDoPagamento,
  resumoDoPagamento,
} from '@martelo/domain/pagamentos/guarda-do-pagamento.ts'
import {
  conferirDetalhes,
  type DetalhesDoPagamento,
} from '@martelo/domain/pagamentos/detalhes-do-pagamento.ts'
import { contaNosTotais, type TipoDePagamento } from '@martelo/domain/pagamentos/tipos-de-pagamento.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { RecusaLancada, recusar } from '../../core/http/handle.ts'
import { jaPago } from './pagamentos.sql.ts'
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

/** The kind's own fields, complete. Throws CAMPOS. */
export function detalhesDoLancamento(ctx: Pick<Ctx, 'agora'>, body: Corpo): DetalhesDoPagamento {
  const dia = body.tipo === 'A_RECEBER' ? undefined : body.dataPagamento
  const r = conferirDetalhes(body.tipo, body, { valor: body.valor, dia: dia ?? diaEmBrasilia(ctx.agora) })
  if (r.ok) return r.detalhes
  throw new RecusaLancada(
    recusar('CAMPOS', [...new Set(Object.values(r.campos))].join('. '), { campos: { ...r.campos } }),
  )
}

/** The account that a deposit came to: the one that was chosen, else the sale's. Throws CAMPOS. */
export async function contaDoDeposito(
  tx: Tx,
  hotId: number,
  v: VendaLida,
  { tipo, contaUid }: Pick<Corpo, 'tipo' | 'contaUid'>,
): Promise<number | null> {
  if (tipo !== 'DEPOSITO') return null
  if (contaUid === undefined) return v.venda.contaId
  const conta = await tx
    .selectFrom('contaBancaria')
    .select('id')
    .where('hotId', '=', hotId)
    .where('uid', '=', contaUid)
    .executeTakeFirst()
  if (conta !== undefined) return conta.id
  throw new RecusaLancada(
    recusar('CAMPOS', 'Conta não encontrada', { campos: { contaUid: 'Conta não encontrada' } }),
  )
}

/** A slip or a cheque pays once; the unique index decides when two people enter the same one at the same moment. */
export async function recusarRepetido(
  tx: Tx,
  hotId: number,
  tipo: TipoDePagamento,
  detalhes: DetalhesDoPagamento,
): Promise<void> {
  const outro = await jaPago(tx, hotId, tipo, detalhes)
  if (outro === undefined) return
  const [campo, oque] = tipo === 'CHEQUE' ? ['chequeNumero', 'Este cheque'] : ['nsu', 'Este comprovante']
  const frase = `${oque} já foi lançado na venda ${numeroDaVenda(outro.vndId)}`
  throw new RecusaLancada(recusar('REPETIDO', frase, { campos: { [campo ?? '']: frase } }))
}
