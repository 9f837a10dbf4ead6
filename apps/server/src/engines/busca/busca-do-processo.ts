// The one search of this process: made at the first question or when the process starts its parts, closed with it.
//
// Never one per request: each has a worker with the whole index.
import type { Servicos } from '../../core/servicos.ts'
import { type Busca, iniciarBusca } from './servico-de-busca.ts'

const buscas = new WeakMap<object, Busca>()

export function buscaDe(s: Pick<Servicos, 'banco' | 'log'>, comIndice = true): Busca {
  const ja = buscas.get(s.banco)
  if (ja) return ja
  const nova = iniciarBusca({ pool: s.banco.poolSistema, url: s.banco.url, log: s.log, comIndice })
  buscas.set(s.banco, nova)
  return nova
}

export async function fecharBusca(s: Pick<Servicos, 'banco'>): Promise<void> {
  const busca = buscas.get(s.banco)
  buscas.delete(s.banco)
  await busca?.fechar()
}
