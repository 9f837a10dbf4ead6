import { caucaoDaCasa } from '@martelo/contracts/caucoes/caucao-da-casa.contract.ts'
import { disponivelParaReter } from '@martelo/domain/caucoes/retencao.ts'
import { mascararCampo } from '@martelo/domain/comum/identificadores/mascarar.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { apresentarParaACasa } from './apresentar-caucao.ts'
import { acharCaucao, fatosDaCaucao } from './caucoes.sql.ts'
import { decisoesPossiveis } from './decidir-caucao.ts'

handle(caucaoDaCasa, async (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const c = await acharCaucao(tx, ctx.hotsite.id, { uid: params.uid })
    if (c === null) return recusar('NAO_ENCONTRADA', 'Caução não encontrada')
    const f = await fatosDaCaucao(tx, c)
    const decisoes = decisoesPossiveis(c, f, atoresDosPapeis(exigirSessao(ctx).papeis))
    const multa = f.lidas.reduce((t, { venda: v }) => t + v.multaComissao + v.multaValor, 0)
    const disponivel = disponivelParaReter(c)
    return {
      ...apresentarParaACasa({ ...c, pedeDecisao: decisoes.some((d) => d.pode) }),
      pagadorNome: c.pagadorNome,
      pagadorDocumento: mascararCampo('cpf', c.pagadorDocumento),
      endToEndId: c.endToEndId,
      devolucaoPedidaAt: iso(c.devolucaoPedidaAt),
      disponivel,
      multaPrevista: Math.min(multa, disponivel),
      compras: f.vendas.map(({ id, situacao, restante }) => ({ id, situacao, restante })),
      decisoes,
    }
  }),
)
