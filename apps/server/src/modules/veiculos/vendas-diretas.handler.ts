import { vendasDiretas } from '@martelo/contracts/veiculos/vendas-diretas.contract.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { impedimentoDaVendaDireta, TRANSICOES_DA_VENDA_DIRETA } from '@martelo/domain/veiculos/states.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { lerVeiculo } from './veiculos.sql.ts'
import { lerVendasDiretas } from './vendas-diretas.sql.ts'

handle(vendasDiretas, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const v = await lerVeiculo(tx, ctx.hotsite.id, params.uid)
    if (v === null) return recusar('NAO_ENCONTRADO', 'Veículo não encontrado')
    const vendas = await lerVendasDiretas(tx, ctx.hotsite.id, v.id)
    const atores = atoresDosPapeis(ctx.sessao?.papeis ?? [])
    return {
      impedimento: !v.vendaDireta
        ? 'Ligue “Venda direta” nos detalhes do veículo.'
        : vendas.some((x) => x.situacao !== 'CANCELADA')
          ? 'Já há uma venda direta em curso.'
          : impedimentoDaVendaDireta({ noEstoque: v.situacao === 'ESTOQUE', inibirVenda: v.inibirVenda }),
      vendas: vendas.map((x) => ({
        ...x,
        createdAt: iso(x.createdAt),
        updatedAt: iso(x.updatedAt),
        eventos: TRANSICOES_DA_VENDA_DIRETA.filter(
          (t) => t.de === x.situacao && t.quem.some((q) => atores.includes(q)),
        ).map((t) => t.evento),
      })),
    }
  }),
)
