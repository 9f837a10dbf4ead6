// Documents were approved or became divergent, a client was blocked or freed: his enablings are looked at again. The
// database asks for it (trigger cliente_habilitacoes), whatever changed the client. Decisions of persons stay.
import { podeTransitarHabilitacao, reavaliarHabilitacao } from '@martelo/domain/habilitacoes/states.ts'
import { auditar } from '../../core/auditoria.ts'
import { definirTarefa } from '../../core/jobs/fila.ts'
import type { Servicos } from '../../core/servicos.ts'
import { avisarHabilitacao } from './avisar-habilitacao.ts'
import { contextoDe, mudarSituacao, travarReavaliaveis } from './habilitacoes.sql.ts'

export async function reavaliarDoCliente(
  s: Pick<Servicos, 'banco' | 'tempoReal' | 'correio'>,
  cliId: number,
): Promise<void> {
  const mudadas = await s.banco.sistema.transaction().execute(async (tx) => {
    const feitas: { cliUid: string; leiUid: string; nome: string; situacao: string }[] = []
    for (const h of await travarReavaliaveis(tx, cliId)) {
      const contexto = contextoDe(h)
      const evento = reavaliarHabilitacao(h.situacao, contexto)
      if (evento === null) continue
      const r = podeTransitarHabilitacao({ de: h.situacao, evento, atores: ['sistema'] }, contexto)
      if (!r.pode) continue
      await mudarSituacao(tx, { id: h.id, hotId: h.hotId, situacao: r.para, motivo: null, usuId: null })
      await auditar({ hotsite: { id: h.hotId }, sessao: null, ip: '', reqId: 'reavaliar-habilitacoes' }, tx, {
        entidade: 'habilitacao',
        uid: h.uid,
        acao: evento,
        antes: { situacao: h.situacao },
        depois: { situacao: r.para },
      })
      await avisarHabilitacao(s, tx, h, r.para, null)
      feitas.push({ cliUid: h.cliUid, leiUid: h.leiUid, nome: h.leilao, situacao: r.para })
    }
    return feitas
  })
  for (const { cliUid, ...aviso } of mudadas)
    s.tempoReal.avisar(`cliente:${cliUid}`, 'habilitacao-decidida', { ...aviso, motivo: null })
}

definirTarefa<{ cliId: number }>('reavaliar-habilitacoes', async ({ cliId }, s) => {
  await reavaliarDoCliente(s, cliId)
})
