// The objects of a sale, of a Pix, of a deposit, with the position that each has now.
import type { Movimento } from '@martelo/domain/razao/lancamento.ts'
import {
  livreDoPix,
  posicaoDaCaucao,
  posicaoDaDevolucao,
  posicaoDaLiquidacao,
  posicaoDaVenda,
  posicaoDoPagamento,
  posicaoDoPix,
} from '@martelo/domain/razao/posicao-da-venda.ts'
import type { CaucaoLida, DevolucaoLida, Dossie, Objeto, PagamentoLido, PixLido } from './razao.sql.ts'

export interface Posicao {
  readonly objeto: Objeto
  readonly vndId: number | null
  readonly movimentos: readonly Movimento[]
}

const posicao = (
  tipo: string,
  chave: string | number,
  vndId: number | null,
  movimentos: readonly Movimento[],
): Posicao => ({ objeto: { tipo, chave: String(chave) }, vndId, movimentos })

/** What the bank reported for one line: its Pix when one is named, all of the line's otherwise; a boleto's money. */
function recebidoPara(d: Dossie, p: PagamentoLido): number {
  const doPix =
    p.endToEndId === null
      ? d.pix.filter((x) => x.pagId === p.id)
      : d.pix.filter((x) => x.endToEndId === p.endToEndId)
  const pago = d.liquidacoes
    .filter((l) => l.pagId === p.id && l.resultado !== 'estornado')
    .reduce((t, l) => t + l.pago - l.encargos, 0)
  const prometido = d.devolucoes
    .filter((x) => x.pagId === p.id && x.origem === 'boleto' && x.situacao !== 'dispensada')
    .reduce((t, x) => t + x.valor, 0)
  return doPix.reduce((t, x) => t + livreDoPix(x), 0) + Math.max(0, pago - prometido)
}

export function posicoesDaVenda(d: Dossie): readonly Posicao[] {
  return [
    posicao('venda', d.uid, d.vndId, posicaoDaVenda(d.venda)),
    ...d.pagamentos.map((p) =>
      posicao(
        'pagamento',
        p.uid,
        d.vndId,
        posicaoDoPagamento({
          ...p,
          daCaucao: p.cauId !== null,
          recebido: recebidoPara(d, p),
          boletoAprovado: d.liquidacoes.some((l) => l.pagId === p.id && l.resultado === 'aprovado'),
        }),
      ),
    ),
    ...d.devolucoes.map((x) => posicaoDe(x, d.vndId)),
    ...d.pix.map((x) => posicao('pix', x.endToEndId, d.vndId, posicaoDoPix(x))),
    ...d.liquidacoes.map((l) => posicao('liquidacao', l.id, d.vndId, posicaoDaLiquidacao(l))),
  ]
}

const posicaoDe = (x: DevolucaoLida, vndId: number | null): Posicao =>
  posicao('devolucao', x.uid, vndId, posicaoDaDevolucao(x))

export const posicoesDoPix = (l: { pix: PixLido; avulsas: readonly DevolucaoLida[] }): readonly Posicao[] => [
  posicao('pix', l.pix.endToEndId, null, posicaoDoPix(l.pix)),
  ...l.avulsas.map((x) => posicaoDe(x, null)),
]

export const posicoesDaCaucao = (c: CaucaoLida): readonly Posicao[] => [
  posicao('caucao', c.uid, null, posicaoDaCaucao(c)),
]
