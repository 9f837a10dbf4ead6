// guard → load and lock (vehicle, then its offer) → decide by the table of states → write.
import { moverVendaDireta } from '@martelo/contracts/veiculos/mover-venda-direta.contract.ts'
import { validarDocumento } from '@martelo/domain/comum/identificadores/documento.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { ROTULO_DA_VENDA_DIRETA, transitarVendaDireta } from '@martelo/domain/veiculos/states.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { lerVeiculo } from './veiculos.sql.ts'
import {
  gravarVendaDireta,
  lerVendasDiretas,
  moverVeiculoVendido,
  veiculoDaVendaDireta,
} from './vendas-diretas.sql.ts'

const NAO_HA = recusar('NAO_ENCONTRADO', 'Venda direta não encontrada')

handle(moverVendaDireta, (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  const documento = body.compradorDocumento ? validarDocumento(body.compradorDocumento) : null
  if (documento?.ok === false)
    return Promise.resolve(
      recusar('DOCUMENTO', documento.mensagem, { campos: { compradorDocumento: documento.mensagem } }),
    )
  return ctx.tx(async (tx) => {
    const veiUid = await veiculoDaVendaDireta(tx, hotId, params.uid)
    const v = veiUid === null ? null : await lerVeiculo(tx, hotId, veiUid, true)
    const d =
      v === null ? undefined : (await lerVendasDiretas(tx, hotId, v.id)).find((x) => x.uid === params.uid)
    if (v === null || d === undefined) return NAO_HA
    const r = transitarVendaDireta(
      { de: d.situacao, evento: body.evento, atores: atoresDosPapeis(exigirSessao(ctx).papeis) },
      {
        comprador: body.compradorNome || d.compradorNome || '',
        motivo: body.motivo ?? '',
        noEstoque: v.situacao === 'ESTOQUE',
        inibirVenda: v.inibirVenda,
      },
    )
    if (!r.pode) return recusar('NAO_PODE', r.motivo)
    await gravarVendaDireta(tx, hotId, d.id, {
      situacao: r.para,
      compradorNome: body.compradorNome || null,
      compradorDocumento: documento?.ok ? documento.valor.documento : null,
      motivo: body.motivo || null,
    })
    if (r.para === 'VENDIDA') await moverVeiculoVendido(tx, hotId, v.id, 'VENDIDO')
    if (d.situacao === 'VENDIDA') await moverVeiculoVendido(tx, hotId, v.id, 'ESTOQUE')
    await auditar(ctx, tx, {
      entidade: 'veiculo',
      uid: v.uid,
      acao: 'moverVendaDireta',
      antes: { vendaDireta: ROTULO_DA_VENDA_DIRETA[d.situacao] },
      depois: { vendaDireta: ROTULO_DA_VENDA_DIRETA[r.para] },
      motivo: body.motivo || null,
    })
    return { situacao: r.para }
  })
})
