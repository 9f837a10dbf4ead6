// Every ten minutes the groups with a condition take in and let go: purchases, documents and time move their members.
import { definirTarefa } from '../../core/jobs/fila.ts'
import { preencherPelaCondicao } from './preencher-grupo.ts'
import { gruposAPreencher } from './preencher-grupo.sql.ts'

definirTarefa<Record<string, never>>('preencher-grupos', async (_, s) => {
  for (const g of await gruposAPreencher(s.banco.sistema))
    await s.banco.doHotsite(g.hotId, (tx) => preencherPelaCondicao(tx, g.hotId, g.uid, Date.now()))
})
