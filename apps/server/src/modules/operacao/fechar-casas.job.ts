// At the announced instant the auctions of the house stand still. Visitors are kept out by the clock alone (core/http): this job
// only stops what runs by itself, and tells administration of a house that is closed longer than it said. Idempotent.
import type { Tx } from '../../core/database/database.ts'
import { definirTarefa } from '../../core/jobs/fila.ts'
import type { Servicos } from '../../core/servicos.ts'
import type { QuemMuda } from '../../engines/lances/port.ts'
import { contarParada, type Parada, pararLeiloes } from '../pregao/door.ts'
import {
  casasAFechar,
  casasForaDeHora,
  fecharManutencao,
  type LinhaDeManutencao,
  travarManutencao,
} from './manutencao.sql.ts'

/** What stands still does so from the instant at which the house closed, however late this runs. */
export async function fecharNaCasa(
  tx: Tx,
  quem: QuemMuda,
  hotId: number,
  m: LinhaDeManutencao,
): Promise<Parada[]> {
  const feitas = await pararLeiloes(tx, quem, hotId, {
    motivo: m.mensagem || 'Manutenção do site',
    desde: m.fechaAt,
  })
  await fecharManutencao(
    tx,
    m.id,
    feitas.map((p) => p.leiId),
  )
  return feitas
}

async function fecharCasa(s: Servicos, hotId: number): Promise<void> {
  const hotsite = await s.hotsites.porId(hotId)
  if (hotsite === null) return
  const quem = { hotsite, sessao: null, ip: '', reqId: 'manutencao' }
  const paradas = await s.banco.doHotsite(hotId, async (tx) => {
    const m = await travarManutencao(tx, hotId)
    if (m === undefined || m.situacao !== 'anunciada' || m.fechaAt.getTime() > s.banco.relogio.agora())
      return []
    return fecharNaCasa(tx, quem, hotId, m)
  })
  await contarParada(s, paradas)
}

export async function fecharCasasVencidas(s: Servicos): Promise<void> {
  for (const hotId of await casasAFechar(s.banco.sistema)) await fecharCasa(s, hotId)
}

/** Once for each maintenance: the notice's key is its own. */
export async function avisarForaDeHora(s: Servicos): Promise<void> {
  for (const { hotId, uid, reabreAt } of await casasForaDeHora(s.banco.sistema))
    await s.banco.doHotsite(hotId, (tx) =>
      s.correio.avisar(tx, hotId, {
        tipo: 'equipe-manutencao-passou',
        para: { casa: true },
        variaveis: { prevista: reabreAt.getTime() },
        chave: `manutencao-passou:${uid}`,
        link: '/admin/manutencao-plataforma',
        marca: `manutencao:${uid}`,
      }),
    )
}

export const fecharAsCasas = definirTarefa<Record<string, never>>('fechar-casas', async (_, s) => {
  await fecharCasasVencidas(s)
  await avisarForaDeHora(s)
})
