// What a confirmed entry of a statement does to a payment or a sale that is locked.
import { inicioDoDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import type { Dia } from '@martelo/domain/calendario/dia.ts'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import { type Ctx, exigirSessao } from '../../core/http/contexto.ts'
import { RecusaLancada, recusar } from '../../core/http/handle.ts'
import type { VendaLida } from '../vendas/door.ts'
import { conferirLancamento } from './conferir-lancamento.ts'
import { inserirPagamento, mudarPagamento, pagamentoPor } from './pagamentos.sql.ts'
import { responder } from './responder-pagamento.ts'

interface Linha {
  readonly dia: Dia
  readonly valor: number
  readonly descricao: string
  /** of its file */
  readonly tipo: string
}

export const recusa = (codigo: 'NAO_ENCONTRADO' | 'RECUSADO' | 'MUDOU', frase: string) =>
  new RecusaLancada(recusar(codigo, frase))

export async function darAoPagamento(
  ctx: Ctx,
  tx: Tx,
  v: VendaLida,
  l: Linha,
  uid: string,
  aceitaExcedente: boolean,
): Promise<number> {
  const hotId = ctx.hotsite.id
  const p = await pagamentoPor(tx, hotId, { uid })
  if (p === undefined || !p.ativo || p.tipo !== 'DEPOSITO' || p.origemTipoPagamento === 'PIX')
    throw recusa('RECUSADO', 'Este pagamento não espera uma transferência')
  if (p.valor !== l.valor) throw recusa('RECUSADO', 'O valor do extrato não é o do pagamento')
  if (p.situacao === 'aguardandoValidacao')
    await responder(ctx, tx, v, uid, { evento: 'aprovar', aceitaExcedente, versao: p.versao })
  else if (p.situacao !== 'aguardandoEnvio') throw recusa('RECUSADO', 'Este pagamento já foi respondido')
  await mudarPagamento(tx, hotId, p.id, {
    dataPagamento: new Date(inicioDoDia(l.dia)),
    ...(p.situacao === 'aguardandoEnvio' ? { situacao: 'aguardandoValidacao' } : {}),
  })
  return p.id
}

export async function darAVenda(
  ctx: Ctx,
  tx: Tx,
  v: VendaLida,
  l: Linha,
  aceitaExcedente: boolean,
): Promise<number> {
  if (v.venda.situacao !== 'Aguardando Pagamento' && v.venda.situacao !== 'Aguardando Validação')
    throw recusa('RECUSADO', 'Esta venda não recebe pagamentos.')
  const tipo = l.tipo === 'PLANILHA' ? 'DIFERENCA_XLS' : 'DEPOSITO'
  conferirLancamento(ctx, v, { tipo, valor: l.valor, aceitaExcedente, dataPagamento: l.dia })
  const novo = await inserirPagamento(tx, {
    hotId: ctx.hotsite.id,
    vndId: v.venda.id,
    tipo,
    origemTipoPagamento: tipo === 'DEPOSITO' ? 'DEPOSITO' : null,
    valor: l.valor,
    situacao: 'aguardandoValidacao',
    conId: tipo === 'DEPOSITO' ? v.venda.contaId : null,
    detalhes: JSON.stringify({ identificador: l.descricao.slice(0, 60) }),
    dataPagamento: new Date(inicioDoDia(l.dia)),
    createdBy: exigirSessao(ctx).usuId,
  })
  await auditar(ctx, tx, {
    entidade: 'pagamento',
    uid: novo.uid,
    acao: 'registrar',
    depois: { tipo, valor: l.valor, identificador: l.descricao },
  })
  return novo.id
}
