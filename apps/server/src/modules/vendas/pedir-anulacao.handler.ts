import { pedirAnulacao } from '@martelo/contracts/vendas/pedir-anulacao.contract.ts'
import {
  errosDaAnulacao,
  impedimentoDaAnulacao,
  ROTULO_DO_FUNDAMENTO,
} from '@martelo/domain/vendas/anulacao.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { inserirAnulacao } from './anulacao.sql.ts'
import { fatosDaAnulacao } from './anular-item.ts'
import { travarVenda } from './vendas.sql.ts'

handle(pedirAnulacao, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const { usuId } = exigirSessao(ctx)
    const hotId = ctx.hotsite.id
    const { itemUid, ...pedido } = { ...body, ato: body.ato?.trim() || null }
    const campos = errosDaAnulacao(pedido)
    const [primeiro] = Object.values(campos)
    if (primeiro !== undefined) return recusar('CAMPOS', primeiro, { campos })
    const v = await travarVenda(tx, hotId, params.id)
    const item = v?.itens.find((i) => i.uid === itemUid)
    if (v === undefined || item === undefined)
      return recusar('NAO_ENCONTRADA', 'Lote não encontrado nesta venda')
    const motivo = impedimentoDaAnulacao((await fatosDaAnulacao(tx, v))(item))
    if (motivo !== null) return recusar('RECUSADA', motivo)
    const uid = await inserirAnulacao(tx, {
      ...pedido,
      hotId,
      vndId: params.id,
      itemId: item.id,
      pedidaBy: usuId,
    })
    if (uid === null) return recusar('RECUSADA', 'Já há um pedido de anulação deste lote.')
    await auditar(ctx, tx, {
      entidade: 'venda',
      uid: v.venda.uid,
      acao: 'pedirAnulacao',
      depois: { lote: `${item.numero} – ${item.nome}`, descricao: fundamentoPorExtenso(pedido) },
      motivo: pedido.motivo,
    })
    return { uid }
  }),
)

const fundamentoPorExtenso = ({
  fundamento,
  ato,
}: {
  fundamento: keyof typeof ROTULO_DO_FUNDAMENTO
  ato: string | null
}) => [ROTULO_DO_FUNDAMENTO[fundamento], ato].filter(Boolean).join(' ')
