// Notes money that has to go back, with its line, its audit and its letter in the caller's transaction. The sum above
// what is due follows the sale: it grows and shrinks with payments and discounts until it has been sent.
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import { escreverAoComprador } from './avisar-venda.ts'
import { somasDe } from './contas-da-venda.ts'
import { inserirDevolucao, mudarDevolucao } from './devolucao-devida.sql.ts'
import type { QuemMexe } from './mudar-venda.ts'
import type { VendaLida } from './vendas.sql.ts'

export interface DevolucaoPrevista {
  readonly origem: 'excedente' | 'pix' | 'boleto' | 'cartao'
  readonly pagId: number | null
  readonly endToEndId: string | null
  readonly valor: number
  readonly motivo: string
}

/** With the sale locked. */
export async function preverDevolucao(
  m: QuemMexe,
  tx: Tx,
  v: VendaLida,
  d: DevolucaoPrevista,
): Promise<void> {
  await inserirDevolucao(tx, { ...d, hotId: v.venda.hotId, vndId: v.venda.id })
  await auditar(m, tx, {
    entidade: 'venda',
    uid: v.venda.uid,
    acao: 'preverDevolucao',
    depois: { valor: d.valor },
    motivo: d.motivo,
  })
  await escreverAoComprador(
    m.servicos,
    tx,
    v,
    'devolucao',
    `Vamos devolver ${formatarReais(d.valor)} a você. ${d.motivo} Avisaremos quando o valor for enviado; não é preciso fazer nada.`,
  )
}

/** Approved money above what is due waits for its refund, once. Answers whether something was written. */
export async function acertarExcedente(m: QuemMexe, tx: Tx, v: VendaLida): Promise<boolean> {
  const previstas = v.devolucoes.filter((d) => d.origem === 'excedente' && d.situacao !== 'dispensada')
  let falta = somasDe(v).troco - previstas.reduce((t, d) => t + d.valor, 0)
  if (falta === 0) return false
  if (falta > 0) {
    // A Pix or card that is large enough goes back the way it came; the newest money is the one too much.
    const aprovados = v.pagamentos.filter((p) => p.situacao === 'aprovado')
    const culpado =
      aprovados.findLast(
        (p) => (p.endToEndId !== null || p.tipo === 'CARTAO_DE_CREDITO') && p.valor >= falta,
      ) ?? aprovados.at(-1)
    await preverDevolucao(m, tx, v, {
      origem: 'excedente',
      pagId: culpado?.id ?? null,
      endToEndId: culpado?.endToEndId ?? null,
      valor: falta,
      motivo: `Recebemos ${formatarReais(falta)} além do valor da compra.`,
    })
    return true
  }
  for (const d of previstas.filter((x) => x.situacao === 'a_devolver').toReversed()) {
    if (falta === 0) break
    const menos = Math.min(d.valor, -falta)
    falta += menos
    await mudarDevolucao(
      tx,
      v.venda.hotId,
      d.id,
      menos === d.valor ? { situacao: 'dispensada' } : { valor: d.valor - menos },
    )
    await auditar(m, tx, {
      entidade: 'venda',
      uid: v.venda.uid,
      acao: 'reduzirDevolucao',
      antes: { valor: d.valor },
      depois: { valor: d.valor - menos },
    })
  }
  return true
}
