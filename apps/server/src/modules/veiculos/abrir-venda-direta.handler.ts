import { abrirVendaDireta } from '@martelo/contracts/veiculos/abrir-venda-direta.contract.ts'
import { impedimentoDaVendaDireta } from '@martelo/domain/veiculos/states.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { lerVeiculo } from './veiculos.sql.ts'
import { inserirVendaDireta, lerVendasDiretas } from './vendas-diretas.sql.ts'

handle(abrirVendaDireta, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const v = await lerVeiculo(tx, hotId, params.uid, true)
    if (v === null) return recusar('NAO_ENCONTRADO', 'Veículo não encontrado')
    if (!v.vendaDireta) return recusar('NAO_PODE', 'Este veículo não está marcado para venda direta.')
    const impedimento = impedimentoDaVendaDireta({
      noEstoque: v.situacao === 'ESTOQUE',
      inibirVenda: v.inibirVenda,
    })
    if (impedimento !== null) return recusar('NAO_PODE', impedimento)
    if ((await lerVendasDiretas(tx, hotId, v.id)).some((x) => x.situacao !== 'CANCELADA'))
      return recusar('NAO_PODE', 'Já há uma venda direta em curso.')
    const uid = await inserirVendaDireta(tx, {
      hotId,
      veiId: v.id,
      preco: body.preco,
      validaAte: body.validaAte,
      createdBy: exigirSessao(ctx).usuId,
    })
    await auditar(ctx, tx, {
      entidade: 'veiculo',
      uid: v.uid,
      acao: 'abrirVendaDireta',
      depois: { valorMercado: body.preco },
    })
    return { uid }
  }),
)
