// Jobs act in the name of the system.
import type { Servicos } from '../../core/servicos.ts'
import type { QuemMuda } from '../../engines/lances/port.ts'

/** Null when the hotsite is gone. */
export async function emNomeDoSistema(s: Servicos, hotId: number, reqId: string): Promise<QuemMuda | null> {
  const hotsite = await s.hotsites.porId(hotId)
  return hotsite && { hotsite, sessao: null, ip: '', reqId }
}
