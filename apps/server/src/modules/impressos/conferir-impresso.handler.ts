// The public check of a paper: what is recorded under its code. Names are initials; documents are not shown at all.
import { conferirImpresso } from '@martelo/contracts/impressos/conferir-impresso.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { itensAtivos, lerVenda, valoresDe } from '../vendas/door.ts'
import { acharPapel } from './impressos.sql.ts'
import { iniciais } from './montar-impresso.ts'

const NOMES = {
  venda: 'Extrato de compra',
  item: 'Comprovante de compra',
  agendamento: 'Autorização de retirada',
} as const

handle(conferirImpresso, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const papel = await acharPapel(tx, ctx.hotsite.id, params.hash)
    const v = papel && (await lerVenda(tx, ctx.hotsite.id, papel.vndId))
    if (papel === undefined || v === undefined)
      return recusar('NAO_ENCONTRADO', 'Nenhum documento com este código')
    const itens = itensAtivos(v).filter((i) => papel.itemId === null || i.id === papel.itemId)
    return {
      documento: NOMES[papel.tipo],
      situacao: v.venda.situacao,
      hotsite: ctx.hotsite.nome,
      leilao: v.venda.leilaoNome,
      leilaoData: iso(v.venda.leilaoData),
      comprador: iniciais(v.venda.clienteNome),
      lotes: itens.map(({ numero, nome, valor }) => ({ numero, nome, valor })),
      valorTotal:
        papel.itemId === null ? valoresDe(v).valorTotalVenda : itens.reduce((t, i) => t + i.valor, 0),
      conferidoAt: new Date(ctx.agora).toISOString(),
    }
  }),
)
