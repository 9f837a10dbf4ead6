import { ehInterno } from '@martelo/contracts/core/permissions.ts'
import { opcoesDosRelatorios } from '@martelo/contracts/relatorios/opcoes-dos-relatorios.contract.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { comitentesParaFiltrar, leiloesParaFiltrar, patiosParaFiltrar } from './opcoes-dos-relatorios.sql.ts'
import { alcanceDe } from './quem-le-relatorios.ts'

const PROCURAR = {
  leilao: leiloesParaFiltrar,
  comitente: comitentesParaFiltrar,
  patio: patiosParaFiltrar,
} as const

handle(opcoesDosRelatorios, (ctx, { query: { filtro, busca, escolhido } }) => {
  const sessao = exigirSessao(ctx)
  const alcance = alcanceDe(sessao, ehInterno(sessao) ? 'casa' : 'comitente')
  const hotId = ctx.hotsite.id
  return ctx.ler((tx) => PROCURAR[filtro](tx, { hotId, alcance, busca, escolhido }))
})
