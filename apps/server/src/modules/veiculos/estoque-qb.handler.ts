import { estoqueQb } from '@martelo/contracts/veiculos/estoque-qb.contract.ts'
import { etapaDoBem } from '@martelo/domain/portal/etapa-do-bem.ts'
import { faltasDoVeiculo } from '@martelo/domain/veiculos/faltas-do-veiculo.ts'
import { urlPublica } from '../../core/http/arquivos-publicos.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { alcanceNoEstoque } from './alcance-no-estoque.ts'
import { listarEstoque } from './estoque.sql.ts'

handle(estoqueQb, async (ctx, { query }) => {
  const { linhas, total } = await ctx.ler((tx) =>
    listarEstoque(tx, ctx.hotsite.id, alcanceNoEstoque(ctx), query),
  )
  ctx.contar(total)
  return linhas.map(({ chave, largura, remocao, lote, prestacao, ...l }) => ({
    ...l,
    desde: iso(l.desde),
    etapa: etapaDoBem({ situacao: l.situacao, noPatio: l.patio !== null, remocao, lote, prestacao }),
    faltas: ['ESTOQUE', 'EM_LEILAO'].includes(l.situacao) ? faltasDoVeiculo(l) : [],
    foto: chave === null ? null : urlPublica(`${chave}-${largura}.webp`),
  }))
})
