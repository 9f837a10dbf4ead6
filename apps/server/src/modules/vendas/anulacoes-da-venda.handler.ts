import { permite } from '@martelo/contracts/core/permissions.ts'
import { anulacoesDaVenda } from '@martelo/contracts/vendas/anulacoes-da-venda.contract.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { impedimentoDaAnulacao, podeTransitarAnulacao } from '@martelo/domain/vendas/anulacao.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { lerAnulacoes } from './anulacao.sql.ts'
import { fatosDaAnulacao } from './anular-item.ts'
import { itensAtivos } from './contas-da-venda.ts'
import { lerVenda } from './vendas.sql.ts'

handle(anulacoesDaVenda, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const { usuId, papeis } = exigirSessao(ctx)
    const v = await lerVenda(tx, ctx.hotsite.id, params.id)
    if (v === undefined) return recusar('NAO_ENCONTRADA', 'Venda não encontrada')
    const fatos = await fatosDaAnulacao(tx, v)
    const decide = permite('venda:anular', ctx.sessao)
    const linhas = await lerAnulacoes(tx, ctx.hotsite.id, { vndId: params.id })
    return {
      anulacoes: linhas.map(({ id: _, vndId: __, itemId, pedidaBy, pedidaAt, decididaAt, ...a }) => {
        const item = v.itens.find((i) => i.id === itemId)
        const contexto = {
          mesmaPessoa: pedidaBy === usuId,
          impedimento: item === undefined ? null : impedimentoDaAnulacao(fatos(item)),
          // It is asked for in the dialog.
          motivo: 'motivo',
        }
        const pode = (evento: 'confirmar' | 'recusar' | 'retirar'): string | null => {
          if (evento !== 'retirar' && !decide) return 'O seu papel não decide anulações.'
          const r = podeTransitarAnulacao(
            { de: a.situacao, evento, atores: atoresDosPapeis(papeis) },
            contexto,
          )
          return r.pode ? null : r.motivo
        }
        return {
          ...a,
          pedidaAt: iso(pedidaAt),
          decididaAt: iso(decididaAt),
          pode: { confirmar: pode('confirmar'), recusar: pode('recusar'), retirar: pode('retirar') },
        }
      }),
      itens: itensAtivos(v).map((i) => ({
        itemUid: i.uid,
        lote: `${i.numero} – ${i.nome}`,
        valor: i.valor,
        impedimento: impedimentoDaAnulacao(fatos(i)),
      })),
    }
  }),
)
