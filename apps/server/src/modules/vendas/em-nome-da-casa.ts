// The actor without a person: jobs and the bank, in the name of the system, for one hotsite.
import type { Servicos } from '../../core/servicos.ts'
import type { QuemMexe } from './mudar-venda.ts'

/** Null when the hotsite is gone or switched off. */
export async function emNomeDoSistema(s: Servicos, hotId: number, reqId: string): Promise<QuemMexe | null> {
  const hotsite = await s.hotsites.porId(hotId)
  return hotsite && { hotsite, servicos: s, sessao: null, ip: '', reqId, agora: Date.now() }
}
