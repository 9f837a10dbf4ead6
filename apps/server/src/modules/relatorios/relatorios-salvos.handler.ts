import { relatoriosSalvos } from '@martelo/contracts/relatorios/relatorios-salvos.contract.ts'
import { NOMES_DOS_RELATORIOS } from '@martelo/contracts/relatorios/relatorios-declarados.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { salvosDe } from './relatorios-salvos.sql.ts'

handle(relatoriosSalvos, async (ctx) => {
  const { usuId } = exigirSessao(ctx)
  const salvos = await ctx.ler((tx) => salvosDe(tx, { hotId: ctx.hotsite.id, usuId }))
  // One of a report that is no more is not offered.
  return salvos.flatMap((s) => {
    const relatorio = NOMES_DOS_RELATORIOS.find((n) => n === s.relatorio)
    return relatorio === undefined
      ? []
      : [{ ...s, relatorio, proximoEm: iso(s.proximoEm), enviadoAt: iso(s.enviadoAt) }]
  })
})
