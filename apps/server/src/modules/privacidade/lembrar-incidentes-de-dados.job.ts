// The days of data incidents: its people are reminded until ANPD and those affected were told. Once a day each; any number of
// processes may run it.
import { diaEmBrasilia, somarDias } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { lembreteDoIncidente, prazosDoIncidente } from '@martelo/domain/privacidade/prazos-do-incidente.ts'
import { definirTarefa } from '../../core/jobs/fila.ts'
import type { Servicos } from '../../core/servicos.ts'
import { guardarPrazos, incidentesALembrar, travarIncidente } from './afetados-do-incidente.sql.ts'
import { avisarDoIncidente } from './avisar-do-incidente.ts'

export async function lembrarIncidentesDeDados(s: Servicos, agora: number): Promise<void> {
  const hoje = diaEmBrasilia(agora)
  for (const { hotId, uid } of await incidentesALembrar(s.banco.sistema))
    await s.banco.doHotsite(hotId, async (tx) => {
      const i = await travarIncidente(tx, hotId, uid)
      if (i === undefined) return
      const prazos = prazosDoIncidente({
        conhecidoAt: i.conhecidoAt.getTime(),
        pequenoPorte: i.pequenoPorte,
        comunicadoAnpdAt: i.comunicadoAnpdAt?.getTime() ?? null,
      })
      if (i.comunicarAte === null) await guardarPrazos(tx, hotId, i.id, prazos)
      if (i.situacao === 'encerrado') return
      const dito = lembreteDoIncidente(
        {
          comunicarAte: prazos.comunicarAte,
          comunicadoAnpd: i.comunicadoAnpdAt !== null,
          comunicadoTitulares: i.comunicadoTitularesAt !== null,
          porAvisar: i.porAvisar,
        },
        hoje,
        somarDias(hoje, 1),
      )
      const { comunicarAte } = prazos
      if (dito !== null) await avisarDoIncidente(s, tx, hotId, { ...i, comunicarAte }, dito, hoje)
    })
}

definirTarefa<Record<string, never>>('lembrar-incidentes-de-dados', async (_, s) => {
  await lembrarIncidentesDeDados(s, s.banco.relogio.agora())
})
