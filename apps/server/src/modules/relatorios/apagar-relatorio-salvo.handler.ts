import { apagarRelatorioSalvo } from '@martelo/contracts/relatorios/apagar-relatorio-salvo.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { apagarSalvo } from './relatorios-salvos.sql.ts'

handle(apagarRelatorioSalvo, (ctx, { params: { uid } }) => {
  const { usuId } = exigirSessao(ctx)
  return ctx.tx(async (tx) => {
    if (!(await apagarSalvo(tx, { hotId: ctx.hotsite.id, usuId }, uid)))
      return recusar('NAO_ENCONTRADO', 'Este relatório não está mais guardado.')
    await auditar(ctx, tx, { entidade: 'relatorio_salvo', uid, acao: 'apagar' })
    return {}
  })
})
