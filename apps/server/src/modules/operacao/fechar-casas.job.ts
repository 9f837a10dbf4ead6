// At the announced instant the auctions of the house stand still. Visitors are kept out by the clock alone (core/http): this job
// only stops what runs by itself. Idempotent; one house's failure delays no other.
import { definirTarefa } from '../../core/jobs/fila.ts'
import type { Servicos } from '../../core/servicos.ts'
import { contarParada, pararLeiloes } from '../pregao/door.ts'
import { casasAFechar, fecharManutencao, travarManutencao } from './manutencao.sql.ts'

async function fecharCasa(s: Servicos, hotId: number): Promise<void> {
  const hotsite = await s.hotsites.porId(hotId)
  if (hotsite === null) return
  const quem = { hotsite, sessao: null, ip: '', reqId: 'manutencao' }
  const paradas = await s.banco.doHotsite(hotId, async (tx) => {
    const m = await travarManutencao(tx, hotId)
    if (m === undefined || m.situacao !== 'anunciada' || m.fechaAt.getTime() > s.banco.relogio.agora())
      return []
    const feitas = await pararLeiloes(tx, quem, hotId, m.mensagem || 'Manutenção do site')
    await fecharManutencao(
      tx,
      m.id,
      feitas.map((p) => p.leiId),
    )
    return feitas
  })
  await contarParada(s, paradas)
}

export async function fecharCasasVencidas(s: Servicos): Promise<void> {
  for (const hotId of await casasAFechar(s.banco.sistema)) await fecharCasa(s, hotId)
}

export const fecharAsCasas = definirTarefa<Record<string, never>>('fechar-casas', async (_, s) => {
  await fecharCasasVencidas(s)
})
