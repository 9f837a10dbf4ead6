// Jobs act in the name of the system; the machinery is given once, when a process starts.
import type { Servicos } from '../../core/servicos.ts'
import type { QuemMuda } from '../../engines/lances/port.ts'

let servicos: Servicos | null = null

export function ligarCondicionais(s: Servicos): () => void {
  servicos = s
  return () => {
    servicos = null
  }
}

export function servicosDasCondicionais(): Servicos {
  if (servicos === null) throw new Error('the conditionals have not started in this process')
  return servicos
}

/** Null when the hotsite is gone. */
export async function emNomeDoSistema(s: Servicos, hotId: number, reqId: string): Promise<QuemMuda | null> {
  const hotsite = await s.hotsites.porId(hotId)
  return hotsite && { hotsite, sessao: null, ip: '', reqId }
}
