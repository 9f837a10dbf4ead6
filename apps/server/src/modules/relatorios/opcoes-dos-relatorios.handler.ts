import { ehInterno } from '@martelo/contracts/core/permissions.ts'
import { opcoesDosRelatorios } from '@martelo/contracts/relatorios/opcoes-dos-relatorios.contract.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { comitentesParaFiltrar, leiloesParaFiltrar, patiosParaFiltrar } from './opcoes-dos-relatorios.sql.ts'
import { alcanceDe } from './quem-le-relatorios.ts'

handle(opcoesDosRelatorios, (ctx) => {
  const sessao = exigirSessao(ctx)
  const alcance = alcanceDe(sessao, ehInterno(sessao) ? 'casa' : 'comitente')
  const hotId = ctx.hotsite.id
  return ctx.ler(async (tx) => ({
    leilao: await leiloesParaFiltrar(tx, hotId, alcance),
    comitente: await comitentesParaFiltrar(tx, hotId, alcance),
    patio: await patiosParaFiltrar(tx, hotId, alcance),
  }))
})
