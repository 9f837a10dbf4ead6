// The actor without a person: jobs and the bank, in the name of the system, for one hotsite.
import type { Servicos } from '../../core/servicos.ts'
import type { QuemMexe } from './mudar-venda.ts'

let servicos: Servicos | null = null

/** Given once, when a process starts. */
export function ligarVendas(s: Servicos): () => void {
  servicos = s
  return () => {
    servicos = null
  }
}

export function servicosDasVendas(): Servicos {
  if (servicos === null) throw new Error('the sales have not started in this process')
  return servicos
}

/** Null when the hotsite is gone or switched off. */
export async function emNomeDoSistema(s: Servicos, hotId: number, reqId: string): Promise<QuemMexe | null> {
  const hotsite = await s.hotsites.porId(hotId)
  return hotsite && { hotsite, servicos: s, sessao: null, ip: '', reqId, agora: Date.now() }
}
