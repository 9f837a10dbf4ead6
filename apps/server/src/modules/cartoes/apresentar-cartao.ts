// What each role sees of a card payment. The buyer gets the acquirer's page while it takes a card; the staff what may be asked.
import type { Cartao, CartaoDaEquipe } from '@martelo/contracts/cartoes/cartao.schemas.ts'
import {
  impedimentoDoPedido,
  PEDIDOS_DE_CARTAO,
  REGRA_DO_PEDIDO,
  ROTULO_DA_CONTESTACAO,
  ROTULO_DO_PEDIDO,
} from '@martelo/domain/cartoes/pedidos-ao-adquirente.ts'
import { COR_DO_CARTAO, esperaOCartao, ROTULO_DO_CARTAO } from '@martelo/domain/cartoes/states.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { iso } from '../../core/http/iso.ts'
import { enderecoDoSimulador } from '../../core/simuladores.ts'
import {
  type LinhaDeCartao,
  type LinhaDeContestacao,
  type LinhaDeEstorno,
  lerContestacoes,
  lerEstornos,
} from './cartoes.sql.ts'

/** In the demonstration the page is reached under the host by which the visitor reached us. */
export function paginaDoCartao(endereco: string, origem: string): string {
  const simulado = enderecoDoSimulador('adquirente', origem)
  if (simulado === null) return endereco
  const { pathname, search } = new URL(endereco)
  return `${simulado}${pathname}${search}`
}

export function apresentarCartao(ctx: Ctx, c: LinhaDeCartao, comprador: boolean): Cartao {
  const espera = comprador && c.pagAtivo && esperaOCartao(c.situacao)
  return {
    uid: c.uid,
    pagUid: c.pagUid,
    situacao: c.situacao,
    rotulo: ROTULO_DO_CARTAO[c.situacao],
    cor: COR_DO_CARTAO[c.situacao],
    valor: c.valor,
    valorComJuros: c.valorComJuros,
    qtdParcelas: c.parcelas,
    taxaDeJuros: c.taxaDeJuros,
    bandeira: c.bandeira,
    numero: c.numero,
    nome: c.nome,
    motivo: c.motivo,
    formulario: espera && c.formulario !== null ? paginaDoCartao(c.formulario, ctx.origem) : null,
    valorEstornado: c.valorEstornado,
    criadoAt: iso(c.createdAt),
    autorizadaAt: iso(c.autorizadaAt),
    capturadaAt: iso(c.capturadaAt),
    liquidadaAt: iso(c.liquidadaAt),
    encerradaAt: iso(c.encerradaAt),
    versao: c.versao,
  }
}

type ComVenda = LinhaDeCartao & { readonly cliente: string }

/** Reads refunds and chargebacks of all of them at once. */
export async function apresentarCartoesDaEquipe(
  ctx: Ctx,
  tx: Tx,
  linhas: readonly ComVenda[],
): Promise<CartaoDaEquipe[]> {
  const ids = linhas.map((c) => c.id)
  const estornos = await lerEstornos(tx, ctx.hotsite.id, ids)
  const contestacoes = await lerContestacoes(tx, ctx.hotsite.id, ids)
  const deste = <T extends { readonly carId: number }>(x: readonly T[], c: LinhaDeCartao): T[] =>
    x.filter((y) => y.carId === c.id)
  return linhas.map((c) => ({
    ...apresentarCartao(ctx, c, false),
    vndId: c.vndId,
    cliente: c.cliente,
    autorizacao: c.autorizacao,
    nsu: c.nsu,
    tarifa: c.tarifa,
    pedido: c.pedido,
    erro: c.erro,
    conferidaAt: iso(c.conferidaAt),
    estornos: deste(estornos, c).map(umEstorno),
    contestacoes: deste(contestacoes, c).map(umaContestacao),
    pedidos: pedidosDe(ctx, c),
    podeContestar:
      permite('venda:acertar', ctx.sessao) && deste(contestacoes, c).some((x) => x.situacao === 'aberta'),
  }))
}

const umEstorno = (e: LinhaDeEstorno): CartaoDaEquipe['estornos'][number] => ({
  uid: e.uid,
  valor: e.valor,
  motivo: e.motivo,
  situacao: e.situacao,
  pedidoAt: iso(e.createdAt),
})

const umaContestacao = (x: LinhaDeContestacao): CartaoDaEquipe['contestacoes'][number] => ({
  uid: x.uid,
  situacao: x.situacao,
  rotulo: ROTULO_DA_CONTESTACAO[x.situacao],
  motivo: x.motivo,
  prazo: x.prazo,
  bemEntregue: x.bemEntregue,
  defesa: x.defesa,
  abertaAt: iso(x.createdAt),
  encerradaAt: iso(x.encerradaAt),
})

function pedidosDe(ctx: Ctx, c: LinhaDeCartao): CartaoDaEquipe['pedidos'] {
  const atores = permite('venda:acertar', ctx.sessao) ? atoresDosPapeis(ctx.sessao?.papeis ?? []) : []
  return PEDIDOS_DE_CARTAO.flatMap((pedido) => {
    // The reason is asked for in the dialog.
    const nao = impedimentoDoPedido(pedido, c, atores, 'motivo')
    if (nao?.causa === 'estado') return []
    const { pedeMotivo } = REGRA_DO_PEDIDO[pedido]
    return [
      {
        pedido,
        rotulo: ROTULO_DO_PEDIDO[pedido],
        pedeMotivo,
        pode: nao === null,
        motivo: nao?.motivo ?? null,
      },
    ]
  })
}
