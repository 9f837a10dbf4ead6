// What a bank said of one boleto, applied after the transaction that heard it. Idempotent: money is known by its key,
// and a state that was reached is not reached again.
import { definirTarefa } from '../../core/jobs/fila.ts'
import { concluir, emNomeDoSistema } from '../vendas/door.ts'
import { aplicarOcorrencia, type OcorrenciaDoBanco } from './aplicar-ocorrencia.ts'

export const aplicarAoBoleto = definirTarefa<{ hotId: number; bolId: number; o: OcorrenciaDoBanco }>(
  'aplicar-ao-boleto',
  async ({ hotId, bolId, o }, s) => {
    const m = await emNomeDoSistema(s, hotId, `boleto-${bolId}`)
    if (m === null) return
    const r = await s.banco.doHotsite(hotId, (tx) => aplicarOcorrencia(m, tx, bolId, o))
    if (r.mudada !== null) concluir(s, r.mudada)
  },
)
